import type { Seat } from '@starboard/kernel';
import { countIn } from '../../06-attack/dice.ts';
import type { SomeDice } from '../../06-attack/modify.ts';
import { attackIn, rollingIn } from '../../13-cards/now.ts';
import type { Op, Use } from '../../model/cards.ts';
import type { Face } from '../../model.ts';
import { worthOfResult } from './add.ts';
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
  worth: (use) => worthOfCancelled(some, use),
});

/** Whoever cancels results of its own loses them; an attacker may spare itself those of the defender, who is spared hits. */
function worthOfCancelled({ pool, faces }: SomeDice, use: Use): number {
  const attack = attackIn(use.stack);
  if (attack === null) return 0;
  const lost = (seat: Seat, ...among: readonly Face[]): number => {
    const meant = among.filter((face) => faces === null || faces.includes(face));
    return meant.reduce((sum, face) => sum + countIn(attack, pool, face) * worthOfResult(face, { ...use, seat }), 0);
  };
  if (attack.attacker === use.seat) {
    return pool === 'attack' ? -lost(attack.attacker, 'hit', 'crit', 'focus') : lost(attack.defender, 'evade', 'focus');
  }
  if (pool === 'defence') return -lost(attack.defender, 'evade', 'focus');
  const evaded = attack.hit ? 0 : countIn(attack, 'defence', 'evade');
  return Math.max(0, lost(attack.attacker, 'hit', 'crit') - evaded);
}
