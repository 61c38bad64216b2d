import { QUERY } from '../13-cards/book.ts';
import { rollApartIn, rollingIn } from '../13-cards/now.ts';
import { ask, isModifiedFor } from '../13-cards/query.ts';
import type { Now } from '../model/cards.ts';
import type { DicePool, Die, Face, Stack } from '../model.ts';

/** Dice of one side: those that show one of these faces, or all of them. */
export interface SomeDice {
  readonly pool: DicePool;
  readonly faces: readonly Face[] | null;
}

/** What becomes of dice: the face that they are changed to, a reroll, or nothing. */
export type DiceChange = Face | 'reroll' | 'cancel';

/** 6.6 Whether this may still be done to a die. To cancel a die is not to modify it, and no die is rerolled twice. */
function isOpenTo({ face, fixed, rerolled }: Die, faces: readonly Face[] | null, to: DiceChange): boolean {
  if (face === to || (faces !== null && !faces.includes(face))) return false;
  if (to === 'cancel') return true;
  return !fixed && !(to === 'reroll' && rerolled);
}

/** 6.6 The dice on the table to which this may still be done. */
export function diceOpenTo(stack: Stack, { pool, faces }: SomeDice, to: DiceChange): readonly Die[] {
  const dice = rollingIn(stack, pool)?.dice ?? NONE;
  return dice.filter((die) => isOpenTo(die, faces, to));
}
const NONE: readonly Die[] = [];

/** 6.6 The dice that a card may change now in this way: every decision about dice is made here. */
export function changeableDice(now: Now, some: SomeDice, to: DiceChange): readonly Die[] {
  if (to !== 'cancel' && !mayModify(now, some.pool, to === 'reroll' ? 'reroll' : 'change')) return NONE;
  return diceOpenTo(now.stack, some, to);
}

/** 6.6 Whether a card may add results: not to dice that another has fixed. */
export function mayAdd(now: Now, pool: DicePool): boolean {
  return mayModify(now, pool, 'add') && rollingIn(now.stack, pool)?.dice.some(isFixedForAll) !== true;
}

const isFixedForAll = ({ fixed, alone }: Die): boolean => fixed && alone !== true;

/** 6.6 Whether a ship may modify dice in this way. */
export function mayModify(now: Now, pool: DicePool, how: 'reroll' | 'change' | 'add'): boolean {
  const { board, attack, ship, origin } = now;
  if (attack === null || !isModifiedFor(board, QUERY['dice.modifiable'], ship) || rollApartIn(now.stack) !== null)
    return true;
  return ask(
    board,
    QUERY['dice.modifiable'],
    ship,
    { attack, pool, by: ship, how, card: origin.from === 'core' ? null : origin.card },
    true,
  );
}
