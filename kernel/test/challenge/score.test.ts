import { expect, test } from 'vitest';
import { bestOption, scoreOf, starsFor } from '../../index.ts';

test('a choice scores in proportion to what it is worth, from the worst to the best', () => {
  const challenge = { worths: [30, 50, 10, 40] };
  expect(bestOption(challenge)).toBe(1);
  expect([0, 1, 2, 3].map((option) => scoreOf(challenge, option))).toEqual([50, 100, 0, 75]);
});

test('the best choice brings three stars at the first try, two at the second, and one later', () => {
  expect([1, 2, 3, 4, 99].map(starsFor)).toEqual([3, 2, 1, 1, 1]);
});
