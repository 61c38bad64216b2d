import { distance } from '@starboard/geometry';
import type { Position } from '../../../rules/04-movement.ts';
import type { Board, Ship } from '../../../rules/model.ts';
import { layersOf } from '../courses.ts';
import { aimsOf, bearsOn, type ReachNext, reachOf } from '../reach.ts';
import type { Unit } from '../units.ts';

/** Where a ship may end its movement, the orders that it may begin with to get there, and where it may fire next turn. */
export interface EndPlace {
  readonly position: Readonly<Position>;
  readonly firstOrders: number;
  readonly reach: ReachNext;
}

export function stationsOf(board: Board, { ship, nextPoints }: Unit): readonly EndPlace[] {
  return (layersOf(board.setup, ship.design, ship, ship.points).at(-1) ?? []).map(({ position, firstOrders }) => ({
    position,
    firstOrders,
    reach: reachOf(ship.design, position.straight, nextPoints),
  }));
}

/** One station for each hex and facing. */
export const distinct = (stations: readonly EndPlace[]): readonly EndPlace[] => {
  const kept = new Set(aimsOf(stations.map(({ position }) => position)));
  return stations.filter(({ position }) => kept.has(position));
};

/** What a unit at a station does to another at its own. */
export interface LinesOfFire {
  damage(one: number, from: EndPlace, other: number, to: EndPlace): number;
  /** The strength that it may take in the next turn. */
  threat(one: number, from: EndPlace, other: number, to: EndPlace): number;
}

export function sightsOf(units: readonly Unit[], foresees: boolean): LinesOfFire {
  const best = units.map((unit) => unit.hurts.map((byRange) => bestWithin(byRange)));
  return {
    damage: (one, from, other, to) =>
      bearsOn(from.position, to.position) ? (units[one]?.salvo[other]?.[distance(from.position, to.position)] ?? 0) : 0,
    threat: (one, from, other, to) =>
      foresees ? (best[one]?.[other]?.(from.reach(from.position, to.position)) ?? 0) : 0,
  };
}

/** The most of a table by range, within the ranges whose bits are set. */
export function bestWithin(byRange: ArrayLike<number>): (ranges: number) => number {
  const known = new Map<number, number>();
  return (ranges) => {
    if (ranges === 0) return 0;
    const before = known.get(ranges);
    if (before !== undefined) return before;
    let most = 0;
    for (let range = 0; range < byRange.length; range++) {
      if ((ranges >> range) & 1) most = Math.max(most, byRange[range] ?? 0);
    }
    known.set(ranges, most);
    return most;
  };
}

export const nearestOf = (ships: readonly Pick<Ship, 'q' | 'r'>[], position: Position): number =>
  ships.reduce((near, ship) => Math.min(near, distance(ship, position)), FAR);

const FAR = 99;
