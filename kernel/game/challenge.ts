import type { Json } from '../values/json.ts';
import type { Seat } from './game-types.ts';

/** A set-up, as far as it differs from the usual one, and the number of seats. */
export interface ChallengeTable {
  readonly seats: number;
  readonly setup: { readonly [key: string]: Json };
}

/** A moment of a match at which one choice is clearly the best. */
export interface Challenge {
  /** The dice of its match follow from this. */
  readonly seed: string;
  /** The place of its table in its pool. */
  readonly table: number;
  /**
   * The answers that lead there. Each is the place of a choice among the options of the first seat that has not answered
   * yet.
   */
  readonly answers: readonly number[];
  /** Whose choice it is. */
  readonly seat: Seat;
  /** What each option is worth: the place share that the seat can expect after it, in hundredths. */
  readonly worths: readonly number[];
}

/** Challenges that were found together. Once it is published, a pool stays as it is. */
export interface ChallengePool {
  readonly game: string;
  /** The version of the rules under which its challenges are reached. */
  readonly rules: number;
  /** The id of the bot that judged the choices. */
  readonly judge: string;
  readonly tables: readonly ChallengeTable[];
  readonly challenges: readonly Challenge[];
}
