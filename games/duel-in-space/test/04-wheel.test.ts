import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flown, shorterWay, turned } from '../rules/04-movement/wheel.ts';
import { SECTORS } from '../rules/model.ts';
import { cells, derived } from './support/wheel-geometry.ts';

test('4.4 all 64 cells of the formula come out of the geometry of ships three moves apart', () => {
  for (const [port, view] of cells) {
    expect([port, view, flown(port, view), flown(view, port)]).toEqual([port, view, ...derived(port, view, 3)]);
  }
});

test('4.4 the table of the rulebook is the wheel', () => {
  const rulebook = readFileSync(join(import.meta.dirname, '../RULEBOOK.md'), 'utf8');
  const rows = [...rulebook.matchAll(/^\| \*\*(\d)\*\* +\|(.*)\|$/gm)];
  const printed = rows.map(([, port, row = '']) => [port, ...row.split('|').map((cell) => cell.trim())]);
  const table = SECTORS.map((port) => [
    `${port}`,
    ...SECTORS.map((view) => `${flown(port, view)}/${flown(view, port)}`),
  ]);
  expect(printed).toEqual(table);
});

test('4.4 the worked turn of the rulebook: 1 right against 3 left from 2 and 8 ends 2 and 4', () => {
  const [port, view] = [turned(2, 1), turned(8, -3)];
  expect([port, view]).toEqual([1, 3]);
  expect([flown(port, view), flown(view, port)]).toEqual([2, 4]);
});

test('4.4 the examples of the source', () => {
  expect([flown(7, 7), flown(7, 7)]).toEqual([6, 6]);
  expect([flown(8, 5), flown(5, 8)]).toEqual([8, 5]);
  expect([flown(1, 1), flown(1, 1)]).toEqual([1, 1]);
});

test('4.3 eight clicks either way come round to the same port', () => {
  for (const port of SECTORS) {
    expect(turned(port, 8)).toBe(port);
    expect(turned(turned(port, 3), -3)).toBe(port);
  }
});

test('4.3 a turn of more than four clicks has a shorter way that faces the same', () => {
  for (const port of SECTORS) {
    for (const clicks of [-6, -5, 5, 6]) {
      const shorter = shorterWay(clicks) ?? clicks;
      expect(Math.abs(shorter)).toBeLessThan(Math.abs(clicks));
      expect(turned(port, shorter)).toBe(turned(port, clicks));
    }
  }
  for (const clicks of [-4, -1, 0, 3, 4]) expect(shorterWay(clicks)).toBeUndefined();
});
