import type { Hex } from './hex.ts';

/** A hex on a map of straight columns and rows, counted from 0; odd rows are shifted east by half a hex. */
export interface Offset {
  readonly column: number;
  readonly row: number;
}

export function hexAt({ column, row }: Offset): Hex {
  return { q: column - ((row - (row & 1)) >> 1), r: row };
}

export function columnOf({ q, r }: Hex): number {
  return q + ((r - (r & 1)) >> 1);
}

export function offsetOf(hex: Hex): Offset {
  return { column: columnOf(hex), row: hex.r };
}
