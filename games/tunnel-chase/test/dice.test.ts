import { namedDiceFault, type RollsIn } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { ASTEROIDS } from '../rules/01-asteroid/numbers.ts';
import { rules } from '../rules/index.ts';
import type { Chase } from '../rules/model.ts';

const rollsIn: RollsIn<Chase> = (event, { board }) => {
  if (event.not !== undefined) return [];
  switch (event.type) {
    case 'asteroid':
      return board.setup.asteroid === 0
        ? [{ purpose: 'asteroid', who: null, sides: ASTEROIDS, faces: [event.number] }]
        : [];
    case 'rolled-off':
      return event.rolls.map(([who, die]) => ({ purpose: event.what, who, faces: [die] }));
    case 'led':
      return [{ purpose: 'lead', who: event.seat, faces: [event.die] }];
    case 'navigated':
      return event.dice === null ? [] : [{ purpose: 'curve', who: event.seat, faces: event.dice, pair: true }];
    case 'shot':
      return [{ purpose: 'shot', who: event.by, faces: event.dice, pair: true }];
    default:
      return [];
  }
};

test('every roll has the dice of its turn, its purpose and its roller', () => {
  expect(namedDiceFault(rules, rollsIn, { games: 60, seed: 'dice' })).toBeUndefined();
});
