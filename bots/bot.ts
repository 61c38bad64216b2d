import type { Choice, Dice, GameTypes, Heuristics, Rules, View } from '@starboard/kernel';

/** A player that is no person. It gets what its seat may see, and dice of its own: nothing else. */
export interface Bot {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** A bot that only makes sense in games that are solved. */
  readonly needsSolution?: true;
  /** Loads what the bot needs of a game before its first choice. */
  prepare?<G extends GameTypes>(heuristics: Heuristics<G>): Promise<void>;
  choose<G extends GameTypes>(rules: Rules<G>, heuristics: Heuristics<G>, view: View<G>, dice: Dice): Choice<G>;
}
