import { namedDiceFault, type RollsIn } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { SIDES } from '../rules/06-attack/dice.ts';
import { rules } from '../rules/index.ts';
import type { Furball } from '../rules/model.ts';

const rollsIn: RollsIn<Furball> = (event) => {
  if (event.type === 'rolled-off') {
    return event.rolls.map(([who, faces]) => ({
      purpose: 'initiative',
      who,
      sides: 8,
      faces,
      printed: SIDES.attack,
    }));
  }
  if (event.type !== 'rolled') return [];
  const { ship: who, pool, why, faces } = event;
  const isInAttack = why === 'attack' || why === 'defence';
  const purpose = isInAttack ? pool : why === 'asteroid' ? 'asteroid-damage' : 'effect';
  return [{ purpose, who, sides: 8, faces, printed: SIDES[pool] }];
};

test('every roll has the dice of its turn, its purpose and its roller', () => {
  const setup = { limit: 25, rounds: 5 };
  const unseen = ['asteroids', 'squad', 'deck', 'ranking', 'attack-reroll', 'defence-reroll', 'turned-card'] as const;
  expect(namedDiceFault(rules, rollsIn, { games: 10, seed: 'dice', setup, seats: 8, unseen })).toBeUndefined();
});
