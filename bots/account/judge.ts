import { type GameTypes, type Heuristics, type Match, placeShares, type Rules, type Seat } from '@starboard/kernel';
import type { Bot } from '../bot.ts';

/** Whose mixtures are the reference, and what a match is worth at any question. */
export interface Judge<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly heuristics: Heuristics<G>;
  readonly bot: Bot;
  /** The place share that a seat can expect: with two seats, its chance to win. */
  value(match: Match<G>, seat: Seat): number;
}

/** Values come from the solution of the game where there is one, else from what was fitted to matches of legends. */
export function judgeBy<G extends GameTypes>(bot: Bot, rules: Rules<G>, heuristics: Heuristics<G>): Judge<G> {
  return {
    rules,
    heuristics,
    bot,
    value(match, seat) {
      if (match.result !== null) return placeShares(match.result)[seat] ?? 0;
      return heuristics.solution?.worthOf?.(match, seat) ?? heuristics.value(match, seat);
    },
  };
}
