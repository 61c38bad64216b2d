import type { Bot } from '@starboard/bots';
import {
  type Choice,
  type Dice,
  type Knowledge,
  type Match,
  options,
  pick,
  type Rules,
  type Spec,
  view,
} from '@starboard/kernel';

export type Player = (match: Match<Spec>, ask: Spec['ask'], dice: Dice) => Choice<Spec>;

/** A bot as a player of simulated matches. */
export function playerFor(bot: Bot, rules: Rules<Spec>, knowledge: Knowledge<Spec>): Player {
  return bot.id === 'random' ? atRandom(rules) : withView(bot, rules, knowledge);
}

/** A bot with what its seat may see before it. */
export function withView(bot: Bot, rules: Rules<Spec>, knowledge: Knowledge<Spec>): Player {
  return (match, ask, dice) => bot.choose(rules, knowledge, view(rules, match, ask.seat), dice);
}

/**
 * What the random bot does, without the view it never looks at: that view would list these very options,
 * and composing it takes longer than the turn.
 */
function atRandom(rules: Rules<Spec>): Player {
  return (match, ask, dice) => pick(dice, options(rules, match, ask));
}
