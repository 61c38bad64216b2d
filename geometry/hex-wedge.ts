import { ALL_DIRECTIONS, type Direction, type Hex } from './hex.ts';

/**
 * Whether a hex lies in the wedge of 60° that is centred on a direction, its borders included.
 * Of the three cube coordinates each wedge has its own order of size, so no angle is ever computed.
 * The origin itself lies in no wedge.
 */
export function inWedge(from: Hex, direction: Direction, to: Hex): boolean {
  const q = to.q - from.q;
  const r = to.r - from.r;
  const s = -q - r;
  if (q === 0 && r === 0) return false;
  switch (direction) {
    case 0:
      return q >= r && r >= s;
    case 1:
      return r >= q && q >= s;
    case 2:
      return r >= s && s >= q;
    case 3:
      return s >= r && r >= q;
    case 4:
      return s >= q && q >= r;
    case 5:
      return q >= s && s >= r;
  }
}

/** The directions in whose wedge a hex lies: one, two on a border, none for the hex itself. */
export function bearings(from: Hex, to: Hex): readonly Direction[] {
  return ALL_DIRECTIONS.filter((direction) => inWedge(from, direction, to));
}
