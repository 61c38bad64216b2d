import { type Dice, diceFromSeed, draw } from '@starboard/kernel';
import { MAT, type Pose, TURN } from '../../../rules/geometry/index.ts';

/** Reproducible chance for many cases at once. */
export const chance = (seed: string): Dice => diceFromSeed(`geometry ${seed}`);

/** A whole number from low to high. */
export const whole = (dice: Dice, low: number, high: number): number => low + draw(dice, high - low + 1);

/** Half of all headings are multiples of an eighth turn, as they often are on a table where all began at right angles. */
export function heading(dice: Dice): number {
  return draw(dice, 2) === 0 ? draw(dice, TURN) : draw(dice, 8) * (TURN / 8);
}

export function anyPose(dice: Dice): Pose {
  return { x: whole(dice, 30_000, MAT - 30_000), y: whole(dice, 30_000, MAT - 30_000), heading: heading(dice) };
}

/** A pose at most this far away, in either direction. */
export function poseNear(dice: Dice, { x, y }: Pose, reach: number): Pose {
  return { x: x + whole(dice, -reach, reach), y: y + whole(dice, -reach, reach), heading: heading(dice) };
}
