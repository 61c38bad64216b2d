import type { Speed } from '../../shell/settings.ts';

const FACTOR: { readonly [P in Speed]: number } = { slow: 1.8, normal: 1, fast: 0.45, skip: 0 };

/** Milliseconds that dice roll at normal speed. */
const ROLL_TIME = 650;
/** Milliseconds for which their outcome stays at least. */
const VERDICT_TIME = 750;
/** Repeated rolls of the same kind may be shorter, but players still have to read the outcome. */
const AGAIN = { roll: 0.4, verdict: 0.75 };

function atPace(milliseconds: number, speed: Speed): number {
  return Math.round(milliseconds * FACTOR[speed]);
}

export function rollTime(again: boolean, speed: Speed): number {
  return atPace(again ? ROLL_TIME * AGAIN.roll : ROLL_TIME, speed);
}

/** Milliseconds on screen after the dice, if any, have come to rest. */
export function timeFor(dwell: number, dice: 'none' | 'first' | 'again', speed: Speed): number {
  if (dice === 'none') return atPace(dwell, speed);
  const verdict = Math.max(dwell - ROLL_TIME, VERDICT_TIME);
  return atPace(dice === 'again' ? verdict * AGAIN.verdict : verdict, speed);
}
