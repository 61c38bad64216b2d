import { shareAt } from './elo.ts';
import { evidenceAgainst, meanOf, type ScoreCounts } from './mean-evidence.ts';

/** Two differences in strength to decide between, and how often each wrong decision may happen. */
export interface SequentialTest {
  readonly elo0: number;
  readonly elo1: number;
  /** How often H1 is accepted at most if the difference is elo0 or less. */
  readonly alpha: number;
  /** How often H0 is accepted at most if the difference is elo1 or more. */
  readonly beta: number;
}

export type Verdict = 'H0' | 'H1' | 'undecided';

/** How far the log-likelihood ratio has to go either way (Wald 1945). */
export function thresholds({ alpha, beta }: SequentialTest): { readonly lower: number; readonly upper: number } {
  return { lower: Math.log(beta / (1 - alpha)), upper: Math.log((1 - beta) / alpha) };
}

/**
 * The generalised log-likelihood ratio of H1 to H0: for each, the likelihood at the best distribution of block scores
 * that has its mean. Chess engines are tested like this, with pairs of games as blocks.
 *
 * How much scores vary is only known from the blocks played so far. As Student's t varies more than the normal by
 * (N − 1) / (N − 3), the ratio counts for that much less; without it, a short test errs slightly too often.
 */
export function logLikelihoodRatio({ elo0, elo1 }: SequentialTest, counts: ScoreCounts): number {
  const { blocks } = meanOf(counts);
  if (blocks <= 3) return 0;
  const ratio = evidenceAgainst(shareAt(elo0), counts) - evidenceAgainst(shareAt(elo1), counts);
  return (ratio * (blocks - 3)) / (blocks - 1);
}

export function verdictAt(test: SequentialTest, ratio: number): Verdict {
  const { lower, upper } = thresholds(test);
  if (ratio >= upper) return 'H1';
  return ratio <= lower ? 'H0' : 'undecided';
}
