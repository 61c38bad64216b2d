import { withinQuarter } from '../table/angles.ts';
import { cornerA, cornerB } from '../table/base.ts';
import type { MatPoint, Pose } from '../table/pose.ts';
import { type Arc, aim, leftOfRight, type Rays, rightOfLeft } from './arcs.ts';
import { nearestOnBase } from './gap.ts';
import { type Band, bandOf } from './range.ts';
import { reachedX, reachedY, squaredReach } from './reach.ts';

/** A measured line, from a point of the shooter's base to one of the target's. */
export interface MeasuredLine {
  readonly from: MatPoint;
  readonly to: MatPoint;
}

/** What a ruler shows. */
export interface Measurement {
  readonly band: Band;
  readonly distance: number;
  /**
   * The shortest line; where two sides face each other in parallel there are many as short, and these are the outermost
   * two, between which it may be shifted.
   */
  readonly lines: readonly [MeasuredLine] | readonly [MeasuredLine, MeasuredLine];
}

/** Measures from a base to the part of another inside an arc; null where no part is. */
export function measure(shooter: Pose, target: Pose, arc: Arc): Measurement | null {
  const square = squaredReach(shooter, target, arc);
  if (square < 0) return null;
  const x = reachedX();
  const y = reachedY();
  const shortest: MeasuredLine = {
    from: {
      x: shooter.x + nearestOnBase(shooter.heading, x, y, 'x'),
      y: shooter.y + nearestOnBase(shooter.heading, x, y, 'y'),
    },
    to: { x: shooter.x + x, y: shooter.y + y },
  };
  return { band: bandOf(square), distance: Math.sqrt(square), lines: facing(shooter, target, arc) ?? [shortest] };
}

const rays: Rays = { rightX: 0, rightY: 0, leftX: 0, leftY: 0, aside: 0 };

/**
 * Where sides face each other in parallel: the outermost two of the equally short lines that end inside the arc. In the
 * frame of the shooter both bases are squares with sides along the axes.
 */
function facing(shooter: Pose, target: Pose, arc: Arc): readonly [MeasuredLine, MeasuredLine] | null {
  if (withinQuarter(shooter.heading) !== withinQuarter(target.heading)) return null;
  const a = cornerA(shooter.heading);
  const b = cornerB(shooter.heading);
  const half = a * a + b * b;
  const dx = target.x - shooter.x;
  const dy = target.y - shooter.y;
  const u = dx * (a + b) + dy * (b - a);
  const v = dx * (a - b) + dy * (a + b);
  const alongU = Math.abs(u) >= 2 * half;
  if (alongU === Math.abs(v) >= 2 * half) return null;
  const ahead = alongU ? u : v;
  const aside = alongU ? v : u;
  const side = ahead > 0 ? half : -half;
  /** A point from the frame of the shooter on the mat. */
  const at = (forward: number, across: number): MatPoint => {
    const p = alongU ? forward : across;
    const q = alongU ? across : forward;
    return {
      x: shooter.x + (p * (a + b) + q * (a - b)) / (2 * half),
      y: shooter.y + (p * (b - a) + q * (a + b)) / (2 * half),
    };
  };
  let low = Math.max(-half, aside - half);
  let high = Math.min(half, aside + half);
  if (arc !== 'all') {
    aim(rays, shooter.heading, arc);
    for (const inside of [leftOfRight, rightOfLeft]) {
      const first = at(ahead - side, low);
      const last = at(ahead - side, high);
      const atLow = inside(rays, first.x - shooter.x, first.y - shooter.y);
      const atHigh = inside(rays, last.x - shooter.x, last.y - shooter.y);
      if (atLow < 0 && atHigh < 0) return null;
      if (atLow < 0) low += ((high - low) * atLow) / (atLow - atHigh);
      else if (atHigh < 0) high -= ((high - low) * atHigh) / (atHigh - atLow);
    }
  }
  /** A stretch of less than a micrometre is a point. */
  if ((high - low) * (high - low) < 2 * half) return null;
  return [
    { from: at(side, low), to: at(ahead - side, low) },
    { from: at(side, high), to: at(ahead - side, high) },
  ];
}
