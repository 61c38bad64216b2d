import { certify, type MatrixSolution, STRIDE } from './solution.ts';

/** Entries lie between -1 and 1; lifted by this they are positive. */
const LIFT = 2;
const WIDE = STRIDE + 1;
const MOST_PIVOTS = 64;

const tableau = new Float64Array(WIDE * WIDE);
/** Which variable each row and column of the tableau stands for: a column's weight, or the slack of a row. */
const basic = new Int32Array(STRIDE);
const free = new Int32Array(STRIDE);

/** How the entering column is chosen: the steepest is fast; the first can't go round in circles. */
export type PivotRule = 'steepest' | 'first';

/** The simplex algorithm on: maximise the columns' weights while no row pays more than 1. Returns the certified gap. */
export function simplex(
  table: Float64Array,
  height: number,
  width: number,
  rule: PivotRule,
  tiny: number,
  solution: MatrixSolution,
): number {
  load(table, height, width);
  for (let turn = 0; turn < MOST_PIVOTS; turn++) {
    const column = entering(height, width, rule, tiny);
    if (column < 0) return readOff(table, height, width, solution);
    const row = leaving(height, width, column, tiny);
    if (row < 0) break;
    pivot(height, width, row, column);
  }
  return Number.POSITIVE_INFINITY;
}

function load(table: Float64Array, height: number, width: number): void {
  for (let i = 0; i < height; i++) {
    for (let j = 0; j < width; j++) tableau[i * WIDE + j] = (table[i * STRIDE + j] ?? 0) + LIFT;
    tableau[i * WIDE + width] = 1;
    basic[i] = STRIDE + i;
  }
  for (let j = 0; j < width; j++) {
    tableau[height * WIDE + j] = -1;
    free[j] = j;
  }
  tableau[height * WIDE + width] = 0;
}

function entering(height: number, width: number, rule: PivotRule, tiny: number): number {
  let best = -1;
  let least = -tiny;
  for (let j = 0; j < width; j++) {
    const cost = tableau[height * WIDE + j] ?? 0;
    if (rule === 'steepest') {
      if (cost < least) {
        least = cost;
        best = j;
      }
    } else if (cost < -tiny && (best < 0 || (free[j] ?? 0) < (free[best] ?? 0))) best = j;
  }
  return best;
}

function leaving(height: number, width: number, column: number, tiny: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < height; i++) {
    const entry = tableau[i * WIDE + column] ?? 0;
    if (entry <= tiny) continue;
    const ratio = (tableau[i * WIDE + width] ?? 0) / entry;
    if (ratio < least || (ratio === least && (basic[i] ?? 0) < (basic[best] ?? 0))) {
      least = ratio;
      best = i;
    }
  }
  return best;
}

function pivot(height: number, width: number, row: number, column: number): void {
  const at = row * WIDE;
  const inverse = 1 / (tableau[at + column] ?? 1);
  for (let j = 0; j <= width; j++) tableau[at + j] = (tableau[at + j] ?? 0) * inverse;
  tableau[at + column] = inverse;
  for (let i = 0; i <= height; i++) {
    if (i === row) continue;
    const to = i * WIDE;
    const factor = tableau[to + column] ?? 0;
    if (factor === 0) continue;
    tableau[to + column] = 0;
    for (let j = 0; j <= width; j++) tableau[to + j] = (tableau[to + j] ?? 0) - factor * (tableau[at + j] ?? 0);
  }
  const kept = basic[row] ?? 0;
  basic[row] = free[column] ?? 0;
  free[column] = kept;
}

function readOff(table: Float64Array, height: number, width: number, solution: MatrixSolution): number {
  const { rows, columns } = solution;
  rows.fill(0);
  columns.fill(0);
  for (let i = 0; i < height; i++) {
    const variable = basic[i] ?? 0;
    if (variable < STRIDE) columns[variable] = tableau[i * WIDE + width] ?? 0;
  }
  for (let j = 0; j < width; j++) {
    const variable = free[j] ?? 0;
    if (variable >= STRIDE) rows[variable - STRIDE] = tableau[height * WIDE + j] ?? 0;
  }
  return certify(table, height, width, solution);
}
