import { rollingIn } from '../../13-cards/now.ts';
import type { Op } from '../../model/cards.ts';
import type { DicePool } from '../../model.ts';
import { handy } from '../worth.ts';
import { facesOn, tellOfDice } from './taking.ts';

/** 6.6 The dice stay as they are, whatever else is done to dice. */
export const fix = (pool: DicePool): Op => ({
  possible: ({ stack }) => rollingIn(stack, pool)?.dice.some(({ fixed }) => !fixed) === true,
  run(_match, _frame, now, tell) {
    for (const die of rollingIn(now.stack, pool)?.dice ?? []) die.fixed = true;
    tellOfDice(now, pool, 'fixed', facesOn(now, pool), tell);
    return undefined;
  },
  worth: handy,
});
