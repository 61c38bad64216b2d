import { UNIT } from '../table/angles.ts';
import { cornerA, cornerB, OUTER_RADIUS } from '../table/base.ts';
import type { Pose } from '../table/pose.ts';
import { type Arc, aim, depthInArc, isAhead, leftOfRight, type Rays, rightOfLeft } from './arcs.ts';
import { cornerOfGap, nearestOnBase, squaredGap, squaredGapToPoint } from './gap.ts';

/**
 * How far it is from a base to the part of another inside an arc. If the point of the target that is nearest of all lies
 * in the arc, it is that one. Otherwise the nearest one inside lies on the boundary: from any point inside, the way to the
 * nearest of all never leads away from the shooter, and leaves the arc somewhere. And since the rays begin inside the
 * shooter, the nearest point on each is the one where it enters the target.
 */

const rays: Rays = { rightX: 0, rightY: 0, leftX: 0, leftY: 0, aside: 0 };
/** The corners of the target from the centre of the shooter, and how far inside each ray they are: exact. */
const cornerX = new Float64Array(4);
const cornerY = new Float64Array(4);
const insideRight = new Float64Array(4);
const insideLeft = new Float64Array(4);

/** Where on the target the last search ended, from the centre of the shooter. */
let toX = 0;
let toY = 0;

export const reachedX = (): number => toX;
export const reachedY = (): number => toY;

/** No corner is further from a ray than the centre of its base by more, in micrometres times 2^26. */
const CLEARLY = (OUTER_RADIUS + 1) * UNIT;

/** A base wholly inside an arc (1) or outside (-1), judged by its centre; 0 if that is not enough. */
export function whereInArc(shooter: Pose, target: Pose, arc: Arc): 1 | 0 | -1 {
  if (arc === 'all') return 1;
  const depth = depthInArc(target.x - shooter.x, target.y - shooter.y, shooter.heading, arc);
  if (depth > CLEARLY) return 1;
  if (depth < -CLEARLY) return -1;
  aim(rays, shooter.heading, arc);
  return 0;
}

/** The square of the distance to the part of the target inside an arc, in square micrometres; -1 where no part is. */
export function squaredReach(shooter: Pose, target: Pose, arc: Arc): number {
  const where = whereInArc(shooter, target, arc) || cornersInArc(shooter, target);
  if (where < 0) return -1;
  if (where === 0) return reachPartly(shooter, target);
  setCorners(target.x - shooter.x, target.y - shooter.y, cornerA(target.heading), cornerB(target.heading));
  const square = squaredGap(shooter, target);
  findNearest(shooter, target);
  return square;
}

/** Right after `whereInArc` found that the centre is not enough: the same, judged by the corners; 0 if they differ. */
export function cornersInArc(shooter: Pose, target: Pose): 1 | 0 | -1 {
  setCorners(target.x - shooter.x, target.y - shooter.y, cornerA(target.heading), cornerB(target.heading));
  const inside = cornersInside();
  if (inside === 4) return 1;
  return inside === 0 && !isCrossed() ? -1 : 0;
}

function setCorners(dx: number, dy: number, a: number, b: number): void {
  cornerX[0] = dx + a;
  cornerY[0] = dy + b;
  cornerX[1] = dx - b;
  cornerY[1] = dy + a;
  cornerX[2] = dx - a;
  cornerY[2] = dy - b;
  cornerX[3] = dx + b;
  cornerY[3] = dy - a;
}

/** How many corners of the target are in the arc; notes how far inside each is. */
function cornersInside(): number {
  let count = 0;
  for (let i = 0; i < 4; i++) {
    const x = cornerX[i] as number;
    const y = cornerY[i] as number;
    const right = leftOfRight(rays, x, y);
    const left = rightOfLeft(rays, x, y);
    insideRight[i] = right;
    insideLeft[i] = left;
    if (right >= 0 && left >= 0 && isAhead(rays, x, y)) count++;
  }
  return count;
}

/** Whether a ray crosses the target. */
function isCrossed(): boolean {
  return (
    entry(insideRight, rays.rightX, rays.rightY, null) >= 0 || entry(insideLeft, rays.leftX, rays.leftY, null) >= 0
  );
}

/** Right after `cornersInArc`: the square of the distance to the part inside of a base that is partly inside. */
export function reachPartly(shooter: Pose, target: Pose): number {
  const square = squaredGap(shooter, target);
  if (cornerOfGap() < 0) return square;
  findNearest(shooter, target);
  if (leftOfRight(rays, toX, toY) >= 0 && rightOfLeft(rays, toX, toY) >= 0 && isAhead(rays, toX, toY)) return square;
  const right = entry(insideRight, rays.rightX, rays.rightY, shooter);
  const rightX = entryX;
  const rightY = entryY;
  const left = entry(insideLeft, rays.leftX, rays.leftY, shooter);
  if (right >= 0 && (left < 0 || right <= left)) {
    toX = rightX;
    toY = rightY;
    return right;
  }
  toX = entryX;
  toY = entryY;
  return left;
}

let entryX = 0;
let entryY = 0;

/**
 * Where a ray enters the target: the square of the distance from the shooter to that point, or -1 where it misses. With
 * no shooter it only says whether it hits.
 */
function entry(inside: Float64Array, rayX: number, rayY: number, shooter: Pose | null): number {
  let least = -1;
  for (let i = 0; i < 4; i++) {
    const here = inside[i] as number;
    const j = (i + 1) & 3;
    const next = inside[j] as number;
    if (here !== 0 && (here > 0 ? next >= 0 : next <= 0)) continue;
    const part = here === 0 ? 0 : here / (here - next);
    const x = (cornerX[i] as number) + part * ((cornerX[j] as number) - (cornerX[i] as number));
    const y = (cornerY[i] as number) + part * ((cornerY[j] as number) - (cornerY[i] as number));
    if (rayX * x + rayY * y < 0) continue;
    if (shooter === null) return 0;
    const square = squaredGapToPoint(shooter.heading, x, y);
    if (least < 0 || square < least) {
      least = square;
      entryX = x;
      entryY = y;
    }
  }
  return least;
}

/** Notes which point of the target the last gap was measured to. */
function findNearest(shooter: Pose, target: Pose): void {
  const corner = cornerOfGap();
  if (corner < 0) {
    toX = target.x - shooter.x;
    toY = target.y - shooter.y;
  } else if (corner < 4) {
    toX = cornerX[corner] as number;
    toY = cornerY[corner] as number;
  } else {
    const a = cornerA(shooter.heading);
    const b = cornerB(shooter.heading);
    const x = corner === 4 ? a : corner === 5 ? -b : corner === 6 ? -a : b;
    const y = corner === 4 ? b : corner === 5 ? a : corner === 6 ? -b : -a;
    const dx = target.x - shooter.x;
    const dy = target.y - shooter.y;
    toX = dx + nearestOnBase(target.heading, x - dx, y - dy, 'x');
    toY = dy + nearestOnBase(target.heading, x - dx, y - dy, 'y');
  }
}
