import type { Choice, GameTypes, MatchCall, Seat, SeatCall, View } from './game-types.ts';

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

/** What became of a player who left before the end, after the name. */
export const GAVE_UP: { readonly [C in SeatCall['call']]: string } = {
  resigned: 'resigned',
  'out-of-time': 'ran out of time',
  away: 'did not come back',
};

/** How a whole match was ended from outside, as a sentence. */
export const CALLED_OFF: { readonly [C in MatchCall['call']]: string } = {
  'time-is-up': 'Time is up.',
  'draw-agreed': 'The players agree on a draw.',
  closed: 'The host has closed the match.',
};

export type Names = readonly string[];

/** A seat's name in a sentence. */
export function nameOf(names: Names, seat: Seat): string {
  return names[seat] ?? `Seat ${seat + 1}`;
}
