import type { GameTypes, Match, Result } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { end } from '../match/settle.ts';
import type { Ended } from './record.ts';

/** The result of a match that the players or the clock ended: who gave up or ran out of time is last; else all share. */
function endedResult(ended: Ended, seats: number, turns: number): Result | null {
  if (ended.by === 'host') return null;
  const loser = 'seat' in ended ? ended.seat : null;
  const places = Array.from({ length: seats }, (_, seat) => (seat === loser ? seats : 1));
  return { places, scores: [], turns, rule: ended.by };
}

/** Ends a match in place, by its players, the clock or its host. */
export function endBy<G extends GameTypes>(rules: Rules<G>, match: Match<G>, ended: Ended, seats: number): void {
  const result = endedResult(ended, seats, rules.turn(match.board));
  if (result !== null) end(match, result);
}
