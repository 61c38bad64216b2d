import type { Dice } from '../dice/dice.ts';
import type { Json } from '../values/json.ts';

/** A seat of the match, counted from 0. */
export type Seat = number;

/** Whoever looks at a match: a seat, or a spectator (null). */
export type Viewer = Seat | null;

/**
 * The types of one game; everything else is indexed by them.
 * Frames and asks hold only what everybody may know: a secret belongs on the board.
 */
export interface GameTypes {
  board: object;
  view: object;
  setup: object;
  /**
   * Where in a procedure a match stands, told apart by `at`, with whatever that procedure works on: plain data, nested
   * as deep as it likes. One that declares `returned` finds there what the procedure it called last handed back.
   */
  frame: { readonly at: string; step: number; returned?: Json };
  /** What procedures hand back to those that call them: never where none does. */
  returned: Json;
  /** A question to one seat, told apart by `kind`. */
  ask: { readonly kind: string; readonly seat: Seat };
  /** What may be answered, by the kind of ask. */
  choices: { readonly [kind: string]: Json };
  /** Any of them. */
  choice: Json;
  /** Something that happened, told apart by `type`. */
  event: EventForViewer & { readonly type: string };
  /** What a viewer has learnt from the events it was told; null in games where the view says it all. */
  memory: object | null;
}

/**
 * The rule behind an event, and who may know of it: all, or only those in `to`, or all but those in `not`.
 * One that `reveals` may depend on what was secret until then.
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

/** A question that was interrupted, on the stack in its place: it is put again when it comes to the top. */
export interface Interrupted<G extends GameTypes> {
  readonly at: typeof INTERRUPTED;
  step: number;
  readonly asks: readonly G['ask'][];
}

export const INTERRUPTED = '#interrupted';

/** Frames from the outermost procedure to the innermost. */
export type Stack<G extends GameTypes> = readonly (G['frame'] | Interrupted<G>)[];

/** The whole truth of a match, plain JSON. */
export interface Match<G extends GameTypes> {
  board: G['board'];
  dice: Dice;
  /** Where in the rulebook we are, innermost last. While a question is open, the last frame is the one that asked. */
  stack: (G['frame'] | Interrupted<G>)[];
  /** How often the match has stopped to ask; it names the present question. */
  question: number;
  /** Open asks in the order of their seats, at most one a seat; several at once are simultaneous and secret. */
  asks: readonly G['ask'][];
  /** Answers to the present question, not yet revealed, in the order of their seats. */
  sealed: readonly Answer<G>[];
  result: Result | null;
}

export interface Result {
  /** A place for each seat: 1 is best, equal places are shared. */
  readonly places: readonly number[];
  /** Points for each seat; empty where the game keeps no score. */
  readonly scores: readonly number[];
  /** How many turns it took. */
  readonly turns: number;
  /** By which rule the match ended. */
  readonly rule: string;
}

/** Takes an event; absent in playouts, so that `tell?.({ … })` costs nothing there. */
export type Tell<G extends GameTypes> = { tell(event: G['event']): void }['tell'] | undefined;

/** Sees each event as it happens, with the match as it is at that moment. */
export type Observer<G extends GameTypes> = { see(event: G['event'], match: Match<G>): void }['see'];

/** A player that the rulebook itself runs, such as a target drone: it is never asked. */
export interface Automaton {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** For each seat the automaton in it, or null for somebody who answers asks. */
export type Seating = readonly (string | null)[];

/** An input that answers no ask. It is a line of the record at its place, and the rules say what follows. */
export type Call = SeatCall | MatchCall;

export const SEAT_CALLS = ['resigned', 'out-of-time', 'away'] as const;
export const MATCH_CALLS = ['time-is-up', 'draw-agreed', 'closed'] as const;

/** Of certain seats, all at the same moment. */
export interface SeatCall {
  readonly call: (typeof SEAT_CALLS)[number];
  readonly seats: readonly Seat[];
  /** When it was made, in milliseconds since 1970, where that is known. Rules never see it. */
  readonly at?: number;
}

/** Of the whole match: its time is up, all agreed on a draw, or its host closed it. */
export interface MatchCall {
  readonly call: (typeof MATCH_CALLS)[number];
  readonly at?: number;
}

/** What a viewer may know of a match. */
export interface View<G extends GameTypes> {
  readonly seat: Viewer;
  readonly board: G['view'];
  readonly stack: Readonly<Match<G>['stack']>;
  readonly question: number;
  /** What the present question asked each seat first. */
  readonly asked: readonly G['ask'][];
  /** Seats whose answer is complete and sealed. */
  readonly ready: readonly Seat[];
  /** The seat's own sealed answers. */
  readonly sealed: readonly Answer<G>[];
  /** What the seat is asked now, if anything. */
  readonly mine: OpenAsk<G> | null;
  /** What the viewer has learnt so far from what it was told. */
  readonly memory: G['memory'];
  readonly result: Result | null;
}

/** Reasons against everything else are asked for when somebody wants to know: see `refusedChoices` and `reasonAgainst`. */
export interface OpenAsk<G extends GameTypes> {
  readonly ask: G['ask'];
  readonly options: readonly Choice<G>[];
}
