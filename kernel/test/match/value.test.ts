import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { logistic } from '../../game/value.ts';
import {
  type GameTypes,
  type Heuristics,
  type Match,
  placeShares,
  questionsOf,
  type Rules,
  readRecord,
} from '../../index.ts';

test.each([
  ['a duel won', [1, 2], [1, 0]],
  ['a draw', [1, 1], [0.5, 0.5]],
  ['three places', [2, 1, 3], [0.5, 1, 0]],
  ['a side of two that beat one of two', [1, 3, 1, 3], [5 / 6, 1 / 6, 5 / 6, 1 / 6]],
  ['two who share the second place', [1, 2, 2], [1, 0.25, 0.25]],
])('a place share counts those left behind, and half of those beside: %s', (_, places, shares) => {
  expect(placeShares({ places })).toEqual(shares.map((share) => expect.closeTo(share, 12)));
});

test('the curve rises from 0 to 1, is even at 0, and mirrors itself', () => {
  expect(logistic(0)).toBe(0.5);
  for (let x = -12; x < 12; x += 0.1) {
    expect(logistic(x) + logistic(-x)).toBeCloseTo(1, 12);
    expect(logistic(x + 0.1)).toBeGreaterThanOrEqual(logistic(x));
    expect(Math.abs(logistic(x) - 1 / (1 + Math.exp(-x)))).toBeLessThan(0.001);
  }
});

const ROOT = join(import.meta.dirname, '../../..');
const golden = globSync('games/*/test/golden/*.jsonl', { cwd: ROOT }).toSorted();

describe.each(golden)('the value in %s', (file) => {
  test('is between 0 and 1, adds up to half the seats, and ends as the result', { timeout: 60_000 }, async () => {
    const game = dirname(dirname(dirname(file)));
    const { rules }: { readonly rules: Rules<GameTypes> } = await import(join(ROOT, game, 'rules/index.ts'));
    const { heuristics }: { readonly heuristics: Heuristics<GameTypes> } = await import(
      join(ROOT, game, 'bot/index.ts')
    );
    const read = readRecord(readFileSync(join(ROOT, file), 'utf8'));
    if (!read.ok) throw new Error(read.fact);
    const seats = [...read.record.header.seating.keys()];
    const valuesIn = (match: Match<GameTypes>): readonly number[] => seats.map((seat) => heuristics.value(match, seat));
    const { questions, match } = questionsOf(rules, read.record);
    for (const { before } of questions) {
      const values = valuesIn(before);
      for (const value of values) expect(value >= 0 && value <= 1).toBe(true);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(seats.length / 2, 9);
    }
    if (match === null || match.result === null) throw new Error(`${file} is not finished`);
    expect(valuesIn(match)).toEqual(placeShares(match.result));
  });
});
