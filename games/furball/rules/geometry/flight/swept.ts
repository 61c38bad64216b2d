import { entersBox, isInside } from '../rocks/polygon.ts';
import { isFarFrom, type Rock } from '../rocks/rock.ts';
import { cos, normalised, RADIANS, sin, UNIT } from '../table/angles.ts';
import { HALF_BASE, type MatPoint, type Pose } from '../table/pose.ts';
import { entersRing } from './ring.ts';
import { type BendSide, HALF_WIDTH, stepsOfTemplate, type TemplateWay } from './templates.ts';

/** A template on the mat, or its travelled part. */
export interface Swept {
  /** The middle of its first end, and its direction there. */
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  /** The side to which it bends, and the radius of its middle line, 0 for a straight one. */
  readonly side: BendSide;
  readonly radius: number;
  /** How far it goes: micrometres if it is straight, headings if it bends. */
  readonly extent: number;
}

/** The part of the template between its start and the base's centre after `step` steps; null for none. */
export function sweptBy(start: Pose, way: TemplateWay, step: number): Swept | null {
  const extent = stepsOfTemplate(way, step);
  if (extent === 0) return null;
  return laid(start, start.heading + way.facing, 0, way, extent);
}

/**
 * A template that begins at the side of a base which faces so, that far along from the middle of that side (to the left,
 * seen outwards).
 */
export function laid(base: Pose, outwards: number, along: number, way: TemplateWay, extent = way.extent): Swept {
  const dx = cos(outwards);
  const dy = sin(outwards);
  return {
    x: base.x + (HALF_BASE * dx - along * dy) / UNIT,
    y: base.y + (HALF_BASE * dy + along * dx) / UNIT,
    heading: normalised(outwards),
    side: way.side,
    radius: way.radius,
    extent,
  };
}

/** How long its middle line is, in micrometres. */
export function lengthOf({ radius, extent }: Swept): number {
  return radius === 0 ? extent : extent * radius * RADIANS;
}

/** Whether the interiors of template and asteroid overlap: an edge of the rock enters it, or the rock contains it. */
export function sweptMeets(swept: Swept, rock: Rock): boolean {
  if (isFarFrom(rock, swept.x, swept.y, lengthOf(swept) + 1.5 * HALF_WIDTH)) return false;
  const { outline } = rock;
  const last = outline.length - 2;
  const dx = cos(swept.heading) / UNIT;
  const dy = sin(swept.heading) / UNIT;
  const { radius, extent } = swept;
  const side = swept.side === 0 ? 1 : swept.side;
  const endX = radius === 0 ? 0 : sin(extent) / UNIT;
  const endY = radius === 0 ? 0 : -cos(extent) / UNIT;
  /** From the middle of a straight one, or from the centre of the ring of a bent one. */
  const awayX = radius === 0 ? extent / 2 : 0;
  let x = (outline[last] as number) - swept.x;
  let y = (outline[last + 1] as number) - swept.y;
  let ahead = x * dx + y * dy - awayX;
  let aside = side * (y * dx - x * dy) - radius;
  for (let i = 0; i <= last; i += 2) {
    const fromAhead = ahead;
    const fromAside = aside;
    x = (outline[i] as number) - swept.x;
    y = (outline[i + 1] as number) - swept.y;
    ahead = x * dx + y * dy - awayX;
    aside = side * (y * dx - x * dy) - radius;
    const enters =
      radius === 0
        ? entersBox(fromAhead, fromAside, ahead, aside, awayX, HALF_WIDTH)
        : entersRing(fromAhead, fromAside, ahead, aside, endX, endY, radius - HALF_WIDTH, radius + HALF_WIDTH);
    if (enters) return true;
  }
  const middle = alongMiddle(swept, 0.5, 0);
  return isInside(outline, middle.x, middle.y);
}

/** A point of a template: this part of the way along it, and that far to the left of its middle line. */
function alongMiddle({ x, y, heading, side, radius, extent }: Swept, part: number, left: number): MatPoint {
  if (radius === 0) {
    const dx = cos(heading) / UNIT;
    const dy = sin(heading) / UNIT;
    return { x: x + part * extent * dx - left * dy, y: y + part * extent * dy + left * dx };
  }
  const bent = heading + side * Math.round(part * extent);
  const from = side * radius;
  const to = from - left;
  return {
    x: x + (-from * sin(heading) + to * sin(bent)) / UNIT,
    y: y + (from * cos(heading) - to * cos(bent)) / UNIT,
  };
}

/** Chords of a bent side in a picture. */
const CHORDS = 24;

export function sweptOutline(swept: Swept): readonly MatPoint[] {
  const chords = swept.radius === 0 ? 1 : CHORDS;
  const points: MatPoint[] = [];
  for (let i = 0; i <= chords; i++) points.push(alongMiddle(swept, i / chords, HALF_WIDTH));
  for (let i = chords; i >= 0; i--) points.push(alongMiddle(swept, i / chords, -HALF_WIDTH));
  return points;
}

export function sweptMiddle(swept: Swept): readonly MatPoint[] {
  const chords = swept.radius === 0 ? 1 : CHORDS;
  return Array.from({ length: chords + 1 }, (_, i) => alongMiddle(swept, i / chords, 0));
}

/** The square of the distance from a point to a template, in square micrometres; 0 on it. */
export function squaredToSwept(swept: Swept, pointX: number, pointY: number): number {
  const dx = cos(swept.heading) / UNIT;
  const dy = sin(swept.heading) / UNIT;
  const x = pointX - swept.x;
  const y = pointY - swept.y;
  const ahead = x * dx + y * dy;
  const aside = y * dx - x * dy;
  if (swept.radius === 0) return squaredOutside(ahead - swept.extent / 2, swept.extent / 2, aside);
  const down = swept.side * aside - swept.radius;
  const endX = sin(swept.extent) / UNIT;
  const endY = -cos(swept.extent) / UNIT;
  /** How far it lies before the first end and beyond the last: within both, only the ring counts. */
  const before = -ahead;
  const beyond = down * endX - ahead * endY;
  if (before <= 0 && beyond <= 0) {
    const off = Math.max(0, Math.abs(Math.sqrt(ahead * ahead + down * down) - swept.radius) - HALF_WIDTH);
    return off * off;
  }
  const start = squaredOutside(before, 0, -down - swept.radius);
  const end = squaredOutside(beyond, 0, ahead * endX + down * endY - swept.radius);
  return Math.min(start, end);
}

function squaredOutside(along: number, half: number, across: number): number {
  const offAlong = Math.max(0, Math.abs(along) - half);
  const offAcross = Math.max(0, Math.abs(across) - HALF_WIDTH);
  return offAlong * offAlong + offAcross * offAcross;
}
