import { diceFromSeed, draw, pick } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { checkMatch, randomCase } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { CORVETTES, CRUISERS } from '../rules/data/roster.ts';
import { publicPaths } from './public-paths.ts';
import { wholeSetup } from './support/playing.ts';

/** Long battles repeat themselves, so the laws are checked at every question of short ones. */
const SHORT = 6;

test('every law holds at every question of 12 random battles', () => {
  for (let i = 0; i < 12; i++) {
    const { setup, seating } = randomCase(rules, diceFromSeed(`laws ${i}`));
    const short = { ...setup, turnLimit: SHORT };
    expect(checkMatch(rules, publicPaths, { setup: short, seating }, `laws ${i}`, true)).toBeNull();
  }
});

test('every law holds in a melee, where fire is exchanged every turn', () => {
  for (let i = 0; i < 8; i++) {
    const setup = wholeSetup({ scenario: 'fleet-action', distance: 10, turnLimit: SHORT, cruiserB: 'CA(Pt)' });
    const seating = Array.from({ length: 2 + (i % 5) }, () => null);
    expect(checkMatch(rules, publicPaths, { setup, seating }, `melee ${i}`, true)).toBeNull();
  }
});

test('every law holds in own scenarios, with designs of all sorts', () => {
  const dice = diceFromSeed('own');
  const odd = ['[1] Q (I) [2]', '[9] S×5 Q (I I) R×4 Pt×3 F×2 L Y [1]', '[4] Q (I) (I) F L R Pt Y A [4]'];
  const ships = (side: string): readonly string[] =>
    Array.from(
      { length: 1 + draw(dice, 4) },
      (_, i) => `${side}${i} - ${pick(dice, [...CORVETTES, ...CRUISERS, ...odd])}`,
    );
  for (let i = 0; i < 8; i++) {
    const own = { scenario: 'own', fleetA: ships('A'), fleetB: ships('B'), distance: 10, turnLimit: 4 } as const;
    const setup = wholeSetup({ ...own, quickSetup: i % 4 !== 0 });
    expect(checkMatch(rules, publicPaths, { setup, seating: [null, null, null] }, `own ${i}`, true)).toBeNull();
  }
});

test('battles of full length end, and replay to the same end', () => {
  for (let i = 0; i < 10; i++) {
    const setup = wholeSetup({ scenario: i % 2 === 0 ? 'contact' : 'fleet-action' });
    expect(checkMatch(rules, publicPaths, { setup, seating: [null, null] }, `long ${i}`, false)).toBeNull();
  }
});
