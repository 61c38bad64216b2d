import { expect, test } from 'vitest';
import { readShip, writeShip } from '../rules/02-setup/ship-lines.ts';

test('2.8 a ship of an own scenario is a name and a design, and is printed back the same', () => {
  const line = 'Bradley - CT [2] S S S S A A A Q (I) (I) (I) F [6]';
  const found = readShip(line);
  expect(found.ok && writeShip(found)).toBe(line);
  expect(readShip('Bradley - CT-4')).toEqual(found);
  expect(readShip('Bradley - [2] S S S S A A A Q (I) (I) (I) F [6]')).toEqual(found);
});

test('2.8 the longest name with the longest design reads back as it was written', () => {
  const line = `${'B'.repeat(24)} - CT [9] ${'(I) '.repeat(59)}Q [118]`;
  const found = readShip(line);
  expect(found.ok && writeShip(found)).toBe(line);
});

test.each([
  ['2.8 no name', ' - CT-4', 1, /name/],
  ['2.8 no dash', 'Bradley CT-4', 1, /its name, " - "/],
  ['2.8 a long name', `${'B'.repeat(25)} - CT-4`, 1, /at most 24/],
  ['2.8 an error in the strip, counted on the whole line', 'Bradley - CT [2] A S Q (I) [2]', 20, /Shields/],
  ['2.8 a corvette called a cruiser', 'Bradley - CA [2] A Q (I) [2]', 11, /it is a CT/],
  ['2.8 10,000 characters', `Bradley - ${'S '.repeat(5000)}`, 331, /at most 330/],
  ['2.8 an unknown design', 'Bradley - CT-9', 11, /turn mode/],
])('%s', (_, line, column, words) => {
  const found = readShip(line);
  if (found.ok) throw new Error('it was read');
  expect(found.misprint.column).toBe(column);
  expect(found.misprint.problem).toMatch(words);
});
