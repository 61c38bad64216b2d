import { expect, test } from 'vitest';
import { LONG } from '../../../../testkit/run/long.ts';
import { sector } from '../../rules/04-movement/wheel.ts';
import { classOf, SWAPPED } from '../../solution/model/positions.ts';
import { fleet } from '../../solution/model/ships.ts';
import { solveHullPair } from '../../solution/pair.ts';
import { BLOCK, layoutOf, type Values, valueAt } from '../../solution/table/layout.ts';
import { solveSmallDuel } from './second-solver.ts';

/** The duel without special damage, solved in full. */
function smallDuel(): Values {
  const ships = fleet(false);
  const layout = layoutOf(ships);
  const values = { fleet: ships, layout, table: new Float64Array(layout.blocks * BLOCK) };
  for (const { pairs } of layout.layers) for (const pair of pairs) solveHullPair(values, pair);
  return values;
}

const values = smallDuel();
const shipWith = (protection: number): number =>
  values.fleet.conditions.findIndex((ship) => ship.protection === protection);

test('a second solver, with all thirteen headings and every salvo, finds the same values without special damage', () => {
  for (const [pair, places] of solveSmallDuel(LONG ? 10 : 1)) {
    const [mine = 0, theirs = 0] = pair.split(' ').map(Number);
    for (const [place, value] of places) {
      const [p = 1, v = 1, noseToNose = 0, movingApart = 0] = place.split(' ').map(Number);
      const at = classOf({ port: sector(p), view: sector(v), noseToNose, movingApart });
      expect(Math.abs(value - valueAt(values, shipWith(mine), shipWith(theirs), at)), `${pair}: ${place}`).toBeLessThan(
        1e-7,
      );
    }
  }
}, 1_800_000);

test('2.2 what a position is worth to one player, it costs the other', () => {
  for (const [positionClass, swapped] of SWAPPED.entries()) {
    for (const [mine, theirs] of [
      [10, 10],
      [3, 8],
      [1, 1],
    ] as const) {
      const sum =
        valueAt(values, shipWith(mine), shipWith(theirs), positionClass) +
        valueAt(values, shipWith(theirs), shipWith(mine), swapped);
      expect(Math.abs(sum)).toBeLessThan(1e-11);
    }
  }
});

test('1.4 more protection is worth more in every position', () => {
  for (const positionClass of SWAPPED.keys()) {
    for (let protection = 2; protection <= 10; protection++) {
      const more = valueAt(values, shipWith(protection), shipWith(5), positionClass);
      expect(more).toBeGreaterThan(valueAt(values, shipWith(protection - 1), shipWith(5), positionClass) - 1e-12);
    }
  }
});
