import type { SeatView } from '@starboard/protocol';

export interface ClockFace {
  /** Seconds left for the current decision; null if the seat is not asked. */
  readonly decision: number | null;
  readonly timeBank: number;
  readonly hurry: boolean;
}

const HURRY = 10;

/** First the time for the decision runs, then the time bank. Null without a limit. */
export function clockFace(
  { deadline, timeBank }: Pick<SeatView, 'deadline' | 'timeBank'>,
  now: number,
): ClockFace | null {
  if (deadline === null) return timeBank > 0 ? { decision: null, timeBank, hurry: false } : null;
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  return { decision: Math.max(0, left - timeBank), timeBank: Math.min(timeBank, left), hurry: left <= HURRY };
}

/** 0:07, 12:30, 3 h 05 min, 2 d 4 h. */
export function timeText(seconds: number): string {
  const two = (n: number): string => `${n}`.padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${two(minutes % 60)} min`;
  return `${minutes}:${two(seconds % 60)}`;
}
