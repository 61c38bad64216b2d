import { expect, test } from 'vitest';
import { numbersAreShown, roomFor } from '../../board/map/numbering.ts';

test('the numbers that the log names are on the map if it is large enough, or if the player asks for them', () => {
  expect(numbersAreShown(2, false)).toBe(true);
  expect(numbersAreShown(0.4, false)).toBe(false);
  expect(numbersAreShown(0.4, true)).toBe(true);
  expect(numbersAreShown(null, true)).toBe(false);
});

test('the map zooms in as far as the numbers need', () => {
  expect(0.3 * roomFor(0.3)).toBeCloseTo(0.6);
  expect(roomFor(1)).toBe(1);
});
