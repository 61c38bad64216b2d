import type { Point } from '@starboard/geometry';

/** What the camera shows from close by: where something decisive happens, and for how many milliseconds. */
export interface CameraShot {
  /** In units of the board's drawing. */
  readonly at: Point;
  readonly lasts: number;
}

/** How much larger a shot is than the view before it. */
export const PUSH = { map: 1.3, drawing: 1.14 };

const SLOWEST = 450;
const SHARE = 0.3;

/** The milliseconds for the way there: a share of the shot, so that there is time to look. */
export const wayTo = ({ lasts }: CameraShot): number => Math.min(SLOWEST, lasts * SHARE);
