import type { Bot } from '@starboard/bots';
import {
  type Choice,
  type Dice,
  type GameTypes,
  type Heuristics,
  type Match,
  options,
  pick,
  type Rules,
  view,
} from '@starboard/kernel';

/** Chooses for a seat. One that looks at its view remembers what it was told. */
export interface SimPlayer {
  readonly remembers: boolean;
  choose(match: Match<GameTypes>, ask: GameTypes['ask'], dice: Dice, memory: GameTypes['memory']): Choice<GameTypes>;
}

/** A bot as a player of simulated matches. */
export function playerFor(bot: Bot, rules: Rules<GameTypes>, heuristics: Heuristics<GameTypes>): SimPlayer {
  return bot.id === 'random' ? atRandom(rules) : withView(bot, rules, heuristics);
}

/** A bot with what its seat may see before it. */
export function withView(bot: Bot, rules: Rules<GameTypes>, heuristics: Heuristics<GameTypes>): SimPlayer {
  return {
    remembers: rules.memory !== undefined,
    choose: (match, ask, dice, memory) => bot.choose(rules, heuristics, view(rules, match, ask.seat, memory), dice),
  };
}

/**
 * What the random bot does, without the view it never looks at: that view would list these very options,
 * and composing it takes longer than the turn.
 */
function atRandom(rules: Rules<GameTypes>): SimPlayer {
  return { remembers: false, choose: (match, ask, dice) => pick(dice, options(rules, match, ask)) };
}
