import { countIn } from '../../06-attack/dice.ts';
import type { SomeDice } from '../../06-attack/modify.ts';
import { attackIn, rollingIn } from '../../13-cards/now.ts';
import type { Op } from '../../model/cards.ts';
import type { HowMany } from './some.ts';
import { facesOn, findsDice, isDice, takeDice, tellOfDice } from './taking.ts';

/** Removes dice from the table, and counts them. */
export const cancel = (howMany: HowMany, some: SomeDice): Op => ({
  possible: (now) => findsDice(now, howMany, some, 'cancel'),
  run(_match, frame, now, tell) {
    const dice = takeDice(frame, now, howMany, some, 'cancel');
    if (!isDice(dice)) return dice;
    const rolling = rollingIn(now.stack, some.pool);
    if (rolling === null) return undefined;
    const before = facesOn(now, some.pool);
    for (const die of dice) rolling.dice.splice(rolling.dice.indexOf(die), 1);
    frame.count = dice.length;
    tellOfDice(now, some.pool, 'cancelled', before, tell);
    return undefined;
  },
  /** Whoever cancels results of its own loses them. */
  worth({ stack, seat }) {
    const attack = attackIn(stack);
    if (some.pool === 'attack') return attack?.attacker === seat ? -countIn(attack, 'attack', 'hit', 'crit') : 0.8;
    return attack?.defender === seat ? -countIn(attack, 'defence', 'evade') : 0.8;
  },
});
