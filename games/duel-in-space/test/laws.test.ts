import { rules } from '@starboard/duel-in-space/rules';
import { checkGame } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { publicPaths } from './public-paths.ts';

test('every law holds at every question of 60 random duels', () => {
  expect(checkGame(rules, publicPaths, { games: 60, seed: 'laws' })).toBeNull();
});
