import { expect, test } from 'vitest';
import { play, standoff } from './support/playing.ts';

test('4.1 a ship that is destroyed this turn still fires', () => {
  const { board } = play(standoff({ ships: [{ charges: 1 }, { hull: 1, charges: 1 }], faces: [6, 6] }), 'fire', 'fire');
  expect(board.ships.map(({ hull }) => hull)).toEqual([2, 0]);
});
