import { expect, test } from 'vitest';
import { NOTHING_TYPED, numbersOf, typeDigit } from '../../room/choosing/typed-number.ts';

/** Each digit with its time. */
const typed = (most: number, ...digits: readonly (readonly [number, number])[]): number =>
  digits.reduce((before, [digit, at]) => typeDigit(before, digit, most, at), NOTHING_TYPED).number;

test.each<readonly [string, number, readonly (readonly [number, number])[], number]>([
  ['one digit is a number', 13, [[7, 0]], 7],
  [
    'two in quick succession are one',
    13,
    [
      [1, 0],
      [2, 400],
    ],
    12,
  ],
  [
    'two after a while are two',
    13,
    [
      [1, 0],
      [2, 1500],
    ],
    2,
  ],
  [
    'what would be too high begins anew',
    13,
    [
      [1, 0],
      [4, 100],
    ],
    4,
  ],
  [
    'a third digit goes on only as far as there are options',
    113,
    [
      [1, 0],
      [1, 100],
      [3, 200],
    ],
    113,
  ],
  ['nothing is picked by a nought alone', 13, [[0, 0]], 0],
])('%s', (_, most, digits, number) => {
  expect(typed(most, ...digits)).toBe(number);
});

test.each([
  ['speeds are typed as they are', [2, 3, 4, 5, 6], [2, 3, 4, 5, 6]],
  ['a way by its place', [171, 172], [1, 2]],
  ['a single target by its place', [3], [1]],
  ['what skips a number by its place', [2, 4], [1, 2]],
  ['what begins with none by its place', [0, 1, 2], [1, 2, 3]],
  ['words by their place', ['lead', 'tail', null], [1, 2, 3]],
  ['more than a digit can tell by its place', [9, 10], [1, 2]],
])('%s', (_, options, numbers) => {
  expect(numbersOf(options)).toEqual(numbers);
});
