import {
  type Dice,
  diceFromKey,
  type GameTypes,
  isByPurpose,
  keyFromSeed,
  type Match,
  type ScriptedDraws,
} from '@starboard/kernel';

/** Dice that show these faces first, then random ones. */
export function rigged(...faces: readonly number[]): Dice {
  return diceFromKey(keyFromSeed('rigged'), faces);
}

/** Decides the next draws for some purposes, before all others. */
export function script<G extends GameTypes>(
  { dice }: Match<G>,
  ...draws: readonly ScriptedDraws<NoInfer<G['purpose']>>[]
): void {
  if (!isByPurpose(dice)) throw new Error('only dice by purpose can follow a script');
  dice.script = [...dice.script, ...draws];
}

/** From now on, whoever draws for this purpose fails the test: no die and no list has such a place. */
export function forbidDraws<G extends GameTypes>(match: Match<G>, purpose: NoInfer<G['purpose']>): void {
  script(match, { purpose, draws: [NEVER] });
}

const NEVER = -1;
