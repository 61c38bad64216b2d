import type { Seat } from '@starboard/kernel';
import type { PrintedArc } from '../../catalogue/index.ts';
import { type Pose, rangeInArc } from '../geometry/index.ts';
import { type Board, isFlying, shipOf } from '../model.ts';
import { kindAt } from '../values.ts';

export interface Near {
  readonly seat: Seat;
  readonly range: number;
}

/** The ships in arc of a ship's primary weapon, and those that have it in theirs, nearest first. */
export interface Sights {
  readonly targets: readonly Near[];
  readonly threats: readonly Near[];
}

/** 6.2 The ships in arc from a pose, and the reverse; ships that it touches don't count. */
export function sightsFrom(board: Board, seat: Seat, pose: Pose, touched: readonly Seat[]): Sights {
  const others = [...board.ships.keys()].filter(
    (other) => other !== seat && isFlying(shipOf(board, other)) && !touched.includes(other),
  );
  const inArc = (range: (other: Seat) => number): readonly Near[] =>
    others
      .map((other) => ({ seat: other, range: range(other) }))
      .filter((near) => near.range > 0)
      .toSorted((a, b) => a.range - b.range);
  return {
    targets: inArc((other) => rangeThrough(kindAt(board, seat).arcs, pose, shipOf(board, other).pose)),
    threats: inArc((other) => rangeThrough(kindAt(board, other).arcs, shipOf(board, other).pose, pose)),
  };
}

/** 6.2 The range in the best of the arcs that a primary weapon shoots through; 0 where in none. */
export function rangeThrough(arcs: readonly PrintedArc[], from: Pose, at: Pose): number {
  let nearest = 0;
  for (const arc of arcs) {
    if (arc === 'bullseye') continue;
    const range = rangeInArc(from, at, arc);
    if (range > 0 && (nearest === 0 || range < nearest)) nearest = range;
  }
  return nearest;
}
