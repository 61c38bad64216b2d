import type { Dice } from '../dice/dice.ts';
import type { Choice, GameTypes, Kind, Match, Seat, Stack } from './game-types.ts';
import type { Mixture } from './mixture.ts';
import type { Tactics } from './tactics.ts';

/**
 * What bots need to know about a game beyond its rules. Boards here are complete: the bot has imagined what it can't
 * see.
 */
export interface Heuristics<G extends GameTypes> {
  /** What the plain bot knows. It is frozen: a better bot gets its own instincts, in its own files. */
  readonly plain: Instincts<G>;
  /**
   * The place share that a seat can expect, at any question: with two seats, its chance to win. `valueBy` makes one
   * from the game's valueModel.
   */
  value(match: Match<G>, seat: Seat): number;
  /**
   * A few facts that speak for a choice or against it; `words.reason` turns them into a sentence. They are what a
   * policy decides by. A policy that draws with `dice` gets the same draws here.
   */
  facts(
    board: G['board'],
    ask: G['ask'],
    choice: Choice<G>,
    frame: G['frame'],
    dice: Dice,
    stack: Stack<G>,
  ): readonly G['fact'][];
  /** What the bots with levels know. Without it, they play like the plain bot. */
  readonly tactics?: Tactics<G>;
  /** The solution of the game, for games that are solved. */
  readonly solution?: GameSolution<G>;
}

/** How a bot judges boards and answers asks of one game. */
export interface Instincts<G extends GameTypes> {
  /** How good the board is for a seat: -1 is as good as lost, 1 as good as won. */
  evaluate(board: G['board'], seat: Seat): number;
  /**
   * How likely a sensible player takes each option without much thought. `frame` is the one that asked, on top of all
   * others in `stack`. Nobody's sealed answers are visible here. `dice` are for what the policy samples before it
   * decides, never for the decision itself.
   */
  policy(
    board: G['board'],
    ask: G['ask'],
    options: readonly Choice<G>[],
    frame: G['frame'],
    dice: Dice,
    stack: Stack<G>,
  ): Mixture<Choice<G>>;
  /** What the policy expects a rival to answer who is asked at the same time; null if it doesn't take that into account. */
  assumes?(board: G['board'], ask: G['ask'], options: readonly Choice<G>[]): Mixture<Choice<G>> | null;
  /** Kinds of ask where looking a turn ahead would not help, so the bot leaves them to the policy. */
  readonly policyOnly: readonly Kind<G>[];
  /** The options worth considering, at least one. For every option left out, one of these is no worse. */
  worthwhile?(board: G['board'], ask: G['ask'], options: readonly Choice<G>[], frame: G['frame']): readonly Choice<G>[];
}

/** One option of a solved question: how often to take it, and the place share it brings against the best play. */
export interface SolvedOption {
  readonly share: number;
  readonly worth: number;
}

/** The files of a table that is too large to load, and how to play from them. */
export interface SolutionTable {
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
  /** From now on, the solution plays from these files. `read` fills `into` from a byte of a file on. */
  playFrom(read: (file: number, from: number, into: Uint8Array) => void): void;
}

export interface GameSolution<G extends GameTypes> {
  /** Loads the table. Before that, `optionsOf` knows nothing. */
  load(): Promise<void>;
  /** The complete table, for whoever has its files; `load` loads one that comes close to it. */
  fullTable?(): Promise<SolutionTable>;
  /** The place share of a seat at any question if all play by the solution; undefined where that isn't known. */
  worthOf?(match: Match<G>, seat: Seat): number | undefined;
  /** For each option in turn; undefined if this match or this question is not solved. */
  optionsOf(board: G['board'], ask: G['ask'], options: readonly Choice<G>[]): readonly SolvedOption[] | undefined;
}
