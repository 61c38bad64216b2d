import { diceFromSeed, type Json } from '@starboard/kernel';
import { type Breach, checkMatch, publicPathsOf, randomCase } from '@starboard/testkit';
import { workerData } from 'piscina';
import { openGame } from '../input/catalogue.ts';
import type { Batch } from '../share-out.ts';

export interface Trial {
  readonly game: string;
  readonly seed: string;
  readonly held: { readonly [key: string]: Json };
  /** Absent if the number is drawn at random. */
  readonly seats?: number;
}

export interface FoundBreach {
  readonly number: number;
  readonly breach: Breach;
}

/** One match in this many is checked against all laws at every question, which takes over ten times as long. */
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
