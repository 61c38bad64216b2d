import type { Choice, Dice, GameTypes, Heuristics, Level, Rules, View } from '@starboard/kernel';
import { choiceFrom, type Thought } from './thought.ts';

/** Who a bot is, and how it thinks. */
interface Thinking {
  readonly id: string;
  /** Bots of the same id and version play alike. */
  readonly version: number;
  readonly name: string;
  readonly about: string;
  /** A bot that only makes sense in games whose bots have levels. */
  readonly level?: Level;
  /** A bot that only makes sense in games that are solved. */
  readonly needsSolution?: true;
  /** Loads what the bot needs of a game before its first choice. */
  prepare?<G extends GameTypes>(heuristics: Heuristics<G>): Promise<void>;
  /**
   * What the bot thinks about the open ask of its seat. It gets what the seat may see, and dice of its own: nothing
   * else. Without `reasons` it saves the time for everything that doesn't change the shares.
   */
  think<G extends GameTypes>(
    rules: Rules<G>,
    heuristics: Heuristics<G>,
    view: View<G>,
    dice: Dice,
    reasons?: boolean,
  ): Thought<G>;
}

/** A player that is no person. */
export interface Bot extends Thinking {
  /** A choice drawn from the thought. */
  choose<G extends GameTypes>(rules: Rules<G>, heuristics: Heuristics<G>, view: View<G>, dice: Dice): Choice<G>;
}

export function botThat(thinking: Thinking): Bot {
  return {
    ...thinking,
    choose: (rules, heuristics, view, dice) => choiceFrom(thinking.think(rules, heuristics, view, dice, false), dice),
  };
}
