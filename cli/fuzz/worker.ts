import { diceFromSeed, type Json } from '@starboard/kernel';
import { type Breach, checkMatch, publicPathsOf, randomCase } from '@starboard/testkit';
import { workerData } from 'piscina';
import { openGame } from '../input/catalogue.ts';
import type { Batch } from '../share-out.ts';

/** What a fuzzing worker is to try. */
export interface Trial {
  readonly game: string;
  readonly seed: string;
  /** Settings that are the same in every match. */
  readonly held: { readonly [key: string]: Json };
  /** How many seats every match has; absent where it is drawn. */
  readonly seats?: number;
}

/** A law that did not hold, and in which match. */
export interface FoundBreach {
  readonly number: number;
  readonly breach: Breach;
}

/** One match in so many is held to all the laws at every question; it costs more than ten times as much. */
const THOROUGH_EVERY = 100;

const { game, seed, held, seats }: Trial = workerData;
const { rules } = await openGame(game);
const paths = await publicPathsOf(game);

export default function playBatch({ from, to }: Batch): FoundBreach | null {
  for (let number = from; number < to; number++) {
    const name = `${seed}/${number}`;
    const fuzzCase = randomCase(rules, diceFromSeed(`${name}/case`), held, seats);
    const breach = checkMatch(rules, paths, fuzzCase, name, number % THOROUGH_EVERY === 0);
    if (breach !== null) return { number, breach };
  }
  return null;
}
