import type { GameTypes, Json, OpenAsk } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { stepThrough } from '../../room/choosing/step-through.ts';

const asked = (options: readonly Json[]): OpenAsk<GameTypes> => ({
  ask: { kind: 'aim', seat: 0 },
  options,
});

test('the arrows go round the options', () => {
  const mine = asked([1, 2, 3]);
  expect(stepThrough(mine, undefined, 1)).toBe(1);
  expect(stepThrough(mine, undefined, -1)).toBe(3);
  expect(stepThrough(mine, 3, 1)).toBe(1);
  expect(stepThrough(mine, 2, -1)).toBe(1);
});

test('an option that is null can be come to and left like any other', () => {
  const mine = asked([1, null]);
  expect(stepThrough(mine, 1, 1)).toBeNull();
  expect(stepThrough(mine, null, -1)).toBe(1);
});

test('options that are lists are told apart by what they hold', () => {
  expect(stepThrough(asked([['a', 'b'], ['a'], []]), ['a'], 1)).toEqual([]);
});
