import { cornerA, cornerB, overlap } from '../table/base.ts';
import type { Pose } from '../table/pose.ts';

/**
 * The gap between two bases. Of two squares apart, the closest points include a corner of one: so it is the least of
 * eight distances, from a corner to the other square. All that is compared is whole numbers up to the last division, and
 * both bases are treated alike: the gap is the same both ways, to the last bit.
 */

/** Which corner the last gap was found at: 0 to 3 of the other base, 4 to 7 of the one; -1 where the bases overlap. */
let corner = -1;

export const cornerOfGap = (): number => corner;

/** The squared distance from a point to a square around the origin that reaches `half` along both axes. */
function outside(u: number, v: number, half: number): number {
  const beyondU = Math.abs(u) - half;
  const beyondV = Math.abs(v) - half;
  if (beyondU <= 0) return beyondV <= 0 ? 0 : beyondV * beyondV;
  return beyondV <= 0 ? beyondU * beyondU : beyondU * beyondU + beyondV * beyondV;
}

/** The least over the four corners p, q; −q, p; −p, −q; q, −p around u, v; `nearCorner` says of which. */
function leastOutside(u: number, v: number, p: number, q: number, half: number): number {
  let least = outside(u + p, v + q, half);
  nearCorner = 0;
  const second = outside(u - q, v + p, half);
  if (second < least) {
    least = second;
    nearCorner = 1;
  }
  const third = outside(u - p, v - q, half);
  if (third < least) {
    least = third;
    nearCorner = 2;
  }
  const fourth = outside(u + q, v - p, half);
  if (fourth < least) {
    least = fourth;
    nearCorner = 3;
  }
  return least;
}

let nearCorner = 0;

/** The square of the gap between two bases, in square micrometres. */
export function squaredGap(one: Pose, other: Pose): number {
  if (overlap(one, other)) {
    corner = -1;
    return 0;
  }
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const a = cornerA(one.heading);
  const b = cornerB(one.heading);
  const otherA = cornerA(other.heading);
  const otherB = cornerB(other.heading);
  const square = a * a + b * b;
  const otherSquare = otherA * otherA + otherB * otherB;
  const dot = a * otherA + b * otherB;
  const cross = a * otherB - b * otherA;
  const u = dx * (a + b) + dy * (b - a);
  const v = dx * (a - b) + dy * (a + b);
  const toOther = leastOutside(u, v, dot - cross, dot + cross, square) / (2 * square);
  const otherCorner = nearCorner;
  const otherU = -dx * (otherA + otherB) - dy * (otherB - otherA);
  const otherV = -dx * (otherA - otherB) - dy * (otherA + otherB);
  const toOne = leastOutside(otherU, otherV, dot + cross, dot - cross, otherSquare) / (2 * otherSquare);
  if (toOther <= toOne) {
    corner = otherCorner;
    return toOther;
  }
  corner = 4 + nearCorner;
  return toOne;
}

/** The square of the distance from a base to a point that lies x, y from its centre, in square micrometres. */
export function squaredGapToPoint(heading: number, x: number, y: number): number {
  const a = cornerA(heading);
  const b = cornerB(heading);
  const square = a * a + b * b;
  return outside(x * (a + b) + y * (b - a), x * (a - b) + y * (a + b), square) / (2 * square);
}

/** The point of a base that is nearest to one that lies x, y from its centre, from its centre; one coordinate at a time. */
export function nearestOnBase(heading: number, x: number, y: number, axis: 'x' | 'y'): number {
  const a = cornerA(heading);
  const b = cornerB(heading);
  const square = a * a + b * b;
  const u = Math.max(-square, Math.min(square, x * (a + b) + y * (b - a)));
  const v = Math.max(-square, Math.min(square, x * (a - b) + y * (a + b)));
  return (axis === 'x' ? u * (a + b) + v * (a - b) : u * (b - a) + v * (a + b)) / (2 * square);
}
