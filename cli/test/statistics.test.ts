import { describe, expect, test } from 'vitest';
import { confidence, spread } from '../sim/statistics.ts';
import { addTo, count, emptyTally } from '../sim/tally.ts';

describe('statistics', () => {
  test.for([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [500, 1000, 0.4691, 0.5309],
  ] as const)('Wilson: %i of %i', ([times, of, low, high]) => {
    expect(confidence(times, of)).toEqual([low, high]);
  });

  test('the spread of a histogram, whatever the order it was filled in', () => {
    const bars: [number, number][] = [
      [2, 4],
      [4, 4],
      [5, 4],
      [7, 2],
      [9, 2],
    ];
    const expected = { min: 2, quartiles: [2, 4, 5], max: 9, mean: 4.75, deviation: 2.222 };
    expect(spread(new Map(bars))).toEqual(expected);
    expect(spread(new Map(bars.toReversed()))).toEqual(expected);
  });

  test('a tally: a win has somebody behind, a draw nobody; parts add up in any order', () => {
    const results = [
      [1, 2],
      [2, 1],
      [1, 1],
      [1, 2],
    ].map((places, i) => ({ places, scores: [], turns: i, rule: `${i % 2}` }));
    const whole = emptyTally(2);
    for (const result of results) count(whole, result);
    const sum = emptyTally(2);
    for (const result of results.toReversed()) {
      const part = emptyTally(2);
      count(part, result);
      addTo(sum, part);
    }
    expect(whole).toMatchObject({ matches: 4, wins: [2, 1], draws: 1 });
    expect(sum).toEqual(whole);
  });
});
