import { rules } from '@starboard/duel-in-space/rules';
import { namedDiceFault, type RollsIn } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { type Duel, other } from '../rules/model.ts';

const rollsIn: RollsIn<Duel> = (event) => {
  if (event.not !== undefined) return [];
  switch (event.type) {
    case 'rolled-for-ships':
    case 'start':
      return event.dice.map((die, who) => ({
        purpose: event.type === 'start' ? 'start' : 'ships',
        who,
        faces: [die],
      }));
    case 'headed':
      return event.dice === null ? [] : [{ purpose: 'steering', who: event.seat, faces: event.dice }];
    case 'drone-turret':
      return [{ purpose: 'turret', who: event.seat, faces: [event.die] }];
    case 'shot':
      return [{ purpose: 'to-hit', who: event.by, faces: event.dice, pair: true }];
    case 'damage':
      return [{ purpose: 'damage', who: other(event.seat), faces: event.dice, pair: true }];
    case 'special': {
      const who = other(event.seat);
      const special = event.roll === null ? [] : [event.roll.die];
      return [
        { purpose: 'special', who, faces: special },
        { purpose: 'weapon', who, faces: event.weapon },
      ];
    }
    default:
      return [];
  }
};

test('every roll has the dice of its turn, its purpose and its roller', () => {
  expect(namedDiceFault(rules, rollsIn, { games: 150, seed: 'dice' })).toBeUndefined();
});
