import type { GameTypes, Match, Result } from './game-types.ts';

/** How a game learns tables for its bots. Only `npm run train` uses it. */
export interface Trainer<G extends GameTypes> {
  /**
   * The files that say what the numbers of the tables mean, in the game's folder. Once one of them has changed, a test
   * wants the tables to be learnt again.
   */
  readonly features: readonly string[];
  /** The same school and seed always lead to the same tables, whatever tables there are already. */
  learn(school: School<G>): readonly LearntTable[];
}

/** Where bots play matches to learn from. */
export interface School<G extends GameTypes> {
  readonly seed: string;
  /** Plays a match between bots, named by seat as in `ace:hunter`. Its dice follow from the seed and its name. */
  play(match: SchoolMatch, watcher: Watcher<G>): Result;
  /** Tells whoever waits how far it is. */
  say(progress: string): void;
}

export interface SchoolMatch {
  readonly name: string;
  readonly bots: readonly string[];
  /** As the rules' schema has it; what is missing is as usual. */
  readonly setup: object;
}

/** Looks on while a match is played. */
export interface Watcher<G extends GameTypes> {
  /** The match at each question, before anybody answers; it changes afterwards. */
  asked?(match: Match<G>): void;
  heard?(event: G['event']): void;
}

/** Whole numbers that go into a file of the game. */
export interface LearntTable {
  /** In the game's folder. The trainer rewrites it whole. */
  readonly file: string;
  /** The name of the exported constant, and what it holds, in a sentence. */
  readonly name: string;
  readonly about: string;
  readonly values: readonly number[] | readonly (readonly number[])[];
}
