import { capital, oneDecimal, percent, plural } from '@starboard/kernel';
import { weaponCount } from '../../words/phrases.ts';
import type { SalvoOdds } from './odds.ts';

/** 5.9, 5.11 The odds of a salvo in sentences: the verdict, what to expect, and each kind of weapon. */
export interface SalvoWords {
  readonly verdict: string;
  readonly expected: string;
  readonly weapons: readonly string[];
}

export function salvoWords({ any, hits, damage, left, weapons }: SalvoOdds): SalvoWords {
  const [first = null] = weapons;
  const only = weapons.length === 1 && first?.count === 1 ? first : null;
  const expected =
    only === null
      ? `On average ${oneDecimal(hits)} hits destroy ${oneDecimal(damage)}`
      : `A hit destroys ${only.damage}`;
  return {
    verdict: `${percent(any)} chance ${only === null ? 'of at least one hit' : 'to hit'}.`,
    expected: `${expected} of its ${plural(left, 'system')}.`,
    weapons: weapons.map(weaponSays),
  };
}

export function shotSays({ needed, chance, damage }: SalvoOdds['weapons'][number]): string {
  const does = `a hit destroys ${plural(damage, 'system')}`;
  return `Each of these weapons needs ${needed} or less on a ten-sided die to hit, a chance of ${percent(chance)}. At this range ${does}.`;
}

/** "2 missiles: each needs 6 or less on a ten-sided die, 60%; a hit destroys 1 system." */
const weaponSays = ({ weapon, count, needed, chance, damage }: SalvoOdds['weapons'][number]): string =>
  `${capital(weaponCount(weapon, count))}: needs ${needed} or less on a ten-sided die, ${percent(chance)}; a hit destroys ${plural(damage, 'system')}.`;
