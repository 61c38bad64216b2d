import type { DialManoeuvre } from '../catalogue/index.ts';
import { type Ask, FACES } from '../rules/model.ts';
import { columnOf, rowOf } from './orders/dial/layout.ts';
import type { FurballChoice } from './props.ts';

/** The sort key of an option, most important part first; holding fire, passing and staying come last. */
type Key = readonly (number | string)[];

/** Sorts options the way a player looks for them: left to right, low to high; doing nothing comes last. */
export function inOrder(ask: Ask, options: readonly FurballChoice[]): readonly FurballChoice[] {
  return options.toSorted((one, other) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return compare(keyOf(ask, one), keyOf(ask, other));
  });
}

function compare(one: Key, other: Key): number {
  for (const [i, a] of one.entries()) {
    const b = other[i] ?? 0;
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

const NO_KEY: Key = [];

function keyOf(ask: Ask, choice: NonNullable<FurballChoice>): Key {
  if (ask.kind === 'shift') return shiftKey(String(choice));
  if (ask.kind === 'manoeuvre') return manoeuvreKey(ask.among[Number(choice)]);
  if (typeof choice === 'number') return [choice];
  // Effects, actions and alternatives keep the order of the rules.
  if (typeof choice === 'string') return NO_KEY;
  if ('weapon' in choice) return [choice.at, choice.weapon, choice.pay, Number(choice.obstructed)];
  return FACES.map((face) => choice[face] ?? 0);
}

const manoeuvreKey = (manoeuvre: DialManoeuvre | undefined): Key =>
  manoeuvre === undefined ? NO_KEY : [rowOf(manoeuvre), columnOf(manoeuvre)];

const SIDES = ['left', 'ahead', 'right'];

/** "bank-1 left", "roll straight-1 right -10": from left to right, from ahead to behind. */
function shiftKey(name: string): Key {
  const side = SIDES.findIndex((each) => name.includes(each));
  const along = name.split(' ').filter((part) => /^-?\d+$/.test(part));
  return [side, Number(name.startsWith('roll')), name.includes('back') ? 1 : 0, ...along.map((each) => -Number(each))];
}
