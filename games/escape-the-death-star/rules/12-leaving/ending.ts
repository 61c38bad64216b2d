import { end } from '@starboard/kernel';
import type { EndingKind, Match, Tell } from '../model.ts';

export function finish(
  match: Match,
  places: readonly number[],
  scores: readonly number[],
  rule: string,
  how: EndingKind,
  tell: Tell,
): void {
  const { board } = match;
  board.over = true;
  end(match, { places, scores, turns: board.round, rule });
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  tell?.({ type: 'over', rule, winners, how, points: scores, rounds: board.round });
}
