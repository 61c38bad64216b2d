import type { Point } from '@starboard/geometry';
import type { Box } from '@starboard/ui';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import type { PlanePoint } from '../../rules/01-asteroid/grid.ts';
import { spotAt } from '../../rules/01-asteroid/grid.ts';
import { APOTHEM, HALF } from '../../rules/01-asteroid/pieces.ts';

/** The length of one space, in drawing units. */
export const STEP = 40;
/** The length of one space, in units of the pieces. */
const STEP_OF_PIECES = 300;

export const scaled = (length: number): number => (length * STEP) / STEP_OF_PIECES;

/** A point of the pieces in screen coordinates, with y down. */
export const onScreen = ({ x, y }: PlanePoint): Point => ({ x: scaled(x), y: -scaled(y) });

export const TUNNEL = scaled(HALF);
export const PIECE = scaled(APOTHEM);

/** The middle of the asteroid to the outside of its rock. */
export const REACH = 3.32 * PIECE;

/** The rock and its mouth, without the space round it. */
export const ASTEROID_BOX: Box = { left: -3.15 * PIECE, right: 3.15 * PIECE, top: -3.05 * PIECE, bottom: 3.05 * PIECE };

const kept = new WeakMap<Asteroid, readonly Point[]>();

/** Where the spaces of an asteroid are, by their number. */
export function spotsOf(asteroid: Asteroid): readonly Point[] {
  const known = kept.get(asteroid);
  if (known !== undefined) return known;
  const spots = asteroid.at.map((at) => onScreen(spotAt(at)));
  kept.set(asteroid, spots);
  return spots;
}

export function spotOf(asteroid: Asteroid, space: number): Point {
  return spotsOf(asteroid)[space] ?? { x: 0, y: 0 };
}

/** In radians, clockwise from the right of the screen. */
export function bearing(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

export function away({ x, y }: Point, angle: number, far: number): Point {
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const fixed = (value: number): string => `${Math.round(value * 10) / 10}`;

/** A smooth line through points. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${fixed(first.x)} ${fixed(first.y)}`;
  for (const [i, to] of rest.entries()) {
    const from = points[i] ?? first;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${[one, two, to].map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join(' ')}`;
  }
  return path;
}
