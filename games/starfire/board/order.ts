import { CORVETTES, CRUISERS } from '../rules/data/roster.ts';
import type { Ask, Order } from '../rules/model.ts';
import type { StarfireChoice } from './props.ts';

/** The orders as on a helm: left to right, ahead above staying. */
export const HELM: readonly Order[] = ['ahead-left', 'ahead', 'ahead-right', 'stay-left', 'stay', 'stay-right'];
const DESIGNS: readonly string[] = [...CORVETTES, ...CRUISERS];

const placeIn = (list: readonly string[], choice: StarfireChoice): number =>
  typeof choice === 'string' ? list.indexOf(choice) : -1;

/** Sorts options the way a player looks for them: left to right, low to high; salvos stay ship by ship. */
export function inOrder(ask: Ask, options: readonly StarfireChoice[]): readonly StarfireChoice[] {
  const place = (choice: StarfireChoice): number => {
    if (typeof choice === 'number') return choice;
    if (ask.kind === 'move') return placeIn(HELM, choice);
    if (ask.kind === 'design') return placeIn(DESIGNS, choice);
    return ask.kind === 'place' ? Number(choice) : 0;
  };
  return options.toSorted((a, b) => place(a) - place(b));
}
