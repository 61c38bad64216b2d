import type { Choice, GameTypes, Seat } from './game-types.ts';
import type { View } from './view.ts';

/** What a game says to people: the same words on the page, in the terminal and in the log. */
export interface Words<G extends GameTypes> {
  /** What the asked seat is to do now, in one sentence. */
  prompt(ask: G['ask'], view: View<G>): string;
  /** An option, as short as a button. */
  label(ask: G['ask'], choice: Choice<G>, view: View<G>): string;
  /** What happened, as a line of the log; `names` are the players' by seat. */
  line(event: G['event'], names: readonly string[]): string;
  /** The whole board as text, a line a fact, for the screen reader and the terminal. */
  describe(view: View<G>, names: readonly string[]): readonly string[];
  /** How the match ended, in one sentence. */
  outcome(view: View<G>, names: readonly string[]): string;
}

export type Names = readonly string[];

/** A seat's name in a sentence. */
export function nameOf(names: Names, seat: Seat): string {
  return names[seat] ?? `Seat ${seat + 1}`;
}
