import { diceFromSeed } from '@starboard/kernel';
import { randomCase, secrecyFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { publicPaths } from './public-paths.ts';

test('2.1 nobody is told an order before both are given, and all see what the list says', () => {
  const cases = Array.from({ length: 12 }, (_, i) => randomCase(rules, diceFromSeed(`list ${i}`)));
  expect(secrecyFaults(rules, publicPaths, cases)).toEqual([]);
});
