import type { Dice } from '../dice/dice.ts';
import type { MatchDice } from '../dice/match-dice.ts';
import type { Schema } from '../values/schema.ts';
import type { Bringing } from './bringing.ts';
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
  /** Go on to the next step. */
  | undefined
  /** Leave this procedure. */
  | 'done'
  /** Leave this procedure and hand a value to its caller, as `returned` of the caller's frame. */
  | { readonly done: G['returned']; readonly call?: never; readonly ask?: never; readonly goTo?: never }
  /** Run a sub-procedure, then come back. */
  | { readonly call: G['frame']; readonly done?: never; readonly ask?: never; readonly goTo?: never }
  /** Ask in seat order, and go on when everybody has answered. An empty list goes on to the next step. */
  | { readonly ask: readonly G['ask'][]; readonly done?: never; readonly call?: never; readonly goTo?: never }
  /** Go on at the step with this number in the same procedure. */
  | { readonly goTo: number; readonly done?: never; readonly call?: never; readonly ask?: never };

/** A method, so that the rules of one game are assignable to the rules of any game. */
type StepFunction<G extends GameTypes, Frame> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: a step without a return statement goes on to the next
  run(match: Match<G>, frame: Frame, tell: Tell<G>): Next<G> | void;
}['run'];

/** A rule as a function. A step that repeats runs again after each call or ask it makes. */
export type Step<G extends GameTypes, Frame = G['frame']> = StepFunction<G, Frame> & { readonly repeats?: true };

export type Procedure<G extends GameTypes, At> = readonly Step<G, FrameOf<G, At>>[];

export function repeat<S extends object>(step: S): S & { readonly repeats: true } {
  return Object.assign(step, { repeats: true as const });
}

/** Why a player may not choose something: the rule, and the fact in a player's words. */
export interface Reason {
  readonly rule: string;
  readonly fact: string;
}

type Earlier<G extends GameTypes> = readonly Answer<G>[];

/**
 * One kind of question. Players may choose every candidate that nothing forbids. `frame` is the one that asked, on top
 * of `stack`. `earlier` holds only the seat's own sealed answers to the current question.
 */
export interface Decision<G extends GameTypes, Ask = G['ask'], Chosen = Choice<G>, Frame = G['frame']> {
  /** Everything that a player might try. */
  candidates(board: G['board'], ask: Ask, frame: Frame, earlier: Earlier<G>, stack: Stack<G>): readonly Chosen[];
  forbids?(
    board: G['board'],
    ask: Ask,
    choice: Chosen,
    frame: Frame,
    earlier: Earlier<G>,
    stack: Stack<G>,
  ): Reason | undefined;
  /** Gives the same as filtering the candidates, but faster; the laws check that. */
  options?(board: G['board'], ask: Ask, frame: Frame, earlier: Earlier<G>, stack: Stack<G>): readonly Chosen[];
  /** A further ask to the same seat, caused by this choice, before anything is revealed. */
  followUp?(
    board: G['board'],
    ask: Ask,
    choice: Chosen,
    frame: Frame,
    earlier: Earlier<G>,
    stack: Stack<G>,
  ): G['ask'] | undefined;
  /** The kernel answers an ask with a single option by itself; `apply` emits events for it as for any answer. */
  readonly answersItself?: true;
  /**
   * Called for every answer in seat order, once the last is in. It may continue like a step. If several answers do, the
   * procedures they call run in seat order, and whatever they then ask becomes one question.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most answers are simply applied
  apply(match: Match<G>, ask: Ask, choice: Chosen, frame: Frame, tell: Tell<G>): Next<G> | void;
}

/** A decision on one kind of ask. `At` names the procedures that ask it. */
export type DecisionOn<G extends GameTypes, K, At = G['frame']['at']> = Decision<
  G,
  AskOf<G, K>,
  ChoiceOf<G, K>,
  FrameOf<G, At>
>;

/**
 * Settings to play against each other: those of the first seat's side and those of the second's. Each is one of a few,
 * made by `oneOf`.
 */
export interface Pairings {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** What most players would answer, under a name that they can set to "ask", and the rule that it follows. */
export interface UsualAnswer<G extends GameTypes> {
  readonly name: string;
  readonly rule: string;
  readonly choice: Choice<G>;
}

/**
 * Answers that could hardly be bettered: whoever runs a match gives them for a seat that wants them. They follow from
 * what the seat sees, so they give nothing away.
 */
export interface UsualRules<G extends GameTypes> {
  /** Every name, for the list in which players change them. */
  readonly names: readonly string[];
  /** Undefined if the player should decide. */
  answer(view: View<G>): UsualAnswer<G> | undefined;
}

/** How a game remembers things for a viewer: a fold over the events that the viewer received. Not part of the match. */
export interface MemoryRules<G extends GameTypes> {
  readonly blank: G['memory'];
  /** Returns the same memory if the event teaches nothing. */
  learn(memory: G['memory'], event: G['event'], viewer: Viewer): G['memory'];
}

/**
 * How far the time limit of a match is: it has none, it doesn't run yet, it runs, or time has been called. Rules
 * have no clock: whoever runs the match counts the minutes while it runs and then makes the call `time-is-up`.
 */
export type TimeLimitState = 'none' | 'waiting' | 'running' | 'called';

export interface TimeLimitRules<G extends GameTypes> {
  /** How long a match with this set-up lasts; null without a limit. */
  minutes(setup: G['setup']): number | null;
  state(board: G['board']): TimeLimitState;
}

type AfterCall<G extends GameTypes> = { readonly call: G['frame'] } | { readonly ask: readonly G['ask'][] };

export interface Rules<G extends GameTypes> {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly automata: readonly Automaton[];
  readonly setup: Schema<G['setup']>;
  readonly draws: boolean;
  /**
   * Whether anything is hidden from anybody, even if only an answer while others are asked at the same time. If not,
   * everybody sees the same, and people at one screen need no curtain.
   */
  readonly secrets: boolean;
  /** In a game with secrets: whether this match has none on its board, from beginning to end. */
  isOpen?(board: G['board']): boolean;
  /**
   * The rules' objection, in a sentence, to a set-up that fits its schema, with this number of seats. A match that began
   * under an older version of the rules keeps a set-up that was allowed then.
   */
  objection?(setup: G['setup'], seats: number, version: number): string | undefined;
  /** What seats bring to a match, in games where they bring something. */
  readonly brings?: Bringing<G>;
  /** The name of each seat's side, if seats of one side win and lose together. */
  sides?(setup: G['setup'], seats: number): readonly string[] | undefined;
  /**
   * The settings to pair in a matrix of who beats whom, everything else as in this set-up; or a sentence that says why
   * there are none.
   */
  pairings?(setup: G['setup']): Pairings | string;
  /** Everything that is drawn in a match is drawn for one of these. Their names make the streams, so they stay. */
  readonly purposes: readonly G['purpose'][];
  start(
    setup: G['setup'],
    seating: Seating,
    dice: MatchDice<G['purpose']>,
  ): { readonly board: G['board']; readonly first: G['frame'] };
  readonly procedures: { readonly [At in G['frame']['at']]: Procedure<G, At> };
  readonly decisions: { readonly [K in Kind<G>]: DecisionOn<G, K> };
  /**
   * What follows from an input that answers no ask: a change of the board, the end of the match, a procedure to run, or
   * a question that replaces the open one.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: mostly a call changes the board and play goes on
  call(match: Match<G>, call: Call, tell: Tell<G>): AfterCall<G> | void;
  /** Absent in games that are never played against the clock. */
  readonly timeLimit?: TimeLimitRules<G>;
  /** Whether a seat has no further part in the match: it gets no more asks and may leave without penalty. */
  isOut?(board: G['board'], seat: Seat): boolean;
  /** What a viewer may see: built up from the board, never cut out of it. */
  see(board: G['board'], viewer: Viewer): G['view'];
  /** A complete board that fits what a viewer sees and remembers. Everything it can't know is drawn at random. */
  imagine(view: View<G>, dice: Dice): G['board'];
  readonly memory?: MemoryRules<G>;
  clone(board: G['board']): G['board'];
  /** Counted from 0, the set-up. Each turn has dice of its own. */
  turn(board: G['board'] | G['view']): number;
  /** The name under which a player can set an option to "always" or "never"; without a name, it can't be set. */
  standing?(ask: G['ask'], choice: Choice<G>): string | undefined;
  /**
   * Whether an option with a name could do any good now: "always" means whenever it helps. Absent if every option may.
   */
  helps?(view: View<G>, choice: Choice<G>): boolean;
  /** Absent in games in which every question matters. */
  readonly usual?: UsualRules<G>;
}
