import type { Trials } from './judging.ts';

/** A choice that is clearly the best: better than every other by about this much. */
const MARGIN = 0.15;
/** Where the lower bound doesn't quite reach the margin, the mean has to exceed it and the bound must come close. */
const CLEAR_MEAN = 0.18;
const CLOSE = 0.12;
/** One-sided, 95 %. */
const BOUND = 1.645;
/** So far ahead, fewer trials will do. */
const FAR = 0.22;
/** The trials after which a moment may be refused, and those after which it may be taken. */
const FIRST_LOOK = 6;
const FEW = 12;
const FEWEST = 24;
const BATCH = 12;
const MOST = 144;
/** Results that agree by chance have no spread; they are taken to have this much. */
const LEAST_VARIANCE = 0.02;

interface Lead {
  readonly mean: number;
  readonly error: number;
}

/** How far one option is ahead of another, trial by trial. */
export function leadOf(trials: Trials, one: number, other: number, count: number): Lead {
  const [ones, others] = [trials.of(one, count), trials.of(other, count)];
  const leads = ones.map((share, i) => share - (others[i] ?? 0));
  const mean = meanOf(leads);
  const variance = meanOf(leads.map((lead) => (lead - mean) ** 2)) + LEAST_VARIANCE;
  return { mean, error: Math.sqrt(variance / (count - 1)) };
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

function isClear({ mean, error }: Lead, count: number): boolean {
  const lower = mean - BOUND * error;
  if (count < FEWEST) return count >= FEW && lower >= FAR;
  return lower >= MARGIN || (mean >= CLEAR_MEAN && lower >= CLOSE);
}

const isHopeless = ({ mean, error }: Lead, count: number): boolean =>
  count <= FIRST_LOOK ? mean <= 0 : mean + error < MARGIN;

/** The number of trials after which one option is clearly better than another; null if it is not. */
function provedAfter(trials: Trials, one: number, other: number): number | null {
  for (let count = FIRST_LOOK; count <= MOST; count += count === FIRST_LOOK ? FIRST_LOOK : BATCH) {
    const lead = leadOf(trials, one, other, count);
    if (isHopeless(lead, count)) return null;
    if (isClear(lead, count)) return count;
  }
  return null;
}

/** All options, by what came of them in a few trials. */
export function byFirstLook(trials: Trials, options: number): readonly number[] {
  const worth = (option: number): number => meanOf(trials.of(option, FIRST_LOOK));
  return Array.from({ length: options }, (_, option) => option).sort((a, b) => worth(b) - worth(a));
}

/** The worth of each option, if one is clearly the best; `order` has all options, the most promising first. */
export function judge(trials: Trials, order: readonly number[]): readonly number[] | null {
  const [first, second, ...rest] = order;
  if (first === undefined || second === undefined) return null;
  const isFirst = leadOf(trials, first, second, FIRST_LOOK).mean >= 0;
  const [best, next] = isFirst ? [first, second] : [second, first];
  const counts = new Map<number, number>();
  for (const other of [next, ...rest]) {
    const proved = provedAfter(trials, best, other);
    if (proved === null) return null;
    counts.set(other, proved);
  }
  counts.set(best, Math.max(...counts.values()));
  const bestWorth = meanOf(trials.of(best, counts.get(best) ?? FEWEST));
  return order
    .toSorted((a, b) => a - b)
    .map((option) =>
      option === best ? bestWorth : bestWorth - leadOf(trials, best, option, counts.get(option) ?? FEWEST).mean,
    );
}
