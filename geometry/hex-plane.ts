import type { Hex } from './hex.ts';

/**
 * Hexes on a drawing plane: x grows to the east, y to the south. Widths are measured from hexside to hexside, east to
 * west.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance between rows, in widths. */
export const ROW = Math.sqrt(3) / 2;
/** In widths. */
export const HEXSIDE = 1 / Math.sqrt(3);

/** The hex 0, 0 has its centre at the origin. */
export function centreOf({ q, r }: Hex, width: number): Point {
  return { x: width * (q + r / 2), y: width * ROW * r };
}

/** The hex with the nearest centre. */
export function hexUnder({ x, y }: Point, width: number): Hex {
  const r = y / (width * ROW);
  const q = x / width - r / 2;
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  if (offQ > offR && offQ > offS) return { q: -wholeR - wholeS || 0, r: wholeR || 0 };
  if (offR > offS) return { q: wholeQ || 0, r: -wholeQ - wholeS || 0 };
  return { q: wholeQ || 0, r: wholeR || 0 };
}
