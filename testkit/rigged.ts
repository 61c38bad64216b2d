import { type Dice, diceFromKey, keyFromSeed } from '@starboard/kernel';

/** Dice that show these faces first, then random ones. */
export function rigged(...faces: readonly number[]): Dice {
  return diceFromKey(keyFromSeed('rigged'), faces);
}
