import type { Point } from '@starboard/geometry';
import { type Box, holds, middleOf } from './box.ts';

/** A point on the rim of a frame, and the direction from there, in degrees clockwise from the right. */
export interface EdgeMark extends Point {
  readonly angle: number;
}

/** The point on the rim that leads to something out of sight; null while it is in sight. */
export function edgeTowards(frame: Box, target: Point, inset: Point): EdgeMark | null {
  if (holds(frame, target)) return null;
  const { x, y } = middleOf(frame);
  const [dx, dy] = [target.x - x, target.y - y];
  const [halfX, halfY] = [(frame.right - frame.left) / 2 - inset.x, (frame.bottom - frame.top) / 2 - inset.y];
  const share = Math.min(halfX / Math.abs(dx || 1e-9), halfY / Math.abs(dy || 1e-9));
  return { x: x + dx * share, y: y + dy * share, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
