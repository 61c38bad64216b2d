import { type Move, type Seat, type StandingAnswers, standingChoice } from '@starboard/kernel';
import { type LocalMatch, viewOf } from './local-match.ts';

/** The next answer that a seat has given once and for all, if one has: to the rules a choice like any other. */
export function standingMove(standing: ReadonlyMap<Seat, StandingAnswers>, localMatch: LocalMatch): Move | undefined {
  const { rules, match } = localMatch;
  for (const { seat } of match.asks) {
    const answers = standing.get(seat);
    const choice = answers && standingChoice(rules, viewOf(localMatch, seat), answers);
    if (choice !== undefined) return { seat, question: match.question, choice };
  }
  return undefined;
}
