import { MODELS } from '../rules/data/ships.ts';
import type { Ask } from '../rules/model.ts';
import type { DuelChoice } from './props.ts';

/** Sorts the options of an ask the way a player looks for them: left to right, low to high. */
export function inOrder(ask: Ask, options: readonly DuelChoice[]): readonly DuelChoice[] {
  const size = (choice: DuelChoice): number => {
    if (typeof choice === 'number') return choice;
    if (typeof choice === 'boolean') return choice ? 1 : 0;
    return typeof choice === 'string' ? MODELS.indexOf(choice) : choice.length;
  };
  return options.toSorted((a, b) => size(a) - size(b) || (ask.kind === 'fire' ? earlier(a, b) : 0));
}

/** Orders salvos of the same size by the place of their lasers in the table. */
function earlier(a: DuelChoice, b: DuelChoice): number {
  return `${a}` < `${b}` ? -1 : 1;
}
