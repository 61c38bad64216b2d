import { cornersOf, INNER_RADIUS, OUTER_RADIUS } from '../table/base.ts';
import { MM, type Pose } from '../table/pose.ts';
import type { Arc } from './arcs.ts';
import { squaredGap, squaredGapToPoint } from './gap.ts';
import { cornersInArc, reachPartly, squaredReach, whereInArc } from './reach.ts';

/** A range band; 0 is beyond Range 3. */
export type Band = 0 | 1 | 2 | 3;

/** Bumped ships stand up to 2 µm apart: what is exactly a band away by the rules is within it by this much. */
const SLACK = 5;

const squared = (value: number): number => value * value;

/** The squares of how far each band reaches. */
const REACH_1 = squared(100 * MM + SLACK);
const REACH_2 = squared(200 * MM + SLACK);
const REACH_3 = squared(300 * MM + SLACK);

/** The band of a squared distance, in square micrometres. */
export function bandOf(square: number): Band {
  if (square <= REACH_2) return square <= REACH_1 ? 1 : 2;
  return square <= REACH_3 ? 3 : 0;
}

/** The gap between bases is shorter than the way between their centres by at least this, and at most that. */
const LEAST = 2 * INNER_RADIUS;
const MOST = 2 * OUTER_RADIUS;

/** By band, the squares of how far apart centres are at most that surely are in it, and may be. */
const SURELY = [1, 2, 3].map((band) => squared(band * 100 * MM + SLACK + LEAST));
const MAYBE = [1, 2, 3].map((band) => squared(band * 100 * MM + SLACK + MOST));
const [SURELY_1 = 0, SURELY_2 = 0, SURELY_3 = 0] = SURELY;
const [MAYBE_1 = 0, MAYBE_2 = 0, MAYBE_3 = 0] = MAYBE;

/** By band, the squares of how far apart centres are at most if even the farthest part of a base is no further away. */
const WHOLLY = [1, 2, 3].map((band) => squared(band * 100 * MM + SLACK - OUTER_RADIUS + INNER_RADIUS));
const [WHOLLY_1 = 0, WHOLLY_2 = 0, WHOLLY_3 = 0] = WHOLLY;

/** Whether two bases are certainly beyond Range 3 of each other. */
export function isFarAway(one: Pose, other: Pose): boolean {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  return dx * dx + dy * dy > MAYBE_3;
}

/** Core rules 5: the range between two bases, closest point to closest point. The same both ways. */
export function rangeBetween(one: Pose, other: Pose): Band {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const apart = dx * dx + dy * dy;
  if (apart > MAYBE_3) return 0;
  if (apart <= SURELY_1) return 1;
  if (apart > MAYBE_2) {
    if (apart <= SURELY_3) return 3;
  } else if (apart > MAYBE_1 && apart <= SURELY_2) return 2;
  return bandOf(squaredGap(one, other));
}

/** Whether two bases meet, without a gap that one could see. */
export const isInContact = (one: Pose, other: Pose): boolean => squaredGap(one, other) <= squared(SLACK);

/** Core rules 5: the range to the part of the target inside an arc; 0 where none is, or beyond Range 3. */
export function rangeInArc(shooter: Pose, target: Pose, arc: Arc): Band {
  const dx = target.x - shooter.x;
  const dy = target.y - shooter.y;
  if (dx * dx + dy * dy > MAYBE_3) return 0;
  const where = whereInArc(shooter, target, arc) || cornersInArc(shooter, target);
  if (where !== 0) return where < 0 ? 0 : rangeBetween(shooter, target);
  const band = bandOfAnyPart(dx * dx + dy * dy);
  if (band !== 0) return band;
  const reach = reachPartly(shooter, target);
  return reach < 0 ? 0 : bandOf(reach);
}

/** The band of every part of a base whose centre is that far away (squared); 0 if they are in different bands. */
function bandOfAnyPart(apart: number): Band {
  if (apart <= WHOLLY_1) return 1;
  if (apart > MAYBE_2) return apart <= WHOLLY_3 ? 3 : 0;
  return apart > MAYBE_1 && apart <= WHOLLY_2 ? 2 : 0;
}

/** Any part of the target is inside the arc, however far away. */
export function isInArc(shooter: Pose, target: Pose, arc: Arc): boolean {
  return squaredReach(shooter, target, arc) >= 0;
}

/** Core rules 5, "within": the whole base of the other ship lies as near as the band reaches. */
export function isWithin(one: Pose, other: Pose, band: 1 | 2 | 3): boolean {
  for (const { x, y } of cornersOf(other)) {
    if (squaredGapToPoint(one.heading, x - one.x, y - one.y) > squared(band * 100 * MM + SLACK)) return false;
  }
  return true;
}

/** Core rules 5, "beyond": no part of the other base is as near. */
export function isBeyond(one: Pose, other: Pose, band: 1 | 2 | 3): boolean {
  return squaredGap(one, other) > squared(band * 100 * MM + SLACK);
}
