import { logistic } from '@starboard/kernel';
import type { RaceLead } from './racing.ts';

const STEPS = 20;
/** Keeps weights small where figures say the same. */
const RIDGE = 1;
const THOUSANDTHS = 1000;

/** The weights by which the figures foretell best who finishes ahead, by Newton’s method. */
export function fitted(leads: readonly RaceLead[]): readonly number[] {
  const size = leads[0]?.lead.length ?? 0;
  const weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const curve = Array.from({ length: size }, (_, i) => new Float64Array(size).fill(0).fill(RIDGE, i, i + 1));
    for (const { lead, outcome } of leads) addTo(slope, curve, lead, outcome, weights);
    const change = solved(curve, slope);
    for (let i = 0; i < size; i++) weights[i] = (weights[i] ?? 0) + (change[i] ?? 0);
  }
  return Array.from(weights, (weight) => Math.round(THOUSANDTHS * weight));
}

type Row = Float64Array;

function addTo(slope: Row, curve: readonly Row[], lead: readonly number[], outcome: number, weights: Row): void {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (lead[i] ?? 0) * (weights[i] ?? 0);
  const chance = logistic(sum);
  for (let i = 0; i < weights.length; i++) {
    slope[i] = (slope[i] ?? 0) + (outcome - chance) * (lead[i] ?? 0);
    const row = curve[i];
    if (row === undefined) continue;
    for (let j = 0; j < row.length; j++)
      row[j] = (row[j] ?? 0) + chance * (1 - chance) * (lead[i] ?? 0) * (lead[j] ?? 0);
  }
}

/** What solves the equations, by elimination: the ridge keeps every pivot above zero. */
function solved(curve: readonly Row[], slope: Row): Row {
  const right = slope.slice();
  for (const [i, row] of curve.entries()) {
    const pivot = row[i] ?? 1;
    for (const [j, other] of curve.entries()) {
      if (j === i) continue;
      const factor = (other[i] ?? 0) / pivot;
      for (let k = 0; k < row.length; k++) other[k] = (other[k] ?? 0) - factor * (row[k] ?? 0);
      right[j] = (right[j] ?? 0) - factor * (right[i] ?? 0);
    }
  }
  return right.map((value, i) => value / (curve[i]?.[i] ?? 1));
}
