import type { Dice } from '../dice/dice.ts';
import type { Choice, GameTypes, Kind, Match, Seat, Stack } from './game-types.ts';

/**
 * What a bot needs to know about a game beyond its rules. Boards here are complete: the bot has imagined what it can't
 * see.
 */
export interface Heuristics<G extends GameTypes> {
  /** How good the board is for a seat: -1 is as good as lost, 1 as good as won. */
  evaluate(board: G['board'], seat: Seat): number;
  /**
   * The place share that a seat can expect, at any question: with two seats, its chance to win. `valueBy` makes one
   * from the game's valueModel.
   */
  value(match: Match<G>, seat: Seat): number;
  /**
   * What a sensible player does without much thought. `frame` is the one that asked, on top of all others in `stack`.
   * Nobody's sealed answers are visible here.
   */
  policy(
    board: G['board'],
    ask: G['ask'],
    options: readonly Choice<G>[],
    frame: G['frame'],
    dice: Dice,
    stack: Stack<G>,
  ): Choice<G>;
  /** Kinds of ask where looking a turn ahead would not help, so the bot leaves them to the policy. */
  readonly policyOnly: readonly Kind<G>[];
  /** The options worth considering, at least one. For every option left out, one of these is no worse. */
  worthwhile?(board: G['board'], ask: G['ask'], options: readonly Choice<G>[], frame: G['frame']): readonly Choice<G>[];
  /** The solution of the game, for games that are solved. */
  readonly solution?: GameSolution<G>;
}

/** One option of a solved question: how often to take it, and the place share it brings against the best play. */
export interface SolvedOption {
  readonly share: number;
  readonly worth: number;
}

export interface GameSolution<G extends GameTypes> {
  /** Loads the table. Before that, `optionsOf` knows nothing. */
  load(): Promise<void>;
  /** For each option in turn; undefined if this match or this question is not solved. */
  optionsOf(board: G['board'], ask: G['ask'], options: readonly Choice<G>[]): readonly SolvedOption[] | undefined;
}
