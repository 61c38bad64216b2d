import type { Pace } from '../shell/settings.ts';

const FACTOR: { readonly [P in Pace]: number } = { slow: 1.8, normal: 1, fast: 0.45, skip: 0 };

/** Dice take this long to come to rest at normal pace. */
export const ROLL_TIME = 650;
/** And what they came to deserves at least this long. */
const VERDICT_TIME = 750;

export function atPace(milliseconds: number, pace: Pace): number {
  return Math.round(milliseconds * FACTOR[pace]);
}

/** How long a happening stays on screen once its dice, if it has any, lie still. */
export function timeFor(dwell: number, hasDice: boolean, pace: Pace): number {
  return atPace(hasDice ? Math.max(dwell - ROLL_TIME, VERDICT_TIME) : dwell, pace);
}
