import { plural } from '@starboard/kernel';
import type { TimeLimitView } from '@starboard/protocol';
import { timeText } from '../../online/clock/clock.ts';

/** The time limit of a match, as the room shows it. */
export interface MatchClockFace {
  /** "43:12"; null once time was called. */
  readonly left: string | null;
  /** A short note beside it; empty while there is plenty of time. */
  readonly note: string;
  /** A whole sentence, which changes once a minute at most. */
  readonly sentence: string;
  /** For screen readers, which read it out when it changes; empty while there is plenty of time. */
  readonly warning: string;
  readonly urgency: 'none' | 'soon' | 'now';
}

/** Seconds. */
const SOON = 5 * 60;
const LAST = 60;

/** `now` is in milliseconds since 1970, and `afterTime` is what the game says once time was called. */
export function matchClockFace(clock: TimeLimitView, now: number, afterTime = 'Time is up'): MatchClockFace {
  const { minutes } = clock;
  if (clock.state === 'called') {
    const sentence = `Time was called: ${lower(afterTime)}.`;
    return { left: null, note: afterTime, sentence, warning: sentence, urgency: 'now' };
  }
  if (clock.state === 'waiting') {
    const sentence = `The match has a time limit of ${minutes} minutes. It has not started yet.`;
    return { left: timeText(minutes * 60), note: 'not started', sentence, warning: '', urgency: 'none' };
  }
  const seconds = Math.max(0, Math.ceil((clock.endsAt - now) / 1000));
  return { left: timeText(seconds), ...notesAt(seconds) };
}

function notesAt(seconds: number): Omit<MatchClockFace, 'left'> {
  const sentence = `${plural(Math.ceil(seconds / 60), 'minute')} left in the match.`;
  if (seconds > SOON) return { note: '', sentence, warning: '', urgency: 'none' };
  if (seconds > LAST) return { note: 'last 5 minutes', sentence, warning: 'Five minutes left.', urgency: 'soon' };
  const warning = 'Less than a minute left in the match.';
  return { note: 'last minute', sentence: warning, warning, urgency: 'now' };
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
