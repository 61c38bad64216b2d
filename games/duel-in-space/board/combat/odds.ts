import { isSpecial, pointsFor } from '../../rules/06-damage.ts';

/** Chances on two dice. */

/** In how many of the 36 throws each total comes. */
const WAYS: readonly { readonly total: number; readonly ways: number }[] = Array.from({ length: 11 }, (_, i) => ({
  total: i + 2,
  ways: 6 - Math.abs(i - 5),
}));

function share(fits: (total: number) => boolean): number {
  return WAYS.reduce((sum, { total, ways }) => (fits(total) ? sum + ways : sum), 0) / 36;
}

/** 5.3 The chance to roll at least the number needed. */
export function chanceToHit(needed: number): number {
  return share((total) => total >= needed);
}

/** 6.1 Protection a hit takes on average. */
const POINTS_PER_HIT = WAYS.reduce((sum, { total, ways }) => sum + pointsFor(total) * ways, 0) / 36;
/** 6.1 The chance that a hit does special damage as well. */
const SPECIAL_PER_HIT = share(isSpecial);

export interface SalvoOdds {
  readonly each: number;
  /** The chance of at least one hit. */
  readonly any: number;
  readonly hits: number;
  readonly damage: number;
  /** The chance of special damage from at least one. */
  readonly special: number;
}

/** What so many shots that all need the same number come to. */
export function salvoOdds(needed: number, shots: number): SalvoOdds {
  const each = chanceToHit(needed);
  return {
    each,
    any: 1 - (1 - each) ** shots,
    hits: each * shots,
    damage: each * shots * POINTS_PER_HIT,
    special: 1 - (1 - each * SPECIAL_PER_HIT) ** shots,
  };
}

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
export const oneDecimal = (amount: number): string => (Math.round(amount * 10) / 10).toFixed(1);
