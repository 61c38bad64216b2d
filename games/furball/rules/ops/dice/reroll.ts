import { countIn, rollFace } from '../../06-attack/dice.ts';
import { changeableDice, type SomeDice } from '../../06-attack/modify.ts';
import { attackIn, rollApartIn } from '../../13-cards/now.ts';
import { windowAt } from '../../13-cards/windows.ts';
import type { Now, Op, Use } from '../../model/cards.ts';
import type { DicePool } from '../../model.ts';
import { helpOfReroll } from './helping.ts';
import type { HowMany } from './some.ts';
import { facesOn, findsDice, isDice, takeDice, tellOfDice } from './taking.ts';

/** 6.6 The user rerolls up to this many dice, or must reroll all of them, and they are counted. */
export const reroll = (upTo: HowMany, some: SomeDice): Op => ({
  possible: (now) => findsDice(now, upTo, some, 'reroll'),
  run(match, frame, now, tell) {
    if (frame.stage > 1) return undefined;
    const dice = takeDice(frame, now, upTo, some, 'reroll');
    if (!isDice(dice)) return dice;
    frame.stage = 2;
    frame.count = dice.length;
    if (dice.length === 0) return undefined;
    const before = facesOn(now, some.pool);
    const roller = rollerOf(now, some.pool);
    for (const die of dice) {
      die.face = rollFace(match, some.pool, REROLL[some.pool], roller);
      die.rerolled = true;
    }
    tellOfDice(now, some.pool, 'rerolled', before, tell);
    return windowAt(match, 'dice.rolled', roller, { pool: some.pool });
  },
  helps: (now) => helpOfReroll(now, changeableDice(now, some, 'reroll'), some.pool, upTo === 'all'),
  worth: (use) => worthOfReroll(upTo, some.pool, use),
});

/** A player rerolls blanks of their own, and good results of the other side. */
function worthOfReroll(howMany: HowMany, pool: DicePool, { stack, seat }: Use): number {
  const attack = attackIn(stack);
  if (attack === null || rollApartIn(stack) !== null) return 0.6;
  const blanks = countIn(attack, pool, 'blank');
  const good = countIn(attack, pool, 'hit', 'crit', 'evade');
  const isOwn = (pool === 'attack' ? attack.attacker : attack.defender) === seat;
  if (!isOwn) return good > 0 ? 0.6 : 0;
  // Of dice that are all rerolled, good ones are at risk.
  if (howMany === 'all') return 0.4 * blanks - 0.6 * good;
  return blanks > 0 ? 0.7 : 0;
}

/** Rerolls have dice of their own, so that one more leaves the next attack as it is. */
const REROLL = { attack: 'attack-reroll', defence: 'defence-reroll' } as const;

function rollerOf({ attack, ship, stack }: Now, pool: DicePool): number {
  const apart = rollApartIn(stack);
  if (apart !== null) return apart.ship;
  return attack === null ? ship : pool === 'attack' ? attack.attacker : attack.defender;
}
