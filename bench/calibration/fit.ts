import type { Pair } from './samples.ts';

const ROUNDS = 30;
/** Keeps weights small where figures say the same. */
const RIDGE = 1;

/** Logistic regression without a constant, by Newton's method: a pair and its mirror image always add up to 1. */
export function fit(pairs: readonly Pair[]): readonly number[] {
  const size = pairs[0]?.lead.length ?? 0;
  let weights: number[] = Array.from({ length: size }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const curve: number[][] = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)));
    for (const { lead, outcome } of pairs) {
      const chance = 1 / (1 + Math.exp(-lead.reduce((sum, figure, i) => sum + figure * (weights[i] ?? 0), 0)));
      for (let i = 0; i < size; i++) {
        slope[i] = (slope[i] ?? 0) + (outcome - chance) * (lead[i] ?? 0);
        const row = curve[i] ?? [];
        for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + chance * (1 - chance) * (lead[i] ?? 0) * (lead[j] ?? 0);
      }
    }
    const step = solve(curve, slope);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

/** Gauss and Jordan; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let i = 0; i < rows.length; i++) {
    const own = rows[i] ?? [];
    const pivot = own[i] ?? 1;
    for (let k = 0; k < own.length; k++) own[k] = (own[k] ?? 0) / pivot;
    for (const [j, row] of rows.entries()) {
      const factor = row[i] ?? 0;
      if (j !== i) for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) - factor * (own[k] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
