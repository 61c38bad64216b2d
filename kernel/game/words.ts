import type { Choice, GameTypes, MatchCall, Seat, SeatCall, View, Viewer } from './game-types.ts';
import { inARow, ordinal } from './phrases.ts';

/** A game's sentences: the same on the page, in the terminal and in the log. `names` are the players' names by seat. */
export interface Words<G extends GameTypes> {
  /** What the seat has to do now, in one sentence. */
  prompt(ask: G['ask'], view: View<G>, names: readonly string[]): string;
  /** An option, short enough for a button. */
  label(ask: G['ask'], choice: Choice<G>, view: View<G>, names: readonly string[]): string;
  /**
   * A line of the log. `board` is the viewer's board at that time or later: use it only for names that stay the same.
   */
  line(event: G['event'], names: readonly string[], board: G['view']): string;
  /**
   * A shorter report of several events for a viewer, if a line for each would be too long. Without it, each has its
   * line.
   */
  news?(events: readonly G['event'][], viewer: Viewer, names: readonly string[], board: G['view']): readonly NewsLine[];
  /** The complete board as text, one fact per line, for screen readers and the terminal. */
  describe(view: View<G>, names: readonly string[]): readonly string[];
  /** What the viewer's damaged ships can still do, in a sentence or two; null if nothing important is lost. */
  crippled?(view: View<G>): string | null;
  /** Why a bot would take an option, in a sentence: from facts of the game's heuristics. Empty without facts. */
  reason(facts: readonly G['fact'][], view: View<G>, names: readonly string[]): string;
  /** The words for an option that can have a standing answer, by the name that the rules give it. */
  standing?(name: string): string;
  /**
   * The introduction that this viewer needs, in a game with one for each side (`Intro.sides`); undefined for the common
   * one.
   */
  introduction?(view: View<G>): string | undefined;
  /** What the clock shows once time has been called, in a game with a time limit: "Last round". */
  readonly afterTime?: string;
  outcome(view: View<G>, names: readonly string[]): string;
  /**
   * The end, addressed to the viewer. `told` are the events the viewer received; the last ones say what decided the
   * match.
   */
  ending(view: View<G>, names: readonly string[], told: readonly G['event'][]): Ending;
}

export interface NewsLine {
  readonly line: string;
  readonly rule: string;
}

export interface Ending {
  /** Who won and why: "You lost: your air ran out." */
  readonly headline: string;
  /** The final state of the match, one fact per line. */
  readonly summary: readonly string[];
}

/** What happened to a player who left before the end; follows the name. */
export const GAVE_UP: { readonly [C in SeatCall['call']]: string } = {
  resigned: 'resigned',
  'out-of-time': 'ran out of time',
  away: 'did not come back',
};

export const CALLED_OFF: { readonly [C in MatchCall['call']]: string } = {
  'time-is-up': 'Time is up.',
  'draw-agreed': 'The players agree on a draw.',
  closed: 'The host has closed the match.',
};

export type Names = readonly string[];

export function nameOf(names: Names, seat: Seat): string {
  return names[seat] ?? `Seat ${seat + 1}`;
}

/** "You won", "You lost"; among several ranks "You came 3rd of 6". */
export function verdictFor(places: readonly number[], seat: Seat): string {
  const place = places[seat] ?? 0;
  if (place === 1) return 'You won';
  return new Set(places).size > 2 ? `You came ${ordinal(place)} of ${places.length}` : 'You lost';
}

/** Addressed to the viewer: "You lost", "You came 3rd of 6", "A draw", "Ada wins". */
function verdictOf({ result, seat }: Pick<View<GameTypes>, 'result' | 'seat'>, names: Names): string {
  const places = result?.places ?? [];
  const winners = names.filter((_, i) => places[i] === 1);
  if (winners.length === 0) return 'Nobody has won';
  if (winners.length === names.length && names.length > 1) return 'A draw';
  if (seat !== null) return verdictFor(places, seat);
  return `${inARow(winners)} ${winners.length === 1 ? 'wins' : 'win'}`;
}

/** "You lost: your air ran out."; without a cause, it only says who won. */
export function headlineOf(view: Pick<View<GameTypes>, 'result' | 'seat'>, names: Names, cause: string | null): string {
  return cause === null ? `${verdictOf(view, names)}.` : `${verdictOf(view, names)}: ${cause}.`;
}

/** The events that games emit for a call that ended the match. */
type CallTold =
  | { readonly type: 'gave-up'; readonly seat: Seat; readonly how: SeatCall['call'] }
  | { readonly type: 'called-off'; readonly how: MatchCall['call'] };

const WITHOUT_A_WINNER: { readonly [C in MatchCall['call']]: string } = {
  'time-is-up': 'A draw: time ran out.',
  'draw-agreed': 'A draw, by agreement.',
  closed: 'No winner: the host closed the match.',
};

/** "You won: Ben resigned." */
export function headlineOfCall(view: Pick<View<GameTypes>, 'result' | 'seat'>, names: Names, call: CallTold): string {
  if (call.type === 'called-off') return WITHOUT_A_WINNER[call.how];
  const who = call.seat === view.seat ? 'you' : nameOf(names, call.seat);
  return headlineOf(view, names, `${who} ${GAVE_UP[call.how]}`);
}
