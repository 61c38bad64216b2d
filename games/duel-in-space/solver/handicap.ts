import { SECTORS } from '../rules/model.ts';
import { classOf } from '../solution/model/positions.ts';
import { type Fleet, fleet } from '../solution/model/ships.ts';
import { solveHullPair, space } from '../solution/pair.ts';
import { BLOCK, type Layout, layoutOf, type Values, valueAt } from '../solution/table/layout.ts';

/**
 * The score, over random starts, of a player who always aims where it sees the enemy, against one who makes no mistake.
 * In the duel without special damage, where it takes a second.
 */
export function scoreOfHandicap(): number {
  const values = apart(fleet(false));
  space.handicap = true;
  for (const { pairs } of values.layout.layers) for (const pair of pairs) solveHullPair(values, pair);
  space.handicap = false;
  const own = 0;
  const theirs = values.fleet.conditions.length / 2;
  const ports = SECTORS.slice(1, 7);
  let sum = 0;
  for (const port of ports) {
    for (const view of ports)
      sum += valueAt(values, own, theirs, classOf({ port, view, noseToNose: 0, movingApart: 0 }));
  }
  return (1 + sum / ports.length ** 2) / 2;
}

/** Twice as many ships: the first half has the handicap and only ever meets the second. */
function apart(ships: Fleet): Values {
  const count = ships.conditions.length;
  const twice = <T>(list: readonly T[]): readonly T[] => [...list, ...list];
  const moved = ships.hits.map((each) => ({ ...each, ships: each.ships.map((to) => to.map((ship) => ship + count)) }));
  const hulls = [
    ...ships.hulls,
    ...ships.hulls.map((hull) => ({ ...hull, ships: hull.ships.map((ship) => ship + count) })),
  ];
  const shift = (list: Int32Array, by: number): Int32Array => Int32Array.from([...list, ...list.map((x) => x + by)]);
  const all: Fleet = {
    conditions: twice(ships.conditions),
    hits: [...ships.hits, ...moved],
    hulls,
    hullOf: shift(ships.hullOf, ships.hulls.length),
    placeOf: shift(ships.placeOf, 0),
    numberOf: ships.numberOf,
  };
  const layout = layoutOf(all);
  const met: Layout = {
    ...layout,
    layers: layout.layers.map((layer) => ({
      ...layer,
      pairs: layer.pairs.filter(({ first, second }) => first < ships.hulls.length && second >= ships.hulls.length),
    })),
  };
  return { fleet: all, layout: met, table: new Float64Array(layout.blocks * BLOCK) };
}
