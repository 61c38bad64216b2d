import { SECTORS } from '../../rules/model.ts';
import { CLASSES } from '../model/positions.ts';

export const AIMS = SECTORS.length;

/** The options that counted in the last similar game, as bits: for aims by class, for headings by class and aims. */
export interface Guesses {
  readonly aims: Uint8Array;
  readonly theirAims: Uint8Array;
  readonly headings: Uint8Array;
  readonly theirHeadings: Uint8Array;
}

export function emptyGuesses(): Guesses {
  const pairs = CLASSES.length * AIMS * AIMS;
  return {
    aims: new Uint8Array(CLASSES.length),
    theirAims: new Uint8Array(CLASSES.length),
    headings: new Uint8Array(pairs),
    theirHeadings: new Uint8Array(pairs),
  };
}

/** Copies what was guessed for one class of positions. */
export function recall(from: Guesses, positionClass: number, into: Guesses): void {
  const pairs = positionClass * AIMS * AIMS;
  into.aims[positionClass] = from.aims[positionClass] ?? 0;
  into.theirAims[positionClass] = from.theirAims[positionClass] ?? 0;
  into.headings.set(from.headings.subarray(pairs, pairs + AIMS * AIMS), pairs);
  into.theirHeadings.set(from.theirHeadings.subarray(pairs, pairs + AIMS * AIMS), pairs);
}

export function forget({ aims, theirAims, headings, theirHeadings }: Guesses): void {
  aims.fill(0);
  theirAims.fill(0);
  headings.fill(0);
  theirHeadings.fill(0);
}
