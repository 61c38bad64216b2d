import { expect, test } from 'vitest';
import { play, standoff } from './support/playing.ts';

test('1.1 each ship starts with 3 hull points and an empty battery', () => {
  const { ships } = standoff().match.board;
  expect(ships.map(({ hull, charges }) => [hull, charges])).toEqual([
    [3, 0],
    [3, 0],
  ]);
});

test('1.2 each hit costs a hull point', () => {
  const { board } = play(standoff({ ships: [{ charges: 2 }, {}], faces: [4, 6] }), 'fire', 'charge');
  expect(board.ships.map(({ hull }) => hull)).toEqual([3, 1]);
});

test('1.2 a ship without hull points is destroyed', () => {
  const played = standoff({ ships: [{ charges: 2 }, { hull: 1 }], faces: [5, 5] });
  expect(play(played, 'fire', 'charge').board.ships[1].hull).toBe(0);
  expect(played.events).toContainEqual({ type: 'destroyed', rule: '1.2', seat: 1 });
});
