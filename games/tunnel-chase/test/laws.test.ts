import { diceFromSeed } from '@starboard/kernel';
import { checkMatch, randomCase } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { publicPaths } from './public-paths.ts';

/** A random case with this number of pilots. */
function caseOf(pilots: number, seed: string) {
  const { setup } = randomCase(rules, diceFromSeed(seed), { start: pilots === 2 ? 'usual' : 'chase' });
  return { setup, seating: Array.from({ length: pilots }, () => null) };
}

test.each([
  [2, 10],
  [3, 3],
  [5, 1],
])('every law holds at every question of chases of %i pilots', (pilots, games) => {
  for (let game = 0; game < games; game++) {
    const seed = `laws/${pilots}/${game}`;
    expect(checkMatch(rules, publicPaths, caseOf(pilots, seed), seed, true)).toBeNull();
  }
});
