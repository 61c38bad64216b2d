import { diceFromSeed } from '@starboard/kernel';
import { checkMatch, randomTable } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';

/** A table of so many pilots, otherwise at random. */
function tableOf(pilots: number, seed: string) {
  const { setup } = randomTable(rules, diceFromSeed(seed), { start: pilots === 2 ? 'usual' : 'chase' });
  return { setup, seating: Array.from({ length: pilots }, () => null) };
}

test.each([
  [2, 10],
  [3, 3],
  [5, 1],
])('every law holds at every question of chases of %i pilots', (pilots, games) => {
  for (let game = 0; game < games; game++) {
    const seed = `laws/${pilots}/${game}`;
    expect(checkMatch(rules, tableOf(pilots, seed), seed, true)).toBeNull();
  }
});
