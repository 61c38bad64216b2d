import { PACES, SPEEDS, SPOTS, UNSEEN } from '../bot/learnt/pursuit.ts';
import type { HitSums } from './hit-sums.ts';

/** What the mean of a group counts for, in situations: rare situations are taken to be like the others of their group. */
const PRIOR = 60;
/** What the mean of all counts for in a group. */
const GROUP_PRIOR = 30;
const THOUSANDTHS = 1000;

/** The table: the mean of each place, drawn towards that of its group, which has the same distance at any speed. */
export function tableOf({ weight, hits }: HitSums): readonly number[] {
  const all = sumOf(hits, 0, SPOTS) / Math.max(1, sumOf(weight, 0, SPOTS));
  const table: number[] = [];
  for (let from = 0; from < SPOTS; from += from < UNSEEN ? SPEEDS : PACES) {
    const to = from + (from < UNSEEN ? SPEEDS : PACES);
    const group = (sumOf(hits, from, to) + GROUP_PRIOR * all) / (sumOf(weight, from, to) + GROUP_PRIOR);
    for (let at = from; at < to; at++)
      table.push(Math.round((THOUSANDTHS * ((hits[at] ?? 0) + PRIOR * group)) / ((weight[at] ?? 0) + PRIOR)));
  }
  return table;
}

function sumOf(values: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += values[at] ?? 0;
  return sum;
}
