import { diceFromSeed } from '@starboard/kernel';
import { checkMatch, randomCase } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { publicPaths } from './public-paths.ts';

/** The matches are short, so that every law can be checked at every question. */
const SHORT = { captureRounds: 8, escapeRounds: 12 };

test.each([
  ['capture', 2, 3],
  ['capture', 4, 2],
  ['escape', 2, 4],
  ['escape', 3, 3],
  ['escape', 5, 3],
])('every law holds at every question of games of %s with %i players', (game, players, games) => {
  for (let i = 0; i < games; i++) {
    const seed = `laws/${game}/${players}/${i}`;
    const fuzzCase = randomCase(rules, diceFromSeed(seed), { game, ...SHORT }, players);
    expect(checkMatch(rules, publicPaths, fuzzCase, seed, true)).toBeNull();
  }
});
