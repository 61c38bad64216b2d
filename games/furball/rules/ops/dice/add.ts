import { mayAdd, mayModify } from '../../06-attack/modify.ts';
import { rollingIn } from '../../13-cards/now.ts';
import type { Op, Use } from '../../model/cards.ts';
import { type DicePool, type Face, shipOf } from '../../model.ts';
import { helpOfFace } from './helping.ts';
import { facesOn, tellOfDice } from './taking.ts';

/** 6.6 Dice that show this face are laid beside those rolled. */
export const add = (n: number, pool: DicePool, face: Face): Op => ({
  possible: (now) => mayAdd(now, pool),
  run(_match, _frame, now, tell) {
    const rolling = rollingIn(now.stack, pool);
    if (rolling === null || !mayModify(now, pool, 'add')) return undefined;
    const before = facesOn(now, pool);
    for (let i = 0; i < n; i++) rolling.dice.push({ face, rerolled: false, fixed: false });
    tellOfDice(now, pool, 'added', before, tell);
    return undefined;
  },
  helps: (now) => helpOfFace(now, pool, face),
  // A blank is of use only to those who can reroll it.
  worth: (use) => (face === 'blank' ? 0.1 : n * worthOfResult(face, use)),
});

/** A focus result counts only with a token to turn it. */
export function worthOfResult(face: Face, { board, seat }: Use): number {
  if (face === 'blank') return 0;
  return face !== 'focus' ? 1 : shipOf(board, seat).tokens.focus > 0 ? 0.9 : 0;
}
