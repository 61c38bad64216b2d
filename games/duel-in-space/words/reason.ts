import { asSentence, percent } from '@starboard/kernel';
import type { Fact } from '../rules/facts.ts';
import { sectorName } from './phrases.ts';

export function reason(facts: readonly Fact[]): string {
  return asSentence(facts.map(clause));
}

function clause(fact: Fact): string {
  switch (fact.fact) {
    case 'any':
      return 'all options are equally good';
    case 'tested-design':
      return 'this design won most test duels';
    case 'turret':
      return turretClause(fact);
    case 'hit-chance':
      return fact.lasers === 0
        ? `a shot would hit with ${percent(fact.chance)}`
        : `${fact.lasers === 1 ? 'the shot hits' : `each of the ${fact.lasers} shots hits`} with ${percent(fact.chance)}`;
    case 'exchange':
      return `this turn should cost the enemy about ${percent(fact.given)} of its strength, and you ${percent(fact.taken)}`;
    case 'balance':
      return `you are ${standing(fact.worth)}`;
  }
}

function turretClause({ lasers, at, enemy }: Extract<Fact, { fact: 'turret' }>): string {
  if (lasers === 0) return 'no turret laser works, so the turret doesn’t matter';
  const where = at === enemy ? 'where the enemy is now' : `and the enemy is in port ${enemy} now`;
  return `${lasers === 1 ? 'one turret laser points' : 'both turret lasers point'} at port ${sectorName(at)}, ${where}`;
}

function standing(worth: number): string {
  if (Math.abs(worth) < 0.15) return 'about even';
  const clearly = Math.abs(worth) > 0.5 ? 'clearly ' : '';
  return `${clearly}${worth > 0 ? 'ahead' : 'behind'}`;
}
