import type { Dice } from '../dice/dice.ts';
import type { Schema } from '../values/schema.ts';
import type {
  Answer,
  AskOf,
  Automaton,
  Call,
  Choice,
  ChoiceOf,
  FrameOf,
  GameTypes,
  Kind,
  Match,
  Seat,
  Seating,
  Stack,
  Tell,
  View,
  Viewer,
} from './game-types.ts';

export type Next<G extends GameTypes> =
  /** On to the next step. */
  | undefined
  /** Leave this procedure. */
  | 'done'
  /** Leave this procedure and hand a value to the one that called it, as `returned` of its frame. */
  | { readonly done: G['returned']; readonly call?: never; readonly ask?: never }
  /** Run a sub-procedure, then come back. */
  | { readonly call: G['frame']; readonly done?: never; readonly ask?: never }
  /** Ask, in the order of seats, and go on when all have answered; no asks is the same as on to the next step. */
  | { readonly ask: readonly G['ask'][]; readonly done?: never; readonly call?: never };

/** Written as a method so that the rules of one game pass as the rules of any. */
type StepFunction<G extends GameTypes, Frame> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: a step without a return statement goes on to the next
  run(match: Match<G>, frame: Frame, tell: Tell<G>): Next<G> | void;
}['run'];

/** A rule as a function. One that repeats is run again after each call or ask it makes. */
export type Step<G extends GameTypes, Frame = G['frame']> = StepFunction<G, Frame> & { readonly repeats?: true };

export type Procedure<G extends GameTypes, At> = readonly Step<G, FrameOf<G, At>>[];

/** Marks a step as one that repeats, wherever it is used. */
export function repeat<S extends object>(step: S): S & { readonly repeats: true } {
  return Object.assign(step, { repeats: true as const });
}

/** Why something may not be chosen: the rule, and the fact in a player's words. */
export interface Reason {
  readonly rule: string;
  readonly fact: string;
}

type Earlier<G extends GameTypes> = readonly Answer<G>[];

/**
 * One kind of question. What nothing forbids among the candidates may be chosen.
 * `frame` is the one that asked, on top of `stack`; `earlier` are the seat's own sealed answers to the present question:
 * nobody else's can be seen here.
 */
export interface Decision<G extends GameTypes, Ask = G['ask'], Chosen = Choice<G>, Frame = G['frame']> {
  /** What one might try. */
  candidates(board: G['board'], ask: Ask, frame: Frame, earlier: Earlier<G>, stack: Stack<G>): readonly Chosen[];
  forbids?(
    board: G['board'],
    ask: Ask,
    choice: Chosen,
    frame: Frame,
    earlier: Earlier<G>,
    stack: Stack<G>,
  ): Reason | undefined;
  /** The same as filtering the candidates, faster; the laws hold it to that. */
  options?(board: G['board'], ask: Ask, frame: Frame, earlier: Earlier<G>, stack: Stack<G>): readonly Chosen[];
  /** A further ask that this choice brings for the same seat before anything is revealed. */
  followUp?(
    board: G['board'],
    ask: Ask,
    choice: Chosen,
    frame: Frame,
    earlier: Earlier<G>,
    stack: Stack<G>,
  ): G['ask'] | undefined;
  /** An ask with a single option answers itself: nobody is bothered, and `apply` tells of it as of any answer. */
  readonly answersItself?: true;
  /**
   * Called for every answer, in seat order, once the last is in. It may go on as a step may; where several answers do,
   * what they call runs in seat order, and after that what they ask is one question.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most answers are simply applied
  apply(match: Match<G>, ask: Ask, choice: Chosen, frame: Frame, tell: Tell<G>): Next<G> | void;
}

/** A decision on one kind of ask; `At` names the procedures that put it. */
export type DecisionOn<G extends GameTypes, K, At = G['frame']['at']> = Decision<
  G,
  AskOf<G, K>,
  ChoiceOf<G, K>,
  FrameOf<G, At>
>;

/**
 * Settings to be tried against one another: those of the first seat's side, and those of the second's.
 * Each is one of a few, as `oneOf` makes them.
 */
export interface Pairings {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** How a game remembers for a viewer: a fold over the events that the viewer was told. It is no part of the match. */
export interface MemoryRules<G extends GameTypes> {
  readonly blank: G['memory'];
  /** A new memory, or the same where nothing was learnt. */
  learn(memory: G['memory'], event: G['event'], viewer: Viewer): G['memory'];
}

/** A procedure to run, or a question in place of the open one. */
type AfterCall<G extends GameTypes> = { readonly call: G['frame'] } | { readonly ask: readonly G['ask'][] };

export interface Rules<G extends GameTypes> {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly automata: readonly Automaton[];
  readonly setup: Schema<G['setup']>;
  /** Whether players may agree on a draw. */
  readonly draws: boolean;
  /**
   * Whether anything is kept from anybody, be it only an answer while others are asked at the same time. Where not, all
   * see the same, and people at one screen need no curtain.
   */
  readonly secrets: boolean;
  /** Where there can be secrets: whether a match has none on its board, from its beginning to its end. */
  isOpen?(board: G['board']): boolean;
  /** What the rules have against a set-up that fits its schema, for so many seats, in a sentence. */
  objection?(setup: G['setup'], seats: number): string | undefined;
  /** The side of each seat by name, where seats of one side win and lose together. */
  sides?(setup: G['setup'], seats: number): readonly string[] | undefined;
  /** What to pair in a matrix of who beats whom, everything else as in this set-up; or in a sentence, why nothing. */
  pairings?(setup: G['setup']): Pairings | string;
  start(setup: G['setup'], seating: Seating, dice: Dice): { readonly board: G['board']; readonly first: G['frame'] };
  readonly procedures: { readonly [At in G['frame']['at']]: Procedure<G, At> };
  readonly decisions: { readonly [K in Kind<G>]: DecisionOn<G, K> };
  /**
   * What follows from an input that answers no ask: a change of the board, the end, a procedure to run, or a question in
   * place of the open one, where others are to be asked now.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: mostly a call changes the board and play goes on
  call(match: Match<G>, call: Call, tell: Tell<G>): AfterCall<G> | void;
  /** Whether a seat has no part in the match any more: it is asked nothing, and may leave without penalty. */
  isOut?(board: G['board'], seat: Seat): boolean;
  /** What a viewer may see: composed, never cut out. */
  see(board: G['board'], viewer: Viewer): G['view'];
  /** A whole truth that fits what a viewer sees and remembers; what it cannot know is drawn. */
  imagine(view: View<G>, dice: Dice): G['board'];
  readonly memory?: MemoryRules<G>;
  clone(board: G['board']): G['board'];
  /** The number of the turn in play. */
  turn(board: G['board']): number;
  /** The name under which an option can be answered once and for all (always, never); without one it cannot. */
  standing?(ask: G['ask'], choice: Choice<G>): string | undefined;
}
