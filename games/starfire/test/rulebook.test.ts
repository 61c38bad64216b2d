import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const game = join(import.meta.dirname, '..');
const read = (...path: readonly string[]): string => readFileSync(join(game, ...path), 'utf8');
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(game, folder)).filter((name) => name.endsWith(ending));

const numbers = [...read('RULEBOOK.md').matchAll(/^\*\*(\d+\.\d+)\*\* /gm)].map(([, number]) => number ?? '');

/** Rule numbers that open the title of a test, as in '5.3 …', also in tables of tests. */
const tested = filesIn('test', '.test.ts').flatMap((name) =>
  [...read('test', name).matchAll(/^\s*(?:test\(|test\.each\(.*\)\(|\[|\].*\)\()?['"](\d+\.\d+) /gm)].map(
    ([, number]) => number ?? '',
  ),
);

test('the rulebook numbers its rules in order, each once', () => {
  const order = (number: string): number => Number(number.split('.')[0]) * 100 + Number(number.split('.')[1]);
  expect(numbers.map(order)).toEqual(numbers.map(order).toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(40);
});

test('every rule has a test that names it', () => {
  expect(numbers.filter((number) => !tested.includes(number))).toEqual([]);
});

test('every test names a rule that there is', () => {
  expect(tested.filter((number) => !numbers.includes(number))).toEqual([]);
});

test('every rule that the code cites is in the rulebook', () => {
  const cited = filesIn('rules', '.ts').flatMap((name) =>
    [...read('rules', name).matchAll(/'(\d+\.\d+)'|\/\*\* (\d+\.\d+) /g)].map(
      ([, quoted, comment]) => quoted ?? comment ?? '',
    ),
  );
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
});
