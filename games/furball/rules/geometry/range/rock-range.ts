import { squaredToSegment } from '../rocks/polygon.ts';
import { baseMeets, gapToRock, type Rock } from '../rocks/rock.ts';
import { cornersOf } from '../table/base.ts';
import type { Pose } from '../table/pose.ts';
import { type Arc, aim, isAhead, leftOfRight, type Rays, rightOfLeft } from './arcs.ts';
import { squaredGapToPoint } from './gap.ts';
import { type Band, bandOf } from './range.ts';

const rays: Rays = { rightX: 0, rightY: 0, leftX: 0, leftY: 0, aside: 0 };

/** The range from a base to the part of an asteroid inside an arc; 0 where none is, or beyond Range 3. */
export function rangeToRock(pose: Pose, rock: Rock, arc: Arc): Band {
  if (arc === 'all' || baseMeets(pose, rock)) {
    const gap = gapToRock(pose, rock);
    return bandOf(gap * gap);
  }
  aim(rays, pose.heading, arc);
  const { outline } = rock;
  const count = outline.length;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i += 2) {
    const x = (outline[i] as number) - pose.x;
    const y = (outline[i + 1] as number) - pose.y;
    const nextX = (outline[(i + 2) % count] as number) - pose.x;
    const nextY = (outline[(i + 3) % count] as number) - pose.y;
    least = Math.min(least, squaredToPart(pose, x, y, nextX, nextY));
  }
  return least === Number.POSITIVE_INFINITY ? 0 : bandOf(least);
}

/** The square of the distance from a base to the part of a segment inside the arc; infinite where none is. */
function squaredToPart(pose: Pose, x: number, y: number, nextX: number, nextY: number): number {
  let from = 0;
  let to = 1;
  for (const inside of [leftOfRight, rightOfLeft]) {
    const atStart = inside(rays, x, y);
    const atEnd = inside(rays, nextX, nextY);
    if (atStart < 0 && atEnd < 0) return Number.POSITIVE_INFINITY;
    if (atStart < 0) from = Math.max(from, atStart / (atStart - atEnd));
    else if (atEnd < 0) to = Math.min(to, atStart / (atStart - atEnd));
  }
  if (from > to) return Number.POSITIVE_INFINITY;
  const startX = x + from * (nextX - x);
  const startY = y + from * (nextY - y);
  const endX = x + to * (nextX - x);
  const endY = y + to * (nextY - y);
  /** The bullseye is narrow, and begins inside the base: what is in it lies wholly ahead or wholly behind. */
  if (!isAhead(rays, startX, startY)) return Number.POSITIVE_INFINITY;
  let least = Math.min(squaredGapToPoint(pose.heading, startX, startY), squaredGapToPoint(pose.heading, endX, endY));
  for (const corner of cornersOf(pose)) {
    least = Math.min(least, squaredToSegment(corner.x - pose.x, corner.y - pose.y, startX, startY, endX, endY));
  }
  return least;
}
