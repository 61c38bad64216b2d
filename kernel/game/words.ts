import type { Choice, GameTypes, MatchCall, Seat, SeatCall, View, Viewer } from './game-types.ts';
import { inARow } from './phrases.ts';

/** What a game says to people: the same words on the page, in the terminal and in the log. `names` are the players' by seat. */
export interface Words<G extends GameTypes> {
  /** What the asked seat is to do now, in one sentence. */
  prompt(ask: G['ask'], view: View<G>, names: readonly string[]): string;
  /** An option, as short as a button. */
  label(ask: G['ask'], choice: Choice<G>, view: View<G>, names: readonly string[]): string;
  /** What happened, as a line of the log. `board` is the viewer's, then or later: for what is called the same all through a match. */
  line(event: G['event'], names: readonly string[], board: G['view']): string;
  /** What a viewer reads of several events, where a line for each would be too much to read; without it each has its line. */
  news?(events: readonly G['event'][], viewer: Viewer, names: readonly string[], board: G['view']): readonly NewsLine[];
  /** The whole board as text, a line a fact, for the screen reader and the terminal. */
  describe(view: View<G>, names: readonly string[]): readonly string[];
  /** What an option that can be answered once and for all is called, by the name the rules have for it. */
  standing?(name: string): string;
  /** Which introduction whoever looks needs, in a game that has one a side (`Intro.sides`); undefined for that of all. */
  introduction?(view: View<G>): string | undefined;
  /** How the match ended, in one sentence. */
  outcome(view: View<G>, names: readonly string[]): string;
  /** The end, told to the one who looks. `told` is what they have been told: its last lines say what decided the match. */
  ending(view: View<G>, names: readonly string[], told: readonly G['event'][]): Ending;
}

/** A line of the log, and the rule that it goes by. */
export interface NewsLine {
  readonly line: string;
  readonly rule: string;
}

export interface Ending {
  /** Who won and why: "You lost: your air ran out." */
  readonly headline: string;
  /** How things stood, a line a fact. */
  readonly summary: readonly string[];
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

/** Who has won, said to the one who looks: "You lost", "A draw", "Ada wins". */
function verdictOf({ result, seat }: Pick<View<GameTypes>, 'result' | 'seat'>, names: Names): string {
  const places = result?.places ?? [];
  const winners = names.filter((_, i) => places[i] === 1);
  if (winners.length === 0) return 'Nobody has won';
  if (winners.length === names.length && names.length > 1) return 'A draw';
  if (seat !== null) return places[seat] === 1 ? 'You won' : 'You lost';
  return `${inARow(winners)} ${winners.length === 1 ? 'wins' : 'win'}`;
}

/** "You lost: your air ran out."; without a cause only who won. */
export function headlineOf(view: Pick<View<GameTypes>, 'result' | 'seat'>, names: Names, cause: string | null): string {
  return cause === null ? `${verdictOf(view, names)}.` : `${verdictOf(view, names)}: ${cause}.`;
}

/** What games tell of a call that ended the match. */
type CallTold =
  | { readonly type: 'gave-up'; readonly seat: Seat; readonly how: SeatCall['call'] }
  | { readonly type: 'called-off'; readonly how: MatchCall['call'] };

const WITHOUT_A_WINNER: { readonly [C in MatchCall['call']]: string } = {
  'time-is-up': 'A draw: time ran out.',
  'draw-agreed': 'A draw, by agreement.',
  closed: 'No winner: the host closed the match.',
};

/** The headline of a match that ended by a call: "You won: Ben resigned." */
export function headlineOfCall(view: Pick<View<GameTypes>, 'result' | 'seat'>, names: Names, call: CallTold): string {
  if (call.type === 'called-off') return WITHOUT_A_WINNER[call.how];
  const who = call.seat === view.seat ? 'you' : nameOf(names, call.seat);
  return headlineOf(view, names, `${who} ${GAVE_UP[call.how]}`);
}
