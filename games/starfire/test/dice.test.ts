import { namedDiceFault, type RollsIn } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { Starfire } from '../rules/model.ts';

const rollsIn: RollsIn<Starfire> = (event) => {
  if (event.type === 'shot') return [{ purpose: 'shot', who: event.ship.id, sides: 10, faces: [event.die] }];
  if (event.type !== 'initiative') return [];
  return event.dice.map((die, who) => ({ purpose: 'initiative', who, sides: 10, faces: [die] }));
};

test('every roll has the dice of its turn, its purpose and its roller', () => {
  expect(namedDiceFault(rules, rollsIn, { games: 12, seed: 'dice' })).toBeUndefined();
});
