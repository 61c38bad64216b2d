import { diceFromSeed } from '@starboard/kernel';
import { listenTo, nonsenseIn, randomCase } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import type { Setup } from '../../rules/model.ts';
import { words } from '../../words/index.ts';

test('what is said in 100 random matches makes sense', () => {
  const dice = diceFromSeed('tables');
  const tables = Array.from({ length: 100 }, () => {
    const { setup, seating } = randomCase(rules, dice);
    return { setup: setup as Setup, seating };
  });
  expect(nonsenseIn(listenTo(rules, words, tables, ['Ann', 'Bob']))).toEqual([]);
});
