import { rules } from '@starboard/duel-in-space/rules';
import { diceFromSeed } from '@starboard/kernel';
import { randomCase, secrecyFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { publicPaths } from './public-paths.ts';

test('9.5 nobody sees or is told anything of a secret design of another, and all see what the list says', () => {
  const cases = Array.from({ length: 24 }, (_, i) =>
    randomCase(rules, diceFromSeed(`list ${i}`), { designs: i % 6 === 0 ? 'open' : 'secret' }),
  );
  expect(secrecyFaults(rules, publicPaths, cases)).toEqual([]);
});
