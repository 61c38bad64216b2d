import { certify, type MatrixSolution, STRIDE } from './solution.ts';

/** Entries lie between -1 and 1; with this added, no table of a support is singular by its value alone. */
const LIFT = 2;
const FAILED = Number.POSITIVE_INFINITY;

const rowList = new Int32Array(STRIDE);
const columnList = new Int32Array(STRIDE);
const lu = new Float64Array(STRIDE * STRIDE);
const order = new Int32Array(STRIDE);
const work = new Float64Array(STRIDE);

function listBits(set: number, list: Int32Array): number {
  let count = 0;
  for (let i = 0; i < STRIDE; i++) if ((set >> i) & 1) list[count++] = i;
  return count;
}

/**
 * Guesses that exactly these rows and columns are used, as in a similar game before: then both mixtures follow from
 * linear equations. Returns the certified gap.
 */
export function trySupport(
  table: Float64Array,
  height: number,
  width: number,
  rowSet: number,
  columnSet: number,
  solution: MatrixSolution,
): number {
  const size = listBits(rowSet, rowList);
  if (size === 0 || size !== listBits(columnSet, columnList)) return FAILED;
  const { rows, columns } = solution;
  rows.fill(0);
  columns.fill(0);
  if (size === 1) {
    rows[rowList[0] ?? 0] = 1;
    columns[columnList[0] ?? 0] = 1;
  } else if (size === 2) {
    if (!solveTwo(table, rows, columns)) return FAILED;
  } else if (!solveMany(table, size, rows, columns)) return FAILED;
  return certify(table, height, width, solution);
}

function solveTwo(table: Float64Array, rows: Float64Array, columns: Float64Array): boolean {
  const r0 = rowList[0] ?? 0;
  const r1 = rowList[1] ?? 0;
  const c0 = columnList[0] ?? 0;
  const c1 = columnList[1] ?? 0;
  const a = table[r0 * STRIDE + c0] ?? 0;
  const b = table[r0 * STRIDE + c1] ?? 0;
  const c = table[r1 * STRIDE + c0] ?? 0;
  const d = table[r1 * STRIDE + c1] ?? 0;
  const whole = a - b - c + d;
  const row = (d - c) / whole;
  const column = (d - b) / whole;
  if (!(row >= 0 && row <= 1 && column >= 0 && column <= 1)) return false;
  rows[r0] = row;
  rows[r1] = 1 - row;
  columns[c0] = column;
  columns[c1] = 1 - column;
  return true;
}

/** Weights that are negative by rounding alone. */
const NEARLY = -1e-13;

/** Both mixtures from one decomposition of the lifted table: all columns pay the same, and so do all rows. */
function solveMany(table: Float64Array, size: number, rows: Float64Array, columns: Float64Array): boolean {
  if (!decompose(table, size)) return false;
  // The table times the columns' weights is 1 in every row.
  for (let i = 0; i < size; i++) {
    let sum = 1;
    for (let j = 0; j < i; j++) sum -= (lu[i * STRIDE + j] ?? 0) * (work[j] ?? 0);
    work[i] = sum;
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = work[i] ?? 0;
    for (let j = i + 1; j < size; j++) sum -= (lu[i * STRIDE + j] ?? 0) * (work[j] ?? 0);
    work[i] = sum / (lu[i * STRIDE + i] ?? 1);
    if (!((work[i] ?? 0) >= NEARLY)) return false;
    columns[columnList[i] ?? 0] = work[i] ?? 0;
  }
  // The rows' weights times the table is 1 in every column.
  for (let i = 0; i < size; i++) {
    let sum = 1;
    for (let j = 0; j < i; j++) sum -= (lu[j * STRIDE + i] ?? 0) * (work[j] ?? 0);
    work[i] = sum / (lu[i * STRIDE + i] ?? 1);
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = work[i] ?? 0;
    for (let j = i + 1; j < size; j++) sum -= (lu[j * STRIDE + i] ?? 0) * (work[j] ?? 0);
    work[i] = sum;
    if (!(sum >= NEARLY)) return false;
    rows[rowList[order[i] ?? 0] ?? 0] = sum;
  }
  return true;
}

const SINGULAR = 1e-12;

function decompose(table: Float64Array, size: number): boolean {
  for (let i = 0; i < size; i++) {
    order[i] = i;
    const row = (rowList[i] ?? 0) * STRIDE;
    for (let j = 0; j < size; j++) lu[i * STRIDE + j] = (table[row + (columnList[j] ?? 0)] ?? 0) + LIFT;
  }
  for (let k = 0; k < size; k++) {
    let best = k;
    for (let i = k + 1; i < size; i++) {
      if (Math.abs(lu[i * STRIDE + k] ?? 0) > Math.abs(lu[best * STRIDE + k] ?? 0)) best = i;
    }
    if (best !== k) {
      for (let j = 0; j < size; j++) {
        const kept = lu[k * STRIDE + j] ?? 0;
        lu[k * STRIDE + j] = lu[best * STRIDE + j] ?? 0;
        lu[best * STRIDE + j] = kept;
      }
      const kept = order[k] ?? 0;
      order[k] = order[best] ?? 0;
      order[best] = kept;
    }
    const pivot = lu[k * STRIDE + k] ?? 0;
    if (!(Math.abs(pivot) > SINGULAR)) return false;
    for (let i = k + 1; i < size; i++) {
      const factor = (lu[i * STRIDE + k] ?? 0) / pivot;
      lu[i * STRIDE + k] = factor;
      for (let j = k + 1; j < size; j++) {
        lu[i * STRIDE + j] = (lu[i * STRIDE + j] ?? 0) - factor * (lu[k * STRIDE + j] ?? 0);
      }
    }
  }
  return true;
}
