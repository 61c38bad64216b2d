import { expect, test } from 'vitest';
import { numbersOf } from '../../room/choosing/numbering.ts';

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
