import type { Bot } from '@starboard/bots';
import type { Dice, GameTypes, Heuristics, Move } from '@starboard/kernel';
import { type LocalMatch, viewOf } from './local-match.ts';

/** The bots at a table, by seat; null where none sits. */
export interface BotSeats {
  readonly bots: readonly (Bot | null)[];
  readonly heuristics: Heuristics<GameTypes>;
  /** The bots' own: a bot that thinks longer changes no roll of the match. */
  readonly dice: Dice;
}

/** The next answer that a bot owes, if one does. */
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
