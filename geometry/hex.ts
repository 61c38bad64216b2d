/**
 * Axial coordinates of a hex with a point at the top: q grows to the east, r to the south-east. The third cube
 * coordinate is always -q - r.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six hexsides, clockwise on a screen: 0 is east, 3 is west. */
export const ALL_DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof ALL_DIRECTIONS)[number];

const STEP_Q = [1, 0, -1, -1, 0, 1] as const;
const STEP_R = [0, 1, 1, 0, -1, -1] as const;

export const stepQ = (direction: Direction): number => STEP_Q[direction];
export const stepR = (direction: Direction): number => STEP_R[direction];

export function step({ q, r }: Hex, direction: Direction, steps = 1): Hex {
  return { q: q + STEP_Q[direction] * steps, r: r + STEP_R[direction] * steps };
}

/** Clockwise if `sides` is positive. */
export function turned(direction: Direction, sides: number): Direction {
  return ALL_DIRECTIONS[(((direction + sides) % 6) + 6) % 6] ?? 0;
}

export function opposite(direction: Direction): Direction {
  return turned(direction, 3);
}

export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  const s = q + r;
  return Math.max(q < 0 ? -q : q, r < 0 ? -r : r, s < 0 ? -s : s);
}

export function neighbours(hex: Hex): readonly Hex[] {
  return ALL_DIRECTIONS.map((direction) => step(hex, direction));
}

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
