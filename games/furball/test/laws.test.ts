import { checkMatch } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { publicPaths } from './public-paths.ts';
import { SETUP } from './support/playing.ts';

/** Random squads of all known cards, with this many pilots and rounds. */
const caseOf = (pilots: number, rounds: number) => ({
  setup: { ...SETUP, limit: 35, rounds },
  seating: Array.from({ length: pilots }, () => null),
});

test.each([
  [4, 3, 6],
  [6, 3, 2],
  [8, 2, 1],
])('every law holds at every question of games of %i pilots', (pilots, rounds, games) => {
  for (let game = 0; game < games; game++) {
    expect(checkMatch(rules, publicPaths, caseOf(pilots, rounds), `laws/${pilots}/${game}`, true)).toBeNull();
  }
});
