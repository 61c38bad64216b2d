import type { MatchDice } from '../dice/match-dice.ts';
import type { Json } from '../values/json.ts';

/** Counted from 0. */
export type Seat = number;

/** A seat, or null for a spectator. */
export type Viewer = Seat | null;

/**
 * The types of one game; everything else is indexed by them. Frames and asks are public: a secret belongs on the board.
 */
export interface GameTypes {
  board: object;
  view: object;
  setup: object;
  /**
   * The place in a procedure (`at` and `step`) with the data that the procedure works on. A frame that declares
   * `returned` finds there the value that the last procedure it called handed back.
   */
  frame: { readonly at: string; step: number; returned?: Json };
  /** The values that procedures hand back to their callers: `never` if none does. */
  returned: Json;
  ask: { readonly kind: string; readonly seat: Seat };
  /** The possible answers, by the kind of ask. */
  choices: { readonly [kind: string]: Json };
  choice: Json;
  event: EventForViewer & { readonly type: string };
  /** What a viewer has learnt from the events it received; null in games whose view shows everything. */
  memory: object | null;
  /** What dice are rolled and cards are drawn for: `never` if nothing is left to chance. */
  purpose: string;
  /** What can speak for a choice: bots give facts as reasons, and the game's words turn them into a sentence. */
  fact: { readonly fact: string };
}

/**
 * The rule behind an event, and its audience: everybody, only the seats in `to`, or all but those in `not`. An event
 * that `reveals` may depend on something that was secret until then.
 */
export interface EventForViewer {
  readonly rule: string;
  readonly to?: readonly Seat[];
  readonly not?: readonly Seat[];
  readonly reveals?: true;
}

export type Kind<G extends GameTypes> = G['ask']['kind'];
export type FrameOf<G extends GameTypes, At> = Extract<G['frame'], { readonly at: At }>;
export type AskOf<G extends GameTypes, K> = Extract<G['ask'], { readonly kind: K }>;
export type ChoiceOf<G extends GameTypes, K> = G['choices'][K & keyof G['choices']];
export type Choice<G extends GameTypes> = G['choice'];

export interface Answer<G extends GameTypes> {
  readonly ask: G['ask'];
  readonly choice: Json;
}

/** An interrupted question keeps its place on the stack. The kernel asks it again when it comes to the top. */
export interface Interrupted<G extends GameTypes> {
  readonly at: typeof INTERRUPTED;
  step: number;
  readonly asks: readonly G['ask'][];
}

export const INTERRUPTED = '#interrupted';

export type Stack<G extends GameTypes> = readonly (G['frame'] | Interrupted<G>)[];

/** The complete state of a match, as plain JSON. */
export interface Match<G extends GameTypes> {
  board: G['board'];
  dice: MatchDice<G['purpose']>;
  /** The place in the rulebook, innermost last. While a question is open, the last frame is the one that asked. */
  stack: (G['frame'] | Interrupted<G>)[];
  /** Counts the questions so far, so it names the current one. */
  question: number;
  /** Open asks in seat order, at most one per seat. Several asks at once are simultaneous and secret. */
  asks: readonly G['ask'][];
  /** Answers to the current question that are not revealed yet, in seat order. */
  sealed: readonly Answer<G>[];
  result: Result | null;
}

export interface Result {
  /** A place for each seat: 1 is best, and seats may share a place. */
  readonly places: readonly number[];
  /** Points for each seat; empty if the game keeps no score. */
  readonly scores: readonly number[];
  readonly turns: number;
  /** The rule by which the match ended. */
  readonly rule: string;
}

/** Absent in playouts, so `tell?.({ … })` costs nothing there. */
export type Tell<G extends GameTypes> = { tell(event: G['event']): void }['tell'] | undefined;

/** Gets each event as it happens, with the match at that moment. */
export type Observer<G extends GameTypes> = { see(event: G['event'], match: Match<G>): void }['see'];

/** A player that the rulebook itself runs, such as a target drone. It is never asked. */
export interface Automaton {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** The automaton in each seat, or null for a player who answers asks. */
export type Seating = readonly (string | null)[];

/** An input that answers no ask. It has its own line in the record, and the rules say what follows. */
export type Call = SeatCall | MatchCall;

export const SEAT_CALLS = ['resigned', 'out-of-time', 'away'] as const;
export const MATCH_CALLS = ['time-is-up', 'draw-agreed', 'closed'] as const;

/** A call by one or more seats at the same moment. */
export interface SeatCall {
  readonly call: (typeof SEAT_CALLS)[number];
  readonly seats: readonly Seat[];
  /** When the call was made, in milliseconds since 1970, if that is known. Rules never see it. */
  readonly at?: number;
}

/** A call about the whole match: its time is up, all agreed on a draw, or the host closed it. */
export interface MatchCall {
  readonly call: (typeof MATCH_CALLS)[number];
  readonly at?: number;
}

export interface View<G extends GameTypes> {
  readonly seat: Viewer;
  readonly board: G['view'];
  readonly stack: Readonly<Match<G>['stack']>;
  readonly question: number;
  /** The first ask that the current question put to each seat. */
  readonly asked: readonly G['ask'][];
  /** Seats that have completed and sealed their answer. */
  readonly ready: readonly Seat[];
  readonly sealed: readonly Answer<G>[];
  readonly mine: OpenAsk<G> | null;
  /** What the viewer has learnt so far from the events it received. */
  readonly memory: G['memory'];
  readonly result: Result | null;
}

/** The reasons against everything else are computed only on request: see `refusedChoices` and `reasonAgainst`. */
export interface OpenAsk<G extends GameTypes> {
  readonly ask: G['ask'];
  readonly options: readonly Choice<G>[];
}
