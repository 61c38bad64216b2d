import { rules } from '@starboard/duel-in-space/rules';
import { view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { answer, asked, duel, only } from './support/playing.ts';

test('2.1 the higher die chooses, equal dice are rolled again, the other ship goes to the other player', () => {
  const played = duel({ setup: { choosing: 'rolled' }, faces: [4, 4, 2, 5] });
  expect(only(played.events, 'rolled-for-ships').map(({ dice, first }) => [...dice, first])).toEqual([
    [4, 4, null],
    [2, 5, 1],
  ]);
  expect(asked(played)).toEqual(['1 ship']);
  answer(played, 1, 'gun-star');
  expect(played.match.board.ships.map(({ model }) => model)).toEqual(['deck-fighter', 'gun-star']);
});

test.each([
  [4, 6, 5, 7],
  [1, 1, 2, 2],
  [6, 3, 7, 4],
] as const)('2.2 dice %i and %i put the enemy in ports %i and %i', (mine, yours, port, other) => {
  expect(duel({ faces: [mine, yours] }).match.board.ports).toEqual([port, other]);
});

test('2.3 a turn begins with the turrets', () => {
  const played = duel();
  expect(played.match.board.turn).toBe(1);
  expect(asked(played)).toEqual(['0 aim', '1 aim']);
});

test('2.3 the match stops at its result and asks nothing more', () => {
  const { match } = duel({ seating: ['drone', 'drone'] });
  expect(match.result).not.toBeNull();
  expect(match.asks).toEqual([]);
  expect(view(rules, match, 0).mine).toBeNull();
});
