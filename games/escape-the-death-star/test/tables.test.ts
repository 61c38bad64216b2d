import { join } from 'node:path';
import { tablesIn } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { LETTERS, SIGNS } from '../rules/01-station/signs.ts';
import { pairOn } from '../rules/02-pieces/pieces.ts';

const GAME = join(import.meta.dirname, '..');

test('1.1 the rulebook lists every letter of a map, its meaning and how many squares have it', () => {
  expect(tablesIn(GAME, 'letter')).toEqual([
    LETTERS.map((letter) => [`\`${letter}\``, SIGNS[letter].name, `${SIGNS[letter].count}`]),
  ]);
});

test('2.4 the rulebook gives every code card its pair of colours', () => {
  const [rows = []] = tablesIn(GAME, 'cards');
  const printed = rows.flatMap(([cards = '', colours = '']) => cards.split(' and ').map((card) => [card, colours]));
  expect(printed.toSorted()).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((card) => [`${card}`, pairOn(card, 'three').join(' and ')]),
  );
});
