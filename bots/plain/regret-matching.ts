/** What somebody gets: a row for each option of their own, in it a number for each answer of the other. */
export type Payoffs = readonly (readonly number[])[];

/** How often each side takes each of its options: shares of one. */
export interface MixedStrategies {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

const ROUNDS = 200;

interface Learner {
  readonly payoffs: Payoffs;
  /** How much better each option would have done than what was played, never below nothing. */
  readonly regrets: number[];
  /** How much each option was played, later rounds counting more. */
  readonly played: number[];
}

/**
 * How often to take each option so that one cannot be out-guessed: both sides learn from regret, round by round.
 * `careless` is the share of the time in which the other is taken to choose blindly rather than well.
 */
export function regretMatching(mine: Payoffs, theirs: Payoffs, careless: number): MixedStrategies {
  const me = learner(mine);
  const other = learner(theirs);
  const blind = careless / theirs.length;
  for (let round = 1; round <= ROUNDS; round++) {
    const shares = inProportion(me.regrets);
    const answers = inProportion(other.regrets);
    const feared = answers.map((share) => blind + (1 - careless) * share);
    learn(me, shares, feared, round);
    learn(other, answers, shares, round);
  }
  return { mine: inProportion(me.played), theirs: inProportion(other.played) };
}

function learner(payoffs: Payoffs): Learner {
  return { payoffs, regrets: payoffs.map(() => 0), played: payoffs.map(() => 0) };
}

function learn(
  { payoffs, regrets, played }: Learner,
  shares: readonly number[],
  against: readonly number[],
  weight: number,
): void {
  const gains = payoffs.map((row) => product(row, against));
  const gained = product(gains, shares);
  for (let i = 0; i < gains.length; i++) {
    regrets[i] = Math.max(0, (regrets[i] ?? 0) + (gains[i] ?? 0) - gained);
    played[i] = (played[i] ?? 0) + weight * (shares[i] ?? 0);
  }
}

/** Shares of one; where there is nothing to go by, equal ones. */
function inProportion(weights: readonly number[]): readonly number[] {
  let total = 0;
  for (const weight of weights) total += weight;
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}

function product(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** The one with the most; of equals the first. */
export function greatest<T>(items: readonly T[], worths: readonly number[]): T {
  let best = 0;
  for (let i = 1; i < items.length; i++) if ((worths[i] ?? 0) > (worths[best] ?? 0)) best = i;
  const found = items[best];
  if (found === undefined) throw new Error('there is nothing to take the greatest of');
  return found;
}
