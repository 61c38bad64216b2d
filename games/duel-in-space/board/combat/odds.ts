import { averageOf, chanceOf, type Odds, oddsOf } from '@starboard/ui';
import { isSpecial, pointsFor } from '../../rules/06-damage.ts';

const [DICE, SIDES] = [2, 6];

/** 5.3 The chance to roll at least the number needed. */
export function chanceToHit(needed: number): number {
  return chanceOf((total) => total >= needed, DICE, SIDES);
}

/** 6.1 The protection that a hit takes on average. */
const POINTS_PER_HIT = averageOf(pointsFor, DICE, SIDES);
/** 6.1 The chance that a hit does special damage as well. */
const SPECIAL_PER_HIT = chanceOf(isSpecial, DICE, SIDES);

export interface LaserOdds extends Odds {
  readonly each: number;
  readonly special: number;
}

/** The odds of a number of shots that all need the same roll. */
export function salvoOdds(needed: number, shots: number): LaserOdds {
  const each = chanceToHit(needed);
  return {
    ...oddsOf([{ count: shots, chance: each, damage: POINTS_PER_HIT }]),
    each,
    special: oddsOf([{ count: shots, chance: each * SPECIAL_PER_HIT, damage: 0 }]).any,
  };
}
