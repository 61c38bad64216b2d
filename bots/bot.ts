import type { Choice, Dice, GameTypes, Heuristics, Rules, View } from '@starboard/kernel';

/** A player that is no person. It gets what its seat may see, and dice of its own: nothing else. */
export interface Bot {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  choose<G extends GameTypes>(rules: Rules<G>, heuristics: Heuristics<G>, view: View<G>, dice: Dice): Choice<G>;
}
