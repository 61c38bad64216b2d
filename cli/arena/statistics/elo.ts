import { evidenceAgainst, meanOf, type ScoreCounts } from './mean-evidence.ts';
import { t95 } from './quantiles.ts';

/** Ten times the odds are 400 points. */
export const ELO_PER_LOG_ODDS = 400 / Math.LN10;

/** The share of the points that somebody gets who is this much stronger. */
export const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The difference in strength that gives this share of the points; infinite where the share is 0 or 1. */
export const eloOf = (share: number): number => ELO_PER_LOG_ODDS * (Math.log(share) - Math.log1p(-share));

/** An estimate, and the bounds of its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The true mean score: every mean that the counts don't speak against. */
export function meanScore(counts: ScoreCounts): Estimate {
  const { blocks, mean } = meanOf(counts);
  const bearable = t95(blocks - 1) ** 2 / 2;
  const bound = (end: number): number => (mean === end ? end : lastBefore(end, mean, bearable, counts));
  return { value: mean, low: bound(0), high: bound(1) };
}

export function eloEstimate(counts: ScoreCounts): Estimate {
  const { value, low, high } = meanScore(counts);
  return { value: eloOf(value), low: eloOf(low), high: eloOf(high) };
}

const HALVINGS = 60;

/** The mean nearest to `end` that the counts speak against no more than this. */
function lastBefore(end: number, mean: number, bearable: number, counts: ScoreCounts): number {
  let [inside, outside] = [mean, end];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2;
    if (middle === inside || middle === outside) break;
    if (evidenceAgainst(middle, counts) <= bearable) inside = middle;
    else outside = middle;
  }
  return inside;
}
