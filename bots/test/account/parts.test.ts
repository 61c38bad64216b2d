import { expect, test } from 'vitest';
import { added, addSample, emptyTally, figureOf, isClear } from '../../account/figures.ts';
import { exchangeOf } from '../../account/judge/exchange.ts';
import { shareOut } from '../../account/shares.ts';
import { penny } from './support/penny.ts';

test('a figure is the mean of its samples, with its standard error', () => {
  const tally = emptyTally(1, 1);
  for (const value of [1, 0, 0, 1]) addSample(tally, [value]);
  expect(figureOf(tally, 0)).toEqual({ mean: 0.5, error: expect.closeTo(Math.sqrt(1 / 12), 12) });
});

test('samples that share an imagined match count as one', () => {
  const tally = emptyTally(1, 2);
  for (let i = 0; i < 100; i++) addSample(tally, [i % 2]);
  expect(figureOf(tally, 0)).toEqual({ mean: 0.5, error: expect.closeTo(0.5, 12) });
});

test.each([
  [0.04, 0.02, true],
  [0.04, 0.021, false],
  [-0.3, 0.1, true],
  [0.004, 0, false],
])('%d with an error of %d is clear: %s', (mean, error, clear) => {
  expect(isClear({ mean, error })).toBe(clear);
});

test('errors of figures that were estimated apart add up by their squares', () => {
  expect(
    added([
      { mean: 0.1, error: 0.03 },
      { mean: -0.3, error: 0.04 },
    ]),
  ).toEqual({ mean: expect.closeTo(-0.2, 12), error: expect.closeTo(0.05, 12) });
});

test('large moments get more of the budget, none gets more than is of use, and the budget is kept', () => {
  const shares = shareOut([0.49, 0.09, 0.09], [2, 2, 3], 700);
  expect(shares).toEqual([200, 40, 40].map((share) => Math.floor((share * 700) / (2 * 200 + 2 * 40 + 3 * 40))));
  expect(shareOut([1, 0], [1, 1], 1_000_000)).toEqual([1024, 1024]);
  expect(shareOut([1], [0], 100)).toEqual([0]);
});

test('between two sides, the chance of one is the risk of the other', () => {
  const seating = [null, null, null];
  const sided = { ...penny, sides: () => ['rebels', 'imperial', 'rebels'] };
  const exchange = exchangeOf(sided, { setup: {}, seating });
  expect(exchange(1, 0, 2)).toBe(0.75);
  expect(exchange(1, 1, 1)).toBe(1);
  expect(exchange(1, 1, 0)).toBe(0.25);
  expect(exchangeOf(penny, { setup: {}, seating: [null, null] })(0.7, 0, 1)).toBeCloseTo(0.3, 12);
  expect(exchangeOf(penny, { setup: {}, seating })(0.7, 0, 1)).toBeUndefined();
});
