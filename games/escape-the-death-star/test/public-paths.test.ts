import { diceFromSeed } from '@starboard/kernel';
import { randomCase, secrecyFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { publicPaths } from './public-paths.ts';

const caseOf = (game: string, players: number) =>
  randomCase(rules, diceFromSeed(`${game} ${players}`), { game, captureRounds: 8, escapeRounds: 12 }, players);

test('6.3 nobody sees or is told which card lies where, and all see what the list says', () => {
  const cases = [caseOf('capture', 3), caseOf('escape', 3), caseOf('escape', 4)];
  expect(secrecyFaults(rules, publicPaths, cases)).toEqual([]);
});

test('7.7 only Rebels see or are told where Rebels have moved, and all see what the list says', () => {
  const cases = [caseOf('escape', 2), caseOf('escape', 5)];
  expect(secrecyFaults(rules, publicPaths, cases)).toEqual([]);
});
