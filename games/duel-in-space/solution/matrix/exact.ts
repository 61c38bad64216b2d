import { certify, type MatrixSolution, STRIDE } from './solution.ts';

/** Entries become whole numbers of this size. */
const UNIT = 2 ** 52;
const LIFT = 2n * 2n ** 52n;

/**
 * The simplex algorithm in whole numbers: fractions share one denominator, the pivot before, and every division comes
 * out even. With the first possible pivot each time it can't go round in circles.
 */
export function exact(table: Float64Array, height: number, width: number, solution: MatrixSolution): number {
  const rows = Array.from({ length: height }, (_, i) => [
    ...Array.from({ length: width }, (_, j) => BigInt(Math.round((table[i * STRIDE + j] ?? 0) * UNIT)) + LIFT),
    1n,
  ]);
  rows.push([...Array.from({ length: width }, () => -1n), 0n]);
  const basic = Array.from({ length: height }, (_, i) => STRIDE + i);
  const free = Array.from({ length: width }, (_, j) => j);
  let whole = 1n;
  for (;;) {
    const column = firstNegative(rows[height] ?? [], free, width);
    if (column < 0) break;
    const row = leastRatio(rows, basic, column, height, width);
    whole = pivot(rows, row, column, whole);
    [basic[row], free[column]] = [free[column] ?? 0, basic[row] ?? 0];
  }
  const total = rows[height]?.[width] ?? 1n;
  solution.rows.fill(0);
  solution.columns.fill(0);
  for (const [i, variable] of basic.entries()) {
    if (variable < STRIDE) solution.columns[variable] = share(rows[i]?.[width] ?? 0n, total);
  }
  for (const [j, variable] of free.entries()) {
    if (variable >= STRIDE) solution.rows[variable - STRIDE] = share(rows[height]?.[j] ?? 0n, total);
  }
  return certify(table, height, width, solution);
}

function firstNegative(costs: readonly bigint[], free: readonly number[], width: number): number {
  let best = -1;
  for (let j = 0; j < width; j++) {
    if ((costs[j] ?? 0n) < 0n && (best < 0 || (free[j] ?? 0) < (free[best] ?? 0))) best = j;
  }
  return best;
}

function leastRatio(
  rows: readonly (readonly bigint[])[],
  basic: readonly number[],
  column: number,
  height: number,
  width: number,
): number {
  let best = -1;
  for (let i = 0; i < height; i++) {
    const entry = rows[i]?.[column] ?? 0n;
    if (entry <= 0n) continue;
    if (best < 0) {
      best = i;
      continue;
    }
    const mine = (rows[i]?.[width] ?? 0n) * (rows[best]?.[column] ?? 0n);
    const its = (rows[best]?.[width] ?? 0n) * entry;
    if (mine < its || (mine === its && (basic[i] ?? 0) < (basic[best] ?? 0))) best = i;
  }
  if (best < 0) throw new Error('a game of positive entries has no bound');
  return best;
}

/** One step without fractions: returns the new common denominator. */
function pivot(rows: bigint[][], row: number, column: number, whole: bigint): bigint {
  const at = rows[row] ?? [];
  const entry = at[column] ?? 1n;
  for (const [i, each] of rows.entries()) {
    if (i === row) continue;
    const factor = each[column] ?? 0n;
    for (let j = 0; j < each.length; j++) {
      if (j !== column) each[j] = ((each[j] ?? 0n) * entry - factor * (at[j] ?? 0n)) / whole;
    }
    each[column] = -factor;
  }
  at[column] = whole;
  return entry;
}

const DIGITS = 2n ** 60n;

function share(part: bigint, total: bigint): number {
  return Number((part * DIGITS) / total) / Number(DIGITS);
}
