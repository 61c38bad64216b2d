import { exact } from './exact.ts';
import { simplex } from './simplex.ts';
import { emptySolution, type MatrixSolution } from './solution.ts';
import { trySupport } from './support.ts';

/** The most that the two certificates of a game may differ before a more careful solver has a go. */
const GAP = 1e-14;
/** What the exact solver must reach. */
const MOST_GAP = 1e-12;

/** How many games were solved, and by what. */
export interface SolveCounts {
  guessed: number;
  simplex: number;
  careful: number;
  exact: number;
}

export const counts: SolveCounts = { guessed: 0, simplex: 0, careful: 0, exact: 0 };

/** The solution of the last game. */
export const solution: MatrixSolution = emptySolution();

/**
 * Solves a game in which the row player gets the entry and the column player pays it. The sets are a guess at the
 * options that count. Returns the gap between what one gets at least and the other pays at most.
 */
export function solve(table: Float64Array, height: number, width: number, rowSet: number, columnSet: number): number {
  let gap = trySupport(table, height, width, rowSet, columnSet, solution);
  if (gap <= GAP) {
    counts.guessed++;
    return gap;
  }
  gap = simplex(table, height, width, 'steepest', 1e-13, solution);
  if (gap <= GAP) {
    counts.simplex++;
    return gap;
  }
  gap = polished(table, height, width, gap);
  if (gap <= GAP) {
    counts.careful++;
    return gap;
  }
  gap = simplex(table, height, width, 'first', 1e-11, solution);
  if (gap > GAP) gap = polished(table, height, width, gap);
  if (gap <= GAP) {
    counts.careful++;
    return gap;
  }
  counts.exact++;
  gap = exact(table, height, width, solution);
  if (!(gap <= MOST_GAP)) throw new Error(`an exact solution leaves a gap of ${gap}`);
  return gap;
}

/** Solves once more from the options that a simplex used: its rounding adds up over the pivots. */
function polished(table: Float64Array, height: number, width: number, gap: number): number {
  if (gap === Number.POSITIVE_INFINITY) return gap;
  const again = trySupport(table, height, width, solution.rowSet, solution.columnSet, solution);
  return again;
}
