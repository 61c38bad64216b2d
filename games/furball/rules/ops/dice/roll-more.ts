import type { Amount, Op } from '../../model/cards.ts';
import type { DicePool } from '../../model.ts';
import { always, amountOf } from '../speaking.ts';

/** More dice are rolled in this attack, or fewer. */
export const rollMore = (n: Amount, pool: DicePool): Op => ({
  possible: always,
  run(_match, _frame, now) {
    if (now.attack !== null) now.attack.extra[pool] += amountOf(n, now);
    return undefined;
  },
  worth: () => 0.8,
});
