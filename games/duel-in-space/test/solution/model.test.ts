import { expect, test } from 'vitest';
import { LONG } from '../../../../testkit/run/long.ts';
import { CLASSES, POSITIONS } from '../../solution/model/positions.ts';
import { fleet } from '../../solution/model/ships.ts';
import { compareWithRules } from './compare.ts';

const MATCHES = LONG ? 20_000 : 150;

test('10.7 the solver’s model agrees with the rules in every turn and every chance of random duels', () => {
  const { compared, turns, faults } = compareWithRules(MATCHES, 'model');
  expect(faults).toEqual([]);
  expect(turns).toBeGreaterThan(MATCHES * 5);
  expect(compared).toBeGreaterThan(turns * 5);
}, 600_000);

test('a stock ship has 1,510 conditions and a duel 83 positions: 51,336,225 states after swapping and mirroring', () => {
  const ships = fleet().conditions.length;
  expect(ships).toBe(1510);
  expect(POSITIONS).toHaveLength(83);
  expect(CLASSES).toHaveLength(45);
  expect(((ships * (ships + 1)) / 2) * CLASSES.length).toBe(51_336_225);
});

test('6.1 the chances of a ship’s fates add up to 1', () => {
  for (const { brokenUp, suffocated, lost, chances } of fleet().hits) {
    for (const [hits, each] of chances.entries()) {
      const sum = each.reduce((total, chance) => total + chance, 0);
      expect(sum + (brokenUp[hits] ?? 0) + (suffocated[hits] ?? 0) + (lost[hits] ?? 0)).toBeCloseTo(1, 12);
    }
  }
});
