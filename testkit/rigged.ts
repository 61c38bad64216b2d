import { type Dice, diceFromKey, keyFromSeed } from '@starboard/kernel';

/** Dice that show these faces first, one after the other, and then go on at random. */
export function rigged(...faces: readonly number[]): Dice {
  return diceFromKey(keyFromSeed('rigged'), faces);
}
