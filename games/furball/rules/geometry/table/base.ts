import { nearest, quarterCos, quarterSin, SLOTS, slotFor, UNIT, withinQuarter } from './angles.ts';
import { HALF_BASE, MAT, type MatPoint, type Pose } from './pose.ts';

/**
 * The base of a ship: an exact square whose corners, from its centre, are (a, b), (−b, a), (−a, −b) and (b, −a) in whole
 * micrometres. Turned by quarter turns it is the same square.
 *
 * Its sides face along u = (a + b, b − a) and v = (a − b, a + b); along these, it reaches a² + b² either way, and u and
 * v are √(2(a² + b²)) long. So every test between two bases is made of whole numbers below 2^53.
 */

/** A memo by heading, as for cosines. */
const known = new Int32Array(SLOTS).fill(-1);
const firsts = new Float64Array(SLOTS);
const seconds = new Float64Array(SLOTS);

function slotOf(heading: number): number {
  const rest = withinQuarter(heading);
  const slot = slotFor(rest);
  if (known[slot] !== rest) {
    known[slot] = rest;
    firsts[slot] = nearest((HALF_BASE * (quarterCos(rest) - quarterSin(rest))) / UNIT);
    seconds[slot] = nearest((HALF_BASE * (quarterCos(rest) + quarterSin(rest))) / UNIT);
  }
  return slot;
}

/** The corner of the first quarter that is on the left of the heading; the others are it, turned. */
export function cornerA(heading: number): number {
  return firsts[slotOf(heading)] as number;
}

export function cornerB(heading: number): number {
  return seconds[slotOf(heading)] as number;
}

/** No base reaches further from its centre. */
export const OUTER_RADIUS = 28_286;
/** Every base reaches at least as far from its centre. */
export const INNER_RADIUS = 19_998;

const FAR = 4 * OUTER_RADIUS * OUTER_RADIUS;
const NEAR = 4 * INNER_RADIUS * INNER_RADIUS;

/** The corners in order, anticlockwise. */
export function cornersOf({ x, y, heading }: Pose): readonly [MatPoint, MatPoint, MatPoint, MatPoint] {
  const a = cornerA(heading);
  const b = cornerB(heading);
  return [
    { x: x + a, y: y + b },
    { x: x - b, y: y + a },
    { x: x - a, y: y - b },
    { x: x + b, y: y - a },
  ];
}

/** A corner is strictly outside; a base on the edge is on the mat. */
export function isOffMat({ x, y, heading }: Pose): boolean {
  if (x >= OUTER_RADIUS && y >= OUTER_RADIUS && x <= MAT - OUTER_RADIUS && y <= MAT - OUTER_RADIUS) return false;
  const reach = cornerB(heading);
  return x < reach || y < reach || x > MAT - reach || y > MAT - reach;
}

/** The interiors of two bases share a point. Bases that only touch do not overlap. */
export function overlap(one: Pose, other: Pose): boolean {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const apart = dx * dx + dy * dy;
  if (apart >= FAR) return false;
  if (apart < NEAR) return true;
  const a = cornerA(one.heading);
  const b = cornerB(one.heading);
  return depthBetween(dx, dy, a, b, cornerA(other.heading), cornerB(other.heading)) > 0;
}

/**
 * The length of the least push that parts a base with corner (a, b) from another one that stands dx, dy away, in
 * micrometres; 0 where they do not overlap.
 */
export function depthBetween(dx: number, dy: number, a: number, b: number, otherA: number, otherB: number): number {
  if (dx * dx + dy * dy >= FAR) return 0;
  const square = a * a + b * b;
  const otherSquare = otherA * otherA + otherB * otherB;
  /** How far either base reaches along the sides of the other. */
  const reach = Math.abs(a * otherA + b * otherB) + Math.abs(a * otherB - b * otherA);
  const along = Math.max(Math.abs(dx * (a + b) + dy * (b - a)), Math.abs(dx * (a - b) + dy * (a + b)));
  const shared = square + reach - along;
  if (shared <= 0) return 0;
  const otherAlong = Math.max(
    Math.abs(dx * (otherA + otherB) + dy * (otherB - otherA)),
    Math.abs(dx * (otherA - otherB) + dy * (otherA + otherB)),
  );
  const otherShared = otherSquare + reach - otherAlong;
  if (otherShared <= 0) return 0;
  return Math.min(shared / Math.sqrt(2 * square), otherShared / Math.sqrt(2 * otherSquare));
}
