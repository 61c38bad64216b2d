import type { Speed } from '../../shell/settings.ts';

const FACTOR: { readonly [P in Speed]: number } = { slow: 1.8, normal: 1, fast: 0.45, skip: 0 };

/** Dice take this long to come to rest at normal speed. */
const ROLL_TIME = 650;
/** And what they came to deserves at least this long. */
const VERDICT_TIME = 750;
/** One roll after another of the same kind is soon understood; what it came to has to be read all the same. */
const AGAIN = { roll: 0.4, verdict: 0.75 };

function atPace(milliseconds: number, speed: Speed): number {
  return Math.round(milliseconds * FACTOR[speed]);
}

export function rollTime(again: boolean, speed: Speed): number {
  return atPace(again ? ROLL_TIME * AGAIN.roll : ROLL_TIME, speed);
}

/** How long a happening stays on screen once its dice, if it has any, lie still. */
export function timeFor(dwell: number, dice: 'none' | 'first' | 'again', speed: Speed): number {
  if (dice === 'none') return atPace(dwell, speed);
  const verdict = Math.max(dwell - ROLL_TIME, VERDICT_TIME);
  return atPace(dice === 'again' ? verdict * AGAIN.verdict : verdict, speed);
}
