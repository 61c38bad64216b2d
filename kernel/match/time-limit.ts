import type { GameTypes, Match } from '../game/game-types.ts';
import type { Rules, TimeLimitState } from '../game/rules.ts';

/** The time limit of a match with this set-up, in minutes; null without one. */
export function minutesFor<G extends GameTypes>(rules: Pick<Rules<G>, 'timeLimit'>, setup: G['setup']): number | null {
  return rules.timeLimit?.minutes(setup) ?? null;
}

/** How far the time limit of a match is. Once the match is over, nothing runs any more. */
export function timeLimitState<G extends GameTypes>(
  rules: Pick<Rules<G>, 'timeLimit'>,
  { board, result }: Pick<Match<G>, 'board' | 'result'>,
): TimeLimitState {
  return result === null ? (rules.timeLimit?.state(board) ?? 'none') : 'none';
}
