import type { GameTypes, Json, OpenAsk } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { byReason, stepThrough } from '../room/options.ts';

const asked = (options: readonly Json[]): OpenAsk<GameTypes> => ({
  ask: { kind: 'aim', seat: 0 },
  options,
  refusals: [],
});

test('the arrows go round the options', () => {
  const mine = asked([1, 2, 3]);
  expect(stepThrough(mine, null, 1)).toBe(1);
  expect(stepThrough(mine, null, -1)).toBe(3);
  expect(stepThrough(mine, 3, 1)).toBe(1);
  expect(stepThrough(mine, 2, -1)).toBe(1);
});

test('options that are lists are told apart by what they hold', () => {
  expect(stepThrough(asked([['a', 'b'], ['a'], []]), ['a'], 1)).toEqual([]);
});

test('refusals with the same reason stand together', () => {
  const reason = { rule: '4.2', fact: 'Too far.' };
  const refusals = [
    { choice: 5, ...reason },
    { choice: 9, rule: '6.6', fact: 'Gone.' },
    { choice: 6, ...reason },
  ];
  expect(byReason(refusals)).toEqual([
    { ...reason, choices: [5, 6] },
    { rule: '6.6', fact: 'Gone.', choices: [9] },
  ]);
});
