import { begin, keyFromSeed } from '@starboard/kernel';
import { namedDiceFault, type RollsIn } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { CARD_NUMBERS } from '../rules/02-pieces/pieces.ts';
import { rules } from '../rules/index.ts';
import type { DeathStar } from '../rules/model.ts';
import { wholeSetup } from './support/playing.ts';

const rollsIn: RollsIn<DeathStar> = (event, { board }) => {
  switch (event.type) {
    case 'rolled-off':
      return event.rolls.map(([who, die]) => ({ purpose: 'first', who, faces: [die] }));
    case 'rolled':
      return [{ purpose: 'walk', who: event.rebel, faces: [event.die] }];
    case 'dice': {
      const seats = board.rebels.map(({ seat }) => seat);
      const own = event.rebels.flatMap((die, i) => {
        const who = seats[i] ?? 0;
        return seats.indexOf(who) === i ? [{ purpose: 'secret-move', who, faces: [die] } as const] : [];
      });
      return [...own, { purpose: 'red', who: null, faces: [event.red] }];
    }
    case 'exchange':
      return [
        { purpose: 'rebel-battle', who: event.rebel, faces: event.rebelDice, pair: event.rebelDice.length === 2 },
        {
          purpose: 'imperial-battle',
          who: event.soldier,
          faces: event.imperialDice,
          pair: event.imperialDice.length === 2,
        },
      ];
    case 'code-tried':
      return [{ purpose: 'code', who: event.rebel, faces: event.dice, pair: true }];
    default:
      return [];
  }
};

test('every roll has the dice of its turn, its purpose and its roller', () => {
  const setup = { captureRounds: 8, escapeRounds: 40 };
  expect(namedDiceFault(rules, rollsIn, { games: 40, seed: 'dice', setup, unseen: ['cards'] })).toBeUndefined();
});

test('6.3 a script lays the cards in order', () => {
  const script = [{ purpose: 'cards', draws: [[7, 2, 0]] }] as const;
  const { board } = begin(rules, wholeSetup({ game: 'escape' }), [null, null], { key: keyFromSeed('cards'), script });
  expect(board.faces.slice(0, 4)).toEqual([7, 2, 0, 1].map((place) => CARD_NUMBERS[place]));
});
