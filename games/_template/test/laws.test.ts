import { checkGame } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { publicPaths } from './public-paths.ts';

test('every law holds at every question of 60 random matches', () => {
  expect(checkGame(rules, publicPaths, { games: 60, seed: 'laws' })).toBeNull();
});
