import type { Bot } from '@starboard/bots';
import { type Dice, type GameTypes, type Heuristics, type Move, view } from '@starboard/kernel';
import type { LocalMatch } from './local-match.ts';

/** The bots at a table, by seat; null where none sits. */
export interface BotSeats {
  readonly bots: readonly (Bot | null)[];
  readonly heuristics: Heuristics<GameTypes>;
  /** The bots' own: a bot that thinks longer changes no roll of the match. */
  readonly dice: Dice;
}

/** The next answer that a bot owes, if one does. */
export function botMove({ bots, heuristics, dice }: BotSeats, localMatch: LocalMatch): Move | undefined {
  const { match, rules, memories } = localMatch;
  for (const { seat } of match.asks) {
    const bot = bots[seat];
    if (!bot) continue;
    const memory = memories.find(([viewer]) => viewer === seat)?.[1] ?? null;
    const choice = bot.choose(rules, heuristics, view(rules, match, seat, memory), dice);
    return { seat, question: match.question, choice };
  }
  return undefined;
}
