/** Games of up to eight by eight, a row of the table every eight numbers. */
export const STRIDE = 8;

/** The mixtures found last, and what they prove: every solver writes here. */
export interface MatrixSolution {
  readonly rows: Float64Array;
  readonly columns: Float64Array;
  /** What the row player gets at least, and what the column player gives at most. */
  lower: number;
  upper: number;
  /** The options that the mixtures use, as bits. */
  rowSet: number;
  columnSet: number;
}

export function emptySolution(): MatrixSolution {
  const rows = new Float64Array(STRIDE);
  const columns = new Float64Array(STRIDE);
  return { rows, columns, lower: 0, upper: 0, rowSet: 0, columnSet: 0 };
}

const sums = new Float64Array(STRIDE);

/**
 * Makes the weights a mixture and works out what it proves. Weights below nothing become nothing. Returns the gap, or
 * infinity if the weights are no mixture: a NaN must never pass for a proof.
 */
export function certify(table: Float64Array, height: number, width: number, solution: MatrixSolution): number {
  const { rows, columns } = solution;
  if (!normalise(rows, height) || !normalise(columns, width)) return Number.POSITIVE_INFINITY;
  let rowSet = 0;
  let columnSet = 0;
  sums.fill(0);
  for (let i = 0; i < height; i++) {
    const weight = rows[i] ?? 0;
    if (weight === 0) continue;
    rowSet |= 1 << i;
    for (let j = 0; j < width; j++) sums[j] = (sums[j] ?? 0) + weight * (table[i * STRIDE + j] ?? 0);
  }
  let lower = Number.POSITIVE_INFINITY;
  for (let j = 0; j < width; j++) {
    const sum = sums[j] ?? 0;
    if (sum < lower || Number.isNaN(sum)) lower = sum;
  }
  sums.fill(0);
  for (let j = 0; j < width; j++) {
    const weight = columns[j] ?? 0;
    if (weight === 0) continue;
    columnSet |= 1 << j;
    for (let i = 0; i < height; i++) sums[i] = (sums[i] ?? 0) + weight * (table[i * STRIDE + j] ?? 0);
  }
  let upper = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < height; i++) {
    const sum = sums[i] ?? 0;
    if (sum > upper || Number.isNaN(sum)) upper = sum;
  }
  solution.lower = lower;
  solution.upper = upper;
  solution.rowSet = rowSet;
  solution.columnSet = columnSet;
  const gap = upper - lower;
  return gap >= -ROUNDING ? Math.max(0, gap) : Number.POSITIVE_INFINITY;
}

/** A gap below nothing by more than rounding can only be a mistake. */
const ROUNDING = 1e-14;

function normalise(weights: Float64Array, length: number): boolean {
  let sum = 0;
  for (let i = 0; i < length; i++) {
    const weight = weights[i] ?? 0;
    if (weight > 0) sum += weight;
    else weights[i] = 0;
  }
  if (!(sum > 0) || sum === Number.POSITIVE_INFINITY) return false;
  const by = 1 / sum;
  for (let i = 0; i < length; i++) weights[i] = (weights[i] ?? 0) * by;
  return true;
}
