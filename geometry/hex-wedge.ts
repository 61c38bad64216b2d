import { ALL_DIRECTIONS, type Direction, type Hex } from './hex.ts';

/**
 * Whether a hex lies in the 60° wedge centred on a direction, borders included. Each wedge has its own order of the
 * three cube coordinates, so no angle is computed. The origin lies in no wedge.
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

/** One direction; two if the hex lies on a border; none for the hex itself. */
export function bearings(from: Hex, to: Hex): readonly Direction[] {
  return ALL_DIRECTIONS.filter((direction) => inWedge(from, direction, to));
}
