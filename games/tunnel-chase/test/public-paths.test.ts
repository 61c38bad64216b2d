import { diceFromSeed } from '@starboard/kernel';
import { leakFrom, randomCase, secrecyFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { publicPaths } from './public-paths.ts';
import { inFlight, on, run } from './support/playing.ts';

/** A chase anywhere in an asteroid of its own. */
const caseOf = (designs: string, pilots: number) =>
  randomCase(rules, diceFromSeed(`${designs} ${pilots}`), { designs, start: 'chase', quietLimit: 10 }, pilots);

test('9.3 nobody sees or is told anything of the design of another, and all see what the list says', () => {
  const cases = [caseOf('own', 2), caseOf('own', 4), caseOf('own', 8), caseOf('stock', 2)];
  expect(secrecyFaults(rules, publicPaths, cases)).toEqual([]);
});

test('9.3 two who scrape past each other tell nobody what protection they have left', () => {
  const tunnel = run('crossing', 9, 0, 11);
  const pair = [on(tunnel, 2), on(tunnel, 2)];
  const { match } = inFlight(pair, { setup: { designs: 'own' }, board: { grazed: [[0, 1]] } });
  expect(leakFrom(rules, publicPaths, match, [null, 0, 1])).toBeUndefined();
});
