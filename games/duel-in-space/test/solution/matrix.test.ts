import { diceFromSeed, draw } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { exact } from '../../solution/matrix/exact.ts';
import { simplex } from '../../solution/matrix/simplex.ts';
import { certify, emptySolution, STRIDE } from '../../solution/matrix/solution.ts';
import { solution, solve } from '../../solution/matrix/solve.ts';
import { trySupport } from '../../solution/matrix/support.ts';

function table(...rows: readonly (readonly number[])[]): Float64Array {
  const all = new Float64Array(STRIDE * STRIDE);
  for (const [i, row] of rows.entries()) all.set(row, i * STRIDE);
  return all;
}

const STONE_PAPER_SCISSORS = table([0, -1, 1], [1, 0, -1], [-1, 1, 0]);

test('stone, paper, scissors is worth nothing, and each is taken a third of the time', () => {
  expect(solve(STONE_PAPER_SCISSORS, 3, 3, 0, 0)).toBeLessThan(1e-15);
  for (const mixture of [solution.rows, solution.columns]) {
    for (const share of mixture.subarray(0, 3)) expect(share).toBeCloseTo(1 / 3, 14);
  }
});

test('a game with a saddle point has pure solutions', () => {
  solve(table([0.3, 0.5], [0.1, 0.9]), 2, 2, 0, 0);
  expect([solution.lower, solution.upper, solution.rowSet, solution.columnSet]).toEqual([0.3, 0.3, 1, 1]);
});

test('whole numbers, the simplex and the guess agree on games with many equal entries', () => {
  const dice = diceFromSeed('degenerate games');
  for (let n = 0; n < 400; n++) {
    const game = Float64Array.from({ length: 64 }, () => (draw(dice, 5) - 2) / 2);
    const proven = emptySolution();
    expect(exact(game, 8, 8, proven)).toBeLessThan(1e-15);
    expect(solve(game, 8, 8, 0, 0)).toBeLessThan(1e-13);
    expect(solution.lower).toBeCloseTo(proven.lower, 13);
    const first = emptySolution();
    if (simplex(game, 8, 8, 'first', 1e-11, first) < 1e-13) expect(first.lower).toBeCloseTo(proven.lower, 12);
  }
});

test('a wrong guess is refused by its gap', () => {
  const found = emptySolution();
  expect(trySupport(STONE_PAPER_SCISSORS, 3, 3, 0b1, 0b1, found)).toBeGreaterThan(0.5);
  expect(trySupport(STONE_PAPER_SCISSORS, 3, 3, 0b11, 0b11, found)).toBeGreaterThan(0.5);
  expect(trySupport(STONE_PAPER_SCISSORS, 3, 3, 0b1, 0b11, found)).toBe(Number.POSITIVE_INFINITY);
});

test('a mixture that is none proves nothing', () => {
  const none = emptySolution();
  none.rows.fill(Number.NaN);
  none.columns.fill(1 / 3);
  expect(certify(STONE_PAPER_SCISSORS, 3, 3, none)).toBe(Number.POSITIVE_INFINITY);
  expect(certify(STONE_PAPER_SCISSORS, 3, 3, emptySolution())).toBe(Number.POSITIVE_INFINITY);
  const broken = emptySolution();
  broken.rows.fill(1);
  broken.columns.fill(1);
  expect(certify(table([Number.NaN, 0], [0, 0]), 2, 2, broken)).toBe(Number.POSITIVE_INFINITY);
});
