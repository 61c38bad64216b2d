import { squaredGapToPoint } from '../range/gap.ts';
import { cornerA, cornerB, cornersOf, OUTER_RADIUS } from '../table/base.ts';
import type { Pose, Spot } from '../table/pose.ts';
import { entersBox, isInside, squaredToSegment } from './polygon.ts';

/** An asteroid on the mat: plain data, made once and then shared. */
export interface Rock {
  /** Its outline, x and y in turn, in whole micrometres; it need not be convex. */
  readonly outline: readonly number[];
  /** The middle of a circle around it, and how large that is. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function rockFrom(outline: readonly number[], { x, y }: Spot): Rock {
  let square = 0;
  for (let i = 0; i < outline.length; i += 2) {
    const dx = (outline[i] as number) - x;
    const dy = (outline[i + 1] as number) - y;
    square = Math.max(square, dx * dx + dy * dy);
  }
  return { outline, x, y, radius: Math.ceil(Math.sqrt(square)) };
}

/** Whether an object that reaches this far round a point is certainly clear of the rock. */
export function isFarFrom(rock: Rock, x: number, y: number, reach: number): boolean {
  const dx = rock.x - x;
  const dy = rock.y - y;
  return dx * dx + dy * dy >= (rock.radius + reach) * (rock.radius + reach);
}

/** The interiors of a base and of an asteroid share a point. */
export function baseMeets(pose: Pose, rock: Rock): boolean {
  if (isFarFrom(rock, pose.x, pose.y, OUTER_RADIUS)) return false;
  const a = cornerA(pose.heading);
  const b = cornerB(pose.heading);
  const half = a * a + b * b;
  const { outline } = rock;
  const last = outline.length - 2;
  let x = (outline[last] as number) - pose.x;
  let y = (outline[last + 1] as number) - pose.y;
  let u = x * (a + b) + y * (b - a);
  let v = x * (a - b) + y * (a + b);
  for (let i = 0; i <= last; i += 2) {
    const fromU = u;
    const fromV = v;
    x = (outline[i] as number) - pose.x;
    y = (outline[i + 1] as number) - pose.y;
    u = x * (a + b) + y * (b - a);
    v = x * (a - b) + y * (a + b);
    if (entersBox(fromU, fromV, u, v, half, half)) return true;
  }
  return isInside(outline, pose.x, pose.y);
}

/** The distance between a base and an asteroid, in micrometres; 0 where they overlap. */
export function gapToRock(pose: Pose, rock: Rock): number {
  if (baseMeets(pose, rock)) return 0;
  const corners = cornersOf(pose);
  const { outline } = rock;
  const count = outline.length;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i += 2) {
    const x = outline[i] as number;
    const y = outline[i + 1] as number;
    const nextX = outline[(i + 2) % count] as number;
    const nextY = outline[(i + 3) % count] as number;
    least = Math.min(least, squaredGapToPoint(pose.heading, x - pose.x, y - pose.y));
    for (const corner of corners) least = Math.min(least, squaredToSegment(corner.x, corner.y, x, y, nextX, nextY));
  }
  return Math.sqrt(least);
}

/** The distance between two asteroids that do not overlap, in micrometres; 0 where one lies on the other. */
export function gapBetweenRocks(one: Rock, other: Rock): number {
  if (edgesCross(one.outline, other.outline)) return 0;
  if (isInside(one.outline, other.outline[0] as number, other.outline[1] as number)) return 0;
  if (isInside(other.outline, one.outline[0] as number, one.outline[1] as number)) return 0;
  return Math.sqrt(Math.min(leastToEdges(one.outline, other.outline), leastToEdges(other.outline, one.outline)));
}

/** Whether two asteroids are nearer to each other than that: the same, but it measures only what may be as near. */
export function areNearer(one: Rock, other: Rock, distance: number): boolean {
  if (isFarFrom(one, other.x, other.y, other.radius + distance)) return false;
  if (hasCornerNearer(one, other, distance) || hasCornerNearer(other, one, distance)) return true;
  return !isFarFrom(one, other.x, other.y, other.radius) && gapBetweenRocks(one, other) < distance;
}

function hasCornerNearer({ outline }: Rock, other: Rock, distance: number): boolean {
  for (let i = 0; i < outline.length; i += 2) {
    const x = outline[i] as number;
    const y = outline[i + 1] as number;
    if (!isFarFrom(other, x, y, distance) && Math.sqrt(squaredToOutline(x, y, other.outline)) < distance) return true;
  }
  return false;
}

function leastToEdges(points: readonly number[], edges: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2) {
    least = Math.min(least, squaredToOutline(points[i] as number, points[i + 1] as number, edges));
  }
  return least;
}

/** The square of the distance from a point to the nearest edge. */
function squaredToOutline(x: number, y: number, outline: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  const last = outline.length - 2;
  let fromX = outline[last] as number;
  let fromY = outline[last + 1] as number;
  for (let i = 0; i <= last; i += 2) {
    const toX = outline[i] as number;
    const toY = outline[i + 1] as number;
    least = Math.min(least, squaredToSegment(x, y, fromX, fromY, toX, toY));
    fromX = toX;
    fromY = toY;
  }
  return least;
}

function edgesCross(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i += 2) {
    const x = one[i] as number;
    const y = one[i + 1] as number;
    const dx = (one[(i + 2) % one.length] as number) - x;
    const dy = (one[(i + 3) % one.length] as number) - y;
    for (let j = 0; j < other.length; j += 2) {
      const fromX = (other[j] as number) - x;
      const fromY = (other[j + 1] as number) - y;
      const toX = (other[(j + 2) % other.length] as number) - x;
      const toY = (other[(j + 3) % other.length] as number) - y;
      const from = dx * fromY - dy * fromX;
      const to = dx * toY - dy * toX;
      if (from > 0 === to > 0) continue;
      const part = from / (from - to);
      const along = (fromX + part * (toX - fromX)) * dx + (fromY + part * (toY - fromY)) * dy;
      if (along >= 0 && along <= dx * dx + dy * dy) return true;
    }
  }
  return false;
}
