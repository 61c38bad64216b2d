import { type Rock, rockFrom } from '../../../rules/geometry/index.ts';
import type { Polygon, XY } from './slow.ts';

/** An asteroid with straight sides, in millimetres. */
export function box(left: number, bottom: number, right: number, top: number): Rock {
  const corners = [left, bottom, right, bottom, right, top, left, top];
  return rockFrom(
    corners.map((mm) => mm * 1000),
    { x: left * 1000, y: bottom * 1000 },
  );
}

/** The outline of an asteroid in millimetres. */
export const rockOutline = ({ outline }: Rock): Polygon =>
  outline.flatMap((x, i): XY[] => (i % 2 === 0 ? [[x / 1000, (outline[i + 1] ?? 0) / 1000]] : []));
