import { type GameTypes, minutesFor, type Rules } from '@starboard/kernel';
import type { TimeControl } from './table.ts';

const HOUR = 3600;

/** Whether a single decision may take an hour: then nobody plays the match in one go. */
export const isSlow = ({ perDecision, timeBank }: TimeControl): boolean => perDecision + timeBank >= HOUR;

export const SLOW_CLOCK =
  'A match that lasts a number of minutes is played in one go. Give each decision less than an hour, or choose another way to end the match.';
export const ONLY_BOTS =
  'A match that lasts a number of minutes needs a person: bots among themselves don’t play against the clock. Choose another way to end the match.';

/** Who plays a match, and with which clock for their decisions. */
interface Company {
  readonly people: boolean;
  readonly timeControl?: TimeControl;
}

/** Why a match with this set-up can't have its time limit, in a sentence; undefined if it can, or has none. */
export function timeLimitProblem(
  rules: Pick<Rules<GameTypes>, 'timeLimit'>,
  setup: object,
  { people, timeControl }: Company,
): string | undefined {
  if (minutesFor(rules, setup) === null) return undefined;
  if (!people) return ONLY_BOTS;
  return timeControl !== undefined && isSlow(timeControl) ? SLOW_CLOCK : undefined;
}
