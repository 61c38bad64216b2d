import { expect, test } from 'vitest';
import { allMove, asked, at, battle, only, rig } from './support/playing.ts';

test.each([
  ['3.1 the higher die wins', [7, 3], 0],
  ['3.1 the higher die wins, for side B too', [1, 10], 1],
] as const)('%s', (_, faces, winner) => {
  const played = battle({ faces });
  expect(played.match.board.winner).toBe(winner);
  expect(only(played.events, 'initiative')).toMatchObject([{ dice: faces, winner, rule: '3.1' }]);
});

test.each([0, 1] as const)('3.2 a tie goes to who lost the turn before: after side %i won', (winner) => {
  const played = battle({ winner, ships: [{ ...at(5, 5) }, { ...at(50, 30) }] });
  rig(played, 4, 4);
  allMove(played);
  expect(played.match.board).toMatchObject({ turn: 2, winner: 1 - winner });
  expect(only(played.events, 'initiative').at(-1)).toMatchObject({ rule: '3.2', dice: [4, 4] });
});

test('3.3 a tie on the first turn is rolled again, as often as it takes', () => {
  const played = battle({ faces: [5, 5, 8, 8, 2, 6] });
  expect(only(played.events, 'initiative').map(({ winner, rule }) => [winner, rule])).toEqual([
    [null, '3.3'],
    [null, '3.3'],
    [1, '3.1'],
  ]);
});

test.each([0, 1] as const)('3.4 if side %i wins, it moves last and fires first', (winner) => {
  const played = battle({ winner, ships: [{ ...at(20, 20) }, { ...at(23, 20) }] });
  expect(played.match.asks.map(({ seat }) => seat)).toEqual([1 - winner]);
  allMove(played);
  expect(asked(played)).toEqual([`${winner} fire`]);
});
