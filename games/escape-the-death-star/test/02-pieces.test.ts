import { expect, test } from 'vitest';
import { STANDARD } from '../rules/01-station/station.ts';
import { CARD_NUMBERS, colourOf, kindOf, matches, pairOn } from '../rules/02-pieces/pieces.ts';
import { codeOdds } from '../rules/03-battle/odds.ts';
import { answer, asked, begun, nameAt, only, optionsOf, rebel } from './support/playing.ts';

test('2.1 each Rebel begins on the START of its own bay', () => {
  const played = begun(2, { game: 'capture', first: 'first' });
  answer(played, 0, 'leia');
  answer(played, 1, 'chewbacca');
  expect([0, 1].map((one) => nameAt(rebel(played, one).square))).toEqual(['K12', 'C11']);
  expect(only(played.events, 'picked').map(({ bay }) => bay)).toEqual(['violet', 'cyan']);
});

test('2.2 the Imperials are Darth Vader, Boba Fett and up to six Stormtroopers', () => {
  const { match } = begun(2, { game: 'capture' });
  expect(match.board.soldiers.map(({ kind }) => kind)).toEqual(['vader', 'fett', ...Array(6).fill('trooper')]);
  expect([0, 1, 2, 7].map(kindOf)).toEqual(['vader', 'fett', 'trooper', 'trooper']);
});

test('2.3 numbered dice have three colours, two faces each', () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => colourOf(face, 'three'))).toEqual([
    'red',
    'yellow',
    'blue',
    'red',
    'yellow',
    'blue',
  ]);
});

test('2.4 eight cards: three mixed pairs twice each, red twice and blue twice', () => {
  const pairs = CARD_NUMBERS.map((card) =>
    pairOn(card, 'three')
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join('-'),
  );
  expect(pairs).toEqual([
    'red-yellow',
    'blue-yellow',
    'blue-red',
    'red-yellow',
    'blue-yellow',
    'blue-red',
    'red-red',
    'blue-blue',
  ]);
  expect(codeOdds([1], 'three')).toEqual({ over: 2, under: 9 });
  expect(codeOdds([7], 'three')).toEqual({ over: 1, under: 9 });
});

test('2.4 the order of the two colours does not matter', () => {
  expect([matches(3, 3, 4, 'three'), matches(3, 4, 3, 'three'), matches(3, 3, 3, 'three')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('2.5 with six colours every face has its own, and the eight pairs differ', () => {
  expect(new Set([1, 2, 3, 4, 5, 6].map((face) => colourOf(face, 'six'))).size).toBe(6);
  const pairs = CARD_NUMBERS.map((card) =>
    pairOn(card, 'six')
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join('-'),
  );
  expect(new Set(pairs).size).toBe(8);
  for (const card of CARD_NUMBERS) expect(codeOdds([card], 'six')).toEqual({ over: 1, under: 18 });
});

test('2.6 six Weapons lie on the map', () => {
  expect(begun(3, {}).match.board.weapons).toEqual(Array(6).fill(true));
  expect(STANDARD.weapons).toHaveLength(6);
});

test('2.7 Rebels are picked in the order of seats, each once; the last of four is nobody’s choice', () => {
  const played = begun(4, { game: 'capture', first: 'third' });
  answer(played, 0, 'han');
  expect([asked(played), optionsOf(played, 1)]).toEqual([['1 hero'], ['luke', 'leia', 'chewbacca']]);
  answer(played, 1, 'luke');
  answer(played, 2, 'leia');
  expect(rebel(played, 3).hero).toBe('chewbacca');
  expect(asked(played)).toEqual(['2 walk']);
});
