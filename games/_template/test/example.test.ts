import { expect, test } from 'vitest';
import { play, standoff } from './support/playing.ts';

test('the turn in the rulebook is played as it is told there', () => {
  const played = standoff({ ships: [{ charges: 2 }, { charges: 0 }], faces: [5, 3] });
  expect(play(played, 'fire', 'charge').board.ships).toMatchObject([{ charges: 0 }, { hull: 2, charges: 1 }]);
});
