import { join } from 'node:path';
import { tablesIn } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { navigationRoll } from '../rules/05-navigation.ts';
import { LONGEST_RANGE, toHit } from '../rules/07-shooting.ts';
import { MOST, STOCK, TOP_SPEED } from '../rules/data/designs.ts';

const GAME = join(import.meta.dirname, '..');
const HIGHEST_RATING = 8;

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);
const roll = (needed: number): string => (needed <= 2 ? '–' : needed > 12 ? '×' : `${needed}`);

test('5.2 the navigation table of the rulebook has the number for every handling', () => {
  const sums = upTo(HIGHEST_RATING + TOP_SPEED).slice(1);
  expect(tablesIn(GAME, 'rating + speed')).toEqual([
    sums.map((sum) => [`${sum}`, ...upTo(MOST.handling).map((handling) => roll(navigationRoll(sum, 0, handling)))]),
  ]);
});

test('5.2 the table of the stock starfighter has its numbers', () => {
  const rows = upTo(HIGHEST_RATING).map((rating) => [
    `rating ${rating}`,
    ...upTo(TOP_SPEED).map((speed) => roll(navigationRoll(rating, speed, STOCK.handling))),
  ]);
  expect(tablesIn(GAME, `handling ${STOCK.handling}`)).toEqual([rows]);
});

test('7.3 the weapons table of the rulebook has the number for every accuracy', () => {
  const shot = (needed: number): string => (needed > 12 ? '×' : `${needed}`);
  const rows = upTo(LONGEST_RANGE).map((range) => [
    `${range}`,
    ...upTo(MOST.accuracy).map((accuracy) => shot(toHit(range, accuracy))),
  ]);
  expect(tablesIn(GAME, 'range')).toEqual([rows]);
});
