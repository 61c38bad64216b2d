import { columnOf, distance, type Hex, hexAt, ringAround } from '@starboard/geometry';
import type { Setup } from '../model.ts';

type Size = Pick<Setup, 'width' | 'height'>;

/** 2.1 Whether a hex is on the map. */
export function isOnMap({ width, height }: Size, hex: Hex): boolean {
  if (hex.r < 0 || hex.r >= height) return false;
  const column = columnOf(hex);
  return column >= 0 && column < width;
}

/** A hex's printed number: column, then row, both from 01. */
export function hexName(hex: Hex): string {
  return `${twoDigits(columnOf(hex) + 1)}${twoDigits(hex.r + 1)}`;
}

export function hexNamed(name: string): Hex {
  return hexAt({ column: Number(name.slice(0, 2)) - 1, row: Number(name.slice(2)) - 1 });
}

const twoDigits = (number: number): string => `${number}`.padStart(2, '0');

/** Every hex of the map, row by row. */
export function allHexNames({ width, height }: Size): readonly string[] {
  return Array.from({ length: width * height }, (_, i) =>
    hexName(hexAt({ column: i % width, row: Math.floor(i / width) })),
  );
}

/** The hexes of the map at a given distance from a hex. */
export function hexesAtDistance(size: Size, from: Hex, steps: number): readonly Hex[] {
  return ringAround(from, steps).filter((hex) => isOnMap(size, hex));
}

/** 8.9 The greatest distance at which two ships can be placed wherever the first one is. */
export function widestStart(size: Size): number {
  const { width, height } = size;
  const corners = [0, 1, height - 2, height - 1].flatMap((row) =>
    [0, width - 1].map((column) => hexAt({ column, row })),
  );
  const farthest = (hex: Hex): number => Math.max(...corners.map((corner) => distance(hex, corner)));
  const middle = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => hexAt({ column: (width >> 1) + column, row: (height >> 1) + row })),
  );
  return Math.min(...middle.map(farthest));
}
