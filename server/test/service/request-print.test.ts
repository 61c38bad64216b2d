import { newRequestId } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { printOf, printsAsText, printsIn } from '../../table/requests/print.ts';

const MANY = 50_000;
const manyIds: readonly (readonly [string, (i: number) => string])[] = [
  ['of the page', newRequestId],
  ['that count', (i) => `request-${i}`],
  ['that count in front', (i) => `${i}-request`],
  [
    'of one letter, longer and longer',
    (i) => `${i % 2 === 0 ? 'a' : 'b'}`.repeat(1 + (i >> 1)).slice(0, 64 + (i >> 1)),
  ],
  ['that are UUIDs', () => crypto.randomUUID()],
];

/** How many of many even numbers fall together by chance, and six times as many. */
const byChance = (many: number, bits: number): number => (6 * many * many) / 2 ** (bits + 1) + 6;

test.each(manyIds.map(([name, make]) => ({ name, make })))('ids $name have prints of their own', ({ name, make }) => {
  const many = name.startsWith('of one letter') ? 1_000 : MANY;
  const prints = Array.from({ length: many }, (_, i) => printOf(make(i)));
  expect(new Set(prints).size).toBe(many);
  expect(prints.every((print) => Number.isSafeInteger(print) && print >= 0 && print < 2 ** 48)).toBe(true);
  // Both halves are as good as dice, so ids that share one of them do not share the other more often than others.
  for (const half of [(print: number) => print % 2 ** 24, (print: number) => Math.floor(print / 2 ** 24)]) {
    const together = many - new Set(prints.map(half)).size;
    expect(together).toBeLessThan(byChance(many, 24));
  }
});

test('prints come back from a snapshot as they were', () => {
  const prints = [0, 1, 2 ** 24, 2 ** 47, 2 ** 48 - 1, printOf('an id')];
  expect(printsIn(printsAsText(prints))).toEqual(prints);
  expect(printsIn(printsAsText([]))).toEqual([]);
});
