import { type GameTypes, type Match, minutesFor, plural, timeLimitState } from '@starboard/kernel';
import type { Session } from './session.ts';

const MINUTE = 60_000;

/** The time limit of a match in the terminal. */
export interface MatchTime {
  /** Looks at the clock: whether time has to be called now. */
  isUp(match: Match<GameTypes>): boolean;
  /** For the player who is asked: how much is left, or that time was called; null without a time limit. */
  sentence(match: Match<GameTypes>): string | null;
}

/** Counts from the first look at which the rules let the time run. */
export function matchTime({ rules, words, now }: Session, setup: object): MatchTime {
  const minutes = minutesFor(rules, setup);
  let since: number | null = null;
  const left = (): number => (minutes ?? 0) * MINUTE - (since === null ? 0 : now() - since);
  return {
    isUp(match) {
      if (minutes === null || timeLimitState(rules, match) !== 'running') return false;
      since ??= now();
      return left() <= 0;
    },
    sentence(match) {
      const state = timeLimitState(rules, match);
      if (minutes === null || state === 'none') return null;
      if (state === 'waiting') return `Time limit: ${minutes} minutes. It has not started yet.`;
      if (state === 'called') return `${words.afterTime ?? 'Time is up'}: time was called.`;
      return left() < MINUTE ? 'Less than a minute left.' : `${plural(Math.ceil(left() / MINUTE), 'minute')} left.`;
    },
  };
}
