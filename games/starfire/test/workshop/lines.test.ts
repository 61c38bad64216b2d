import { expect, test } from 'vitest';
import { piecesOf } from '../../board/sheets/strip-boxes.ts';
import { stripInWords } from '../../board/sheets/strip-words.ts';
import { designNamed, LONGEST_LINE, readShip, writeShip } from '../../rules/02-setup/ship-lines.ts';
import { CORVETTES, CRUISERS, ROSTER } from '../../rules/data/roster.ts';
import { insert, PARTS, type PartName, removeLast } from '../../workshop/designer/editing.ts';
import { batteriesOf, bestSalvo } from '../../workshop/designer/gunnery-facts.ts';
import { asNewcomer, freeName } from '../../workshop/shipyard/names.ts';

const BRADLEY = 'Bradley - CT [2] S A Q (I) F [2]';

test.each<[string, PartName, string, string]>([
  ['at the cursor', 'A', 'Bradley - CT [2] S A Q| (I) F [2]', 'Bradley - CT [2] S A Q A| (I) F [2]'],
  ['before a word', 'Y', 'X - [2] S |A Q (I) [2]', 'X - [2] S Y| A Q (I) [2]'],
  ['inside a word means after it', 'Y', 'X - [2] Q (I| I) F [1]', 'X - [2] Q (I I) Y| F [1]'],
  ['shields go to the shields', 'S', 'X - [2] S A Q (I) F| [2]', 'X - [2] S S| A Q (I) F [2]'],
  ['the first shield goes to the front', 'S', 'X - [2] A Q (I)| [2]', 'X - [2] S| A Q (I) [2]'],
  ['nothing goes before the shields', 'A', 'X - [2]| S×7 S Q (I) [2]', 'X - [2] S×7 S A| Q (I) [2]'],
  ['from the name it goes to the end', 'F', 'X|yz - [2] S Q (I) [2]', 'Xyz - [2] S Q (I) F| [2]'],
  ['from behind the strip it goes to its end', 'F', 'X - [2] S Q (I) [2]|', 'X - [2] S Q (I) F| [2]'],
  ['an engine moves the ship', '(I)', 'X - [2] S Q| (I) [2]', 'X - [2] S Q (I)| (I) [4]'],
  ['a room of two as well', '(I I)', 'X - [3] Q| (I I) [1]', 'X - [3] Q (I I)| (I I) [2]'],
  ['a ship of the roster is written out', 'L', 'X| - CT-3', 'X - CT [2] S A (I) (I) Q F (I) F L| [6]'],
  ['an unfinished strip grows', 'Q', 'X - [2] S|', 'X - [2] S Q|'],
  ['an empty line too', 'Pt', '|', 'Pt|'],
])('a system is put in %s', (_, part, before, after) => {
  const cursor = before.indexOf('|');
  const edited = insert(before.replace('|', ''), cursor, part);
  expect(`${edited.line.slice(0, edited.cursor)}|${edited.line.slice(edited.cursor)}`).toBe(after);
});

test('wherever the cursor is, a good line stays one, unless it is given engines of another kind', () => {
  for (let cursor = 0; cursor <= BRADLEY.length; cursor++) {
    for (const part of PARTS) {
      expect(readShip(insert(BRADLEY, cursor, part).line).ok).toBe(part !== '(I I)');
    }
  }
});

test.each([
  [BRADLEY, 'Bradley - CT [2] S A Q (I) [2]'],
  ['X - [2] Q (I) (I) [4]', 'X - [2] Q (I) [2]'],
  ['X - [2] S×5 [0]', 'X - [2] S S S S [0]'],
  ['X - [2] [0]', 'X - [2] [0]'],
  ['', ''],
])('the last system of "%s" is taken off', (line, left) => {
  expect(removeLast(line).line).toBe(left);
});

test('a line of nothing but blanks is refused at once', () => {
  const before = performance.now();
  for (const line of [' '.repeat(LONGEST_LINE), `a${' '.repeat(LONGEST_LINE - 1)}`, ' '.repeat(10_000)]) {
    expect(readShip(line).ok).toBe(false);
  }
  expect(performance.now() - before).toBeLessThan(1000);
});

test('5.8 without combat sensors nothing reaches beyond 10', () => {
  expect(batteriesOf(designNamed('CA(R)'), 'literal')).toEqual([
    { weapon: 'R', count: 8, reach: 15, toHit: 6, from: 0, to: 9 },
  ]);
  const read = readShip('X - [2] Q (I) R Pt [2]');
  if (!read.ok) throw new Error(read.misprint.problem);
  expect(batteriesOf(read.design, 'literal').map(({ reach }) => reach)).toEqual([10, 10]);
});

test('8.1 the chart decides what a beam reaches', () => {
  const of = (chart: 'literal' | 'mended') => batteriesOf(designNamed('CT-2'), chart);
  expect(of('literal')).toMatchObject([
    { weapon: 'F', reach: 7, toHit: 8, to: 2 },
    { weapon: 'L', reach: 6, to: 2 },
  ]);
  expect(of('mended')).toMatchObject([
    { reach: 8, to: 3 },
    { reach: 7, to: 3 },
  ]);
});

test('the best salvo is at the range where hits times damage is most', () => {
  expect(bestSalvo(designNamed('CT-2'), 'literal')).toEqual({ damage: 4, range: 0 });
  expect(bestSalvo(designNamed('CA(Pt)'), 'literal')).toEqual({ damage: 5, range: 7 });
});

test('engines of a room are drawn together', () => {
  const letters = (name: 'CT-2' | 'CA(Pt)') =>
    piecesOf(designNamed(name)).map((piece) => piece.map(({ system }) => system).join(''));
  expect(letters('CT-2')).toEqual(['S', 'A', 'A', 'I', 'I', 'Q', 'F', 'I', 'L']);
  expect(letters('CA(Pt)').filter((piece) => piece.includes('I'))).toEqual(['II', 'II', 'II', 'II']);
});

test('a strip is read aloud in its order, with what is destroyed', () => {
  const design = designNamed('CT-4');
  const working = design.systems.map((_, place) => place > 2 && place !== 8);
  expect(stripInWords(design, working, 6)).toBe(
    'turn mode 2; 3 shields destroyed, 1 shield, 3 armour, 1 crew quarters, 1 engine destroyed, 2 engines, 1 force beam; 4 of 6 movement points',
  );
});

test('a newcomer gets a name that is free', () => {
  expect(freeName(['Ardent - CT-1', 'no ship'])).toBe('Bulwark');
  expect(asNewcomer(BRADLEY, [BRADLEY, 'Bradley 2 - CT-1'])).toBe(BRADLEY.replace('Bradley', 'Bradley 3'));
  expect(asNewcomer(BRADLEY, ['Lee - CT-1'])).toBe(BRADLEY);
});

test('the roster is tidy as it is printed', () => {
  for (const name of [...CORVETTES, ...CRUISERS]) {
    expect(writeShip({ name: 'X', design: designNamed(name) }).endsWith(` ${ROSTER[name]}`)).toBe(true);
  }
});
