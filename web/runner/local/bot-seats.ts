import type { Bot } from '@starboard/bots';
import { diceFromSeed, type GameTypes, type Heuristics, type Move } from '@starboard/kernel';
import { type LocalMatch, viewOf } from './local-match.ts';

/** Null for a seat without a bot. */
export interface BotSeats {
  readonly bots: readonly (Bot | null)[];
  readonly heuristics: Heuristics<GameTypes>;
}

/**
 * Bots have dice of their own, so a bot that thinks longer changes no roll of the match. They follow from the match and
 * the question: a bot answers the same after a reload or an undo.
 */
export function botMove({ bots, heuristics }: BotSeats, localMatch: LocalMatch): Move | undefined {
  const { match, rules, key } = localMatch;
  for (const { seat } of match.asks) {
    const bot = bots[seat];
    if (!bot) continue;
    const dice = diceFromSeed(`bot ${key} ${match.question} ${seat}`);
    const choice = bot.choose(rules, heuristics, viewOf(localMatch, seat), dice);
    return { seat, question: match.question, choice };
  }
  return undefined;
}
