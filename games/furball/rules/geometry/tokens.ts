import { type Swept, squaredToSwept, sweptBy } from './flight/swept.ts';
import { type BendSide, type ManoeuvreTemplate, wayAlong } from './flight/templates.ts';
import { poseAt } from './flight/way.ts';
import { squaredGapToPoint } from './range/gap.ts';
import type { MeasuredLine } from './range/measure.ts';
import { type Band, bandOf } from './range/range.ts';
import { squaredToSegment } from './rocks/polygon.ts';
import { cos, nearest, sin, UNIT } from './table/angles.ts';
import { HALF_BASE, MAT, MM, type Pose, type Spot } from './table/pose.ts';

/** Bomb tokens are discs. */
export const TOKEN_RADIUS = 12 * MM;
const SQUARE = TOKEN_RADIUS * TOKEN_RADIUS;

/** The position of a dropped token, and the template it was dropped with. */
export interface Drop {
  readonly spot: Spot;
  readonly swept: Swept;
}

/**
 * Core rules 9: a token dropped with a template at the rear of a base, or ahead of it; `side` is the side of the ship
 * that a bent template leads to. Its disc touches the far end of the template.
 */
export function dropPlace(start: Pose, template: ManoeuvreTemplate, side: BendSide, guides: 'rear' | 'front'): Drop {
  return drop(start, template, side, guides, 0);
}

/** Three tokens of one drop side by side, the middle one first. */
export function dropPlaces(
  start: Pose,
  template: ManoeuvreTemplate,
  side: BendSide,
  guides: 'rear' | 'front',
): readonly Drop[] {
  return [0, 2 * TOKEN_RADIUS, -2 * TOKEN_RADIUS].map((aside) => drop(start, template, side, guides, aside));
}

function drop(start: Pose, template: ManoeuvreTemplate, side: BendSide, guides: 'rear' | 'front', aside: number): Drop {
  const bend: BendSide = guides === 'front' || side === 0 ? side : side === 1 ? -1 : 1;
  const way = wayAlong(template, bend, guides === 'rear');
  const { x, y, heading } = poseAt(start, way, HALF_BASE + way.extent + TOKEN_RADIUS);
  const swept = sweptBy(start, way, way.steps);
  if (swept === null) throw new Error(`${template} has no length`);
  return {
    spot: {
      x: nearest((x * UNIT - aside * sin(heading)) / UNIT),
      y: nearest((y * UNIT + aside * cos(heading)) / UNIT),
    },
    swept,
  };
}

export function baseMeetsToken(pose: Pose, { x, y }: Spot): boolean {
  return squaredGapToPoint(pose.heading, x - pose.x, y - pose.y) < SQUARE;
}

export function sweptMeetsToken(swept: Swept, { x, y }: Spot): boolean {
  return squaredToSwept(swept, x, y) < SQUARE;
}

export function lineMeetsToken({ from, to }: MeasuredLine, { x, y }: Spot): boolean {
  return squaredToSegment(x, y, from.x, from.y, to.x, to.y) < SQUARE;
}

/** The range between a base and a token, closest points. */
export function rangeToToken(pose: Pose, { x, y }: Spot): Band {
  const distance = Math.sqrt(squaredGapToPoint(pose.heading, x - pose.x, y - pose.y)) - TOKEN_RADIUS;
  return distance <= 0 ? 1 : bandOf(distance * distance);
}

/** Spots a side of the lattice on which tokens may be put that no template places. */
const LATTICE = 20;

/** The lattice over the whole mat, row by row from the south-west. */
export const TOKEN_LATTICE: readonly Spot[] = Array.from({ length: LATTICE * LATTICE }, (_, i) => ({
  x: (((i % LATTICE) + 0.5) * MAT) / LATTICE,
  y: ((Math.floor(i / LATTICE) + 0.5) * MAT) / LATTICE,
}));
