import type { Bot } from '@starboard/bots';
import type { Dice, GameTypes, Heuristics, Move } from '@starboard/kernel';
import { type LocalMatch, viewOf } from './local-match.ts';

/** Null for a seat without a bot. */
export interface BotSeats {
  readonly bots: readonly (Bot | null)[];
  readonly heuristics: Heuristics<GameTypes>;
  /** The bots' own dice, so that a bot that thinks longer changes no roll of the match. */
  readonly dice: Dice;
}

export function botMove({ bots, heuristics, dice }: BotSeats, localMatch: LocalMatch): Move | undefined {
  const { match, rules } = localMatch;
  for (const { seat } of match.asks) {
    const bot = bots[seat];
    if (!bot) continue;
    const choice = bot.choose(rules, heuristics, viewOf(localMatch, seat), dice);
    return { seat, question: match.question, choice };
  }
  return undefined;
}
