import type { GameTypes, Match } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { answersOf, askingFrame, decisionOn, options } from './options.ts';

/** Whether an ask leaves anything to choose: several options, or a further ask that follows from the only one. */
export function hasChoice<G extends GameTypes>(rules: Rules<G>, match: Match<G>, ask: G['ask']): boolean {
  const offered = options(rules, match, ask);
  const [only] = offered;
  if (only === undefined || offered.length > 1) return true;
  const { followUp } = decisionOn(rules, ask);
  const earlier = answersOf(match, ask.seat);
  return followUp?.(match.board, ask, only, askingFrame(match), earlier, match.stack) !== undefined;
}

/** Whether nobody has anything to choose at the open question. */
export function isForced<G extends GameTypes>(rules: Rules<G>, match: Match<G>): boolean {
  for (const ask of match.asks) if (hasChoice(rules, match, ask)) return false;
  return true;
}
