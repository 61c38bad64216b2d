import { secrecyFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { publicPaths } from './public-paths.ts';
import { SETUP } from './support/playing.ts';

/** Long enough for ships to be shot at, and destroyed. */
const caseOf = (pilots: number) => ({
  setup: { ...SETUP, limit: 30, rounds: 10 },
  seating: Array.from({ length: pilots }, () => null),
});

test('3.3 nobody sees or is told a dial of another, and all see what the list says', () => {
  expect(secrecyFaults(rules, publicPaths, [caseOf(4), caseOf(8)])).toEqual([]);
});

test('7.6 nobody sees or is told what is on facedown cards and in decks, and all see what the list says', () => {
  expect(secrecyFaults(rules, publicPaths, [caseOf(6), caseOf(8)])).toEqual([]);
});
