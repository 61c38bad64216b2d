import { sameHex } from '@starboard/geometry';
import { hexName, isOnMap } from '../../rules/02-setup/map.ts';
import { ordersFor, type Position, positionAfter, turnModeDone, turnOf } from '../../rules/04-movement.ts';
import type { Board, Design, Order, Ship } from '../../rules/model.ts';

/** A position that a ship can reach this turn: the order that leads there, and the position before. */
export interface ReachableEnd extends Readonly<Position> {
  readonly points: number;
  readonly turns: number;
  readonly order: Order | null;
  readonly from: ReachableEnd | null;
}

/** Reachable positions by hex: one for each facing, the straightest course first. */
export type Reach = ReadonlyMap<string, readonly ReachableEnd[]>;

/** Everything that a ship can reach with its remaining points, without leaving the map. */
export function reachOf(board: Board, ship: Ship): Reach {
  const { q, r, facing, straight } = ship;
  const start: ReachableEnd = { q, r, facing, straight, points: 0, turns: 0, order: null, from: null };
  const fewestTurns = new Map<string, number>();
  const found: ReachableEnd[] = [];
  let last: readonly ReachableEnd[] = [start];
  for (let points = 0; points < ship.points && last.length > 0; points++) {
    const next = new Map<string, ReachableEnd>();
    for (const end of last) {
      for (const further of stepsFrom(board, ship, end)) {
        const key = keyOf(further, ship.design);
        const before = Math.min(fewestTurns.get(key) ?? Number.POSITIVE_INFINITY, next.get(key)?.turns ?? 1e9);
        if (further.turns < before) next.set(key, further);
      }
    }
    for (const [key, end] of next) fewestTurns.set(key, end.turns);
    last = [...next.values()];
    found.push(...last);
  }
  return byHex(found);
}

function stepsFrom({ setup }: Board, { design }: Ship, from: ReachableEnd): readonly ReachableEnd[] {
  return ordersFor(from.straight, design).flatMap((order) => {
    const position = positionAfter(from, order);
    if (!isOnMap(setup, position)) return [];
    return [{ ...position, points: from.points + 1, turns: from.turns + Math.abs(turnOf(order)), order, from }];
  });
}

const keyOf = ({ q, r, facing, straight }: ReachableEnd, design: Design): string =>
  `${q} ${r} ${facing} ${turnModeDone(straight, design)}`;

function byHex(found: readonly ReachableEnd[]): Reach {
  const reach = new Map<string, ReachableEnd[]>();
  for (const end of [...found].sort((a, b) => a.turns - b.turns || a.points - b.points)) {
    const name = hexName(end);
    const ends = reach.get(name);
    if (ends === undefined) reach.set(name, [end]);
    else if (!ends.some(({ facing }) => facing === end.facing)) ends.push(end);
  }
  return reach;
}

/** The fewest points that take a ship to a hex. */
export function pointsTo(ends: readonly ReachableEnd[]): number {
  return Math.min(...ends.map(({ points }) => points));
}

/** A course, order by order: the position after each, and the points left when it was plotted. */
export interface PlottedCourse {
  readonly orders: readonly Order[];
  readonly stops: readonly Readonly<Position>[];
  readonly pointsLeft: number;
}

export function courseTo(end: ReachableEnd, { points }: Ship): PlottedCourse {
  const orders: Order[] = [];
  const stops: Readonly<Position>[] = [];
  for (let at: ReachableEnd | null = end; at !== null; at = at.from) {
    stops.unshift(at);
    if (at.order !== null) orders.unshift(at.order);
  }
  return { orders, stops, pointsLeft: points };
}

/** The course of a ship that stays where it is for the rest of the turn. */
export function courseOfStaying({ q, r, facing, straight, points }: Ship): PlottedCourse {
  return { orders: [], stops: [{ q, r, facing, straight }], pointsLeft: points };
}

/** The next order of a course; null if the ship has left it. At the end of its course a ship waits. */
export function nextOrder({ orders, stops, pointsLeft }: PlottedCourse, ship: Ship): Order | null {
  const spent = pointsLeft - ship.points;
  const stop = spent < 0 ? undefined : stops[Math.min(spent, orders.length)];
  if (stop === undefined || !sameHex(stop, ship) || stop.facing !== ship.facing) return null;
  return orders[spent] ?? 'stay';
}

/** The rest of a course from the ship's position; null if the ship has left it. */
export function restOf(course: PlottedCourse, ship: Ship): PlottedCourse | null {
  if (nextOrder(course, ship) === null) return null;
  const spent = Math.min(course.pointsLeft - ship.points, course.orders.length);
  return { orders: course.orders.slice(spent), stops: course.stops.slice(spent), pointsLeft: ship.points };
}
