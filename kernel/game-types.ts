import type { Dice } from './dice.ts';
import type { Json } from './json.ts';
import type { Schema } from './schema.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/**
 * The types of one game; everything else is indexed by them.
 * Frames and asks hold only what the whole table may know: a secret belongs on the board.
 */
export interface GameTypes {
  board: object;
  view: object;
  setup: object;
  /** Where in a procedure a match stands, told apart by `at`. */
  frame: { readonly at: string; step: number };
  /** A question to one seat, told apart by `kind`. */
  ask: { readonly kind: string; readonly seat: Seat };
  /** What may be answered, by the kind of ask. */
  choices: { readonly [kind: string]: Json };
  /** Any of them. */
  choice: Json;
  /** Something that happened, told apart by `type`. All may know of it, or only those in `to`, or all but those in `not`. */
  event: {
    readonly type: string;
    readonly rule: string;
    readonly to?: readonly Seat[];
    readonly not?: readonly Seat[];
  };
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

/** The whole truth of a match, plain JSON. */
export interface Match<G extends GameTypes> {
  board: G['board'];
  dice: Dice;
  /** Where in the rulebook we are, innermost last. */
  stack: G['frame'][];
  /** How often the match has stopped to ask; it names the present question. */
  question: number;
  /** Open asks, at most one a seat; several at once are simultaneous and secret. */
  asks: readonly G['ask'][];
  /** Answers to the present question, not yet revealed. */
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

export type Next<G extends GameTypes> =
  /** On to the next step. */
  | undefined
  /** Leave this procedure. */
  | 'done'
  /** Run a sub-procedure, then come back. */
  | { readonly call: G['frame'] }
  /** Ask, and go on when all have answered; no asks is the same as on to the next step. */
  | { readonly ask: readonly G['ask'][] };

/** Written as a method so that the rules of one game pass as the rules of any. */
type StepFunction<G extends GameTypes, Frame> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: a step without a return statement goes on to the next
  run(match: Match<G>, frame: Frame, tell: Tell<G>): Next<G> | void;
}['run'];

/** A rule as a function. One that repeats is run again after each call or ask it makes. */
export type Step<G extends GameTypes, Frame = G['frame']> = StepFunction<G, Frame> & { readonly repeats?: true };

export type Procedure<G extends GameTypes, At> = readonly Step<G, FrameOf<G, At>>[];

export function repeat<G extends GameTypes, Frame>(step: StepFunction<G, Frame>): Step<G, Frame> {
  const repeating: StepFunction<G, Frame> = (match, frame, tell) => step(match, frame, tell);
  return Object.assign(repeating, { repeats: true as const });
}

/** Why something may not be chosen: the rule, and the fact in a player's words. */
export interface Reason {
  readonly rule: string;
  readonly fact: string;
}

/**
 * One kind of question. What nothing forbids among the candidates may be chosen.
 * `earlier` are the seat's own sealed answers to the present question; nobody else's can be seen here.
 */
export interface Decision<G extends GameTypes, Ask = G['ask'], Chosen = Choice<G>> {
  /** What one might try. */
  candidates(board: G['board'], ask: Ask, earlier: readonly Answer<G>[]): readonly Chosen[];
  forbids?(board: G['board'], ask: Ask, choice: Chosen, earlier: readonly Answer<G>[]): Reason | undefined;
  /** The same as filtering the candidates, faster; the laws hold it to that. */
  options?(board: G['board'], ask: Ask, earlier: readonly Answer<G>[]): readonly Chosen[];
  /** A further ask that this choice brings for the same seat before anything is revealed. */
  followUp?(board: G['board'], ask: Ask, choice: Chosen, earlier: readonly Answer<G>[]): G['ask'] | undefined;
  /** Called for every answer, in seat order, once the last is in. */
  apply(match: Match<G>, ask: Ask, choice: Chosen, tell: Tell<G>): void;
}

export type DecisionOn<G extends GameTypes, K> = Decision<G, AskOf<G, K>, ChoiceOf<G, K>>;

/** A player that the rulebook itself runs, such as a target drone: it is never asked. */
export interface Automaton {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** For each seat the automaton in it, or null for somebody who answers asks. */
export type Seating = readonly (string | null)[];

/**
 * Settings to be tried against one another: those of the first seat's side, and those of the second's.
 * Each is one of a few, as `oneOf` makes them.
 */
export interface Pairings {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

export interface Rules<G extends GameTypes> {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly automata: readonly Automaton[];
  readonly setup: Schema<G['setup']>;
  /** Whether players may agree on a draw. */
  readonly draws: boolean;
  /** Whether anything is kept from anybody. Where not, all see the same, and people at one screen need no curtain. */
  readonly secrets: boolean;
  /** What the rules have against a set-up that fits its schema, for so many seats, in a sentence. */
  objection?(setup: G['setup'], seats: number): string | undefined;
  /** What to pair in a table of who beats whom, everything else as in this set-up; or in a sentence, why nothing. */
  pairings?(setup: G['setup']): Pairings | string;
  start(setup: G['setup'], seating: Seating, dice: Dice): { readonly board: G['board']; readonly first: G['frame'] };
  readonly procedures: { readonly [At in G['frame']['at']]: Procedure<G, At> };
  readonly decisions: { readonly [K in Kind<G>]: DecisionOn<G, K> };
  /** What one seat, or an onlooker (null), may see: composed, never cut out. */
  see(board: G['board'], seat: Seat | null): G['view'];
  /** A whole truth that fits what the seat sees; what it cannot know is drawn. */
  imagine(view: G['view'], seat: Seat | null, dice: Dice): G['board'];
  clone(board: G['board']): G['board'];
  /** The number of the turn in play. */
  turn(board: G['board']): number;
}
