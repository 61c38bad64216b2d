import { damageChances, type Exchange } from '../../rules/06-attack/odds.ts';

/** Chances of 0, 1, 2 … damage. */

/** Computed once for each kind of exchange: a memo of a pure function. */
const KNOWN: { [exchange: number]: readonly number[] | undefined } = {};
const MOST_DICE = 16;
const MOST_EVADES = 4;

export function chancesOf(exchange: Exchange): readonly number[] {
  const { attack, defence, aimed, locked, dodging, evades } = exchange;
  const tokens = (Number(aimed) * 2 + Number(locked)) * 2 + Number(dodging);
  const key = ((attack * MOST_DICE + defence) * 8 + tokens) * MOST_EVADES + evades;
  const known = KNOWN[key];
  if (known !== undefined) return known;
  const found = damageChances(exchange);
  KNOWN[key] = found;
  return found;
}

/** The chances of what two come to together. */
export function sumOf(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one.length === 1) return other;
  const sums = Array<number>(one.length + other.length - 1).fill(0);
  for (let i = 0; i < one.length; i++) {
    for (let j = 0; j < other.length; j++) sums[i + j] = (sums[i + j] ?? 0) + (one[i] ?? 0) * (other[j] ?? 0);
  }
  return sums;
}

export function atLeast(chances: readonly number[], damage: number): number {
  let sum = 0;
  for (let i = Math.max(0, damage); i < chances.length; i++) sum += chances[i] ?? 0;
  return sum;
}

/** The average, of which no more than this counts. */
export function meanOf(chances: readonly number[], most: number): number {
  let sum = 0;
  for (let i = 1; i < chances.length; i++) sum += (chances[i] ?? 0) * Math.min(i, most);
  return sum;
}
