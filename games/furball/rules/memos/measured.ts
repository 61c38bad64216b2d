import type { Seat } from '@starboard/kernel';
import type { PrintedArc } from '../../catalogue/index.ts';
import {
  ARCS,
  isOnRock,
  isOpenBetween,
  measure,
  type Pose,
  type Rock,
  rangeBetween,
  rangeInArc,
  sight,
} from '../geometry/index.ts';

/**
 * What was measured lately between two seats. Poses and lists of asteroids are replaced and never written to, so a
 * measurement holds for as long as they are the same. A memo of pure functions, so no part of any match.
 */
interface Between {
  from: Pose | null;
  to: Pose | null;
  /** -1 if it is not measured yet. */
  range: number;
  /** The range in each arc by the arc's number, and the numbers of those that are measured, a bit each. */
  readonly inArc: Uint8Array;
  measured: number;
  rocks: readonly Rock[] | null;
  readonly lines: (Lines | null)[];
}

/** 6.8 Whether shortest lines are clear of asteroids, obstructed, or some of either. */
export interface Lines {
  readonly clear: boolean;
  readonly obstructed: boolean;
}

const SEATS = 8;
const lately: readonly Between[] = Array.from({ length: SEATS * SEATS }, () => ({
  from: null,
  to: null,
  range: -1,
  inArc: new Uint8Array(ARCS.length),
  measured: 0,
  rocks: null,
  lines: ARCS.map(() => null),
}));

const ARC_NUMBER = Object.fromEntries(ARCS.map((arc, i) => [arc, i])) as { readonly [A in PrintedArc]: number };

function between(one: Seat, other: Seat, from: Pose, to: Pose): Between {
  const known = lately[(one & (SEATS - 1)) * SEATS + (other & (SEATS - 1))] as Between;
  if (known.from !== from || known.to !== to) {
    known.from = from;
    known.to = to;
    known.range = -1;
    known.measured = 0;
    known.rocks = null;
  }
  return known;
}

export function measuredRange(one: Seat, other: Seat, from: Pose, to: Pose): number {
  const known = between(one, other, from, to);
  if (known.range < 0) known.range = rangeBetween(from, to);
  return known.range;
}

export function measuredInArc(one: Seat, other: Seat, from: Pose, to: Pose, arc: PrintedArc): number {
  const known = between(one, other, from, to);
  const number = ARC_NUMBER[arc];
  if ((known.measured & (1 << number)) === 0) {
    known.measured |= 1 << number;
    known.inArc[number] = rangeInArc(from, to, arc);
  }
  return known.inArc[number] as number;
}

export function measuredLines(
  one: Seat,
  other: Seat,
  from: Pose,
  to: Pose,
  arc: PrintedArc,
  rocks: readonly Rock[],
): Lines {
  const known = between(one, other, from, to);
  if (known.rocks !== rocks) {
    known.rocks = rocks;
    known.lines.fill(null);
  }
  const number = ARC_NUMBER[arc];
  const lines = known.lines[number] ?? newLines(from, to, arc, rocks);
  known.lines[number] = lines;
  return lines;
}

function newLines(from: Pose, to: Pose, arc: PrintedArc, rocks: readonly Rock[]): Lines {
  if (isOpenBetween(from, to, rocks)) return CLEAR;
  const measured = measure(from, to, arc);
  if (measured === null) return CLEAR;
  const { clear, obstructed } = sight(measured, rocks);
  return obstructed === null ? CLEAR : { clear: clear !== null, obstructed: true };
}
export const CLEAR: Lines = { clear: true, obstructed: false };

/** Whether the ship in each seat was on an asteroid. */
const standing = Array.from({ length: SEATS }, () => ({
  pose: null as Pose | null,
  rocks: null as readonly Rock[] | null,
  onRock: false,
}));

export function standsOnRock(seat: Seat, pose: Pose, rocks: readonly Rock[]): boolean {
  const known = standing[seat & (SEATS - 1)];
  if (known === undefined) return isOnRock(pose, rocks);
  if (known.pose !== pose || known.rocks !== rocks) {
    known.pose = pose;
    known.rocks = rocks;
    known.onRock = isOnRock(pose, rocks);
  }
  return known.onRock;
}
