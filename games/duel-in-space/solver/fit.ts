import { CLASSES, SWAPPED } from '../solution/model/positions.ts';
import { BLOCK, blockOf, isInOrder, type Values } from '../solution/table/layout.ts';
import type { SmallTable } from '../solution/table/small.ts';
import { wearByTurn } from './wear.ts';

/** How much the rare conditions count. */
const EVENNESS = 0.35;
const EXTRA = 12;
const ROUNDS = 2;

/** Finds the small table that is closest to the full one, with `rank` numbers for each ship. */
export function fitSmall(values: Values, rank: number, report: (line: string) => void): SmallTable {
  const roots = importance(values).map(Math.sqrt);
  const ships = roots.length;
  const width = rank + EXTRA;
  let basis = startingBasis(ships, width);
  for (let round = 0; round < ROUNDS; round++) {
    basis = orthonormal(applied(values, roots, basis, width), ships, width);
    report(`round ${round + 1} of ${ROUNDS}`);
  }
  const cores = coresOf(values, roots, basis, width);
  const keep = rotation(cores, width, rank);
  return cut(roots, basis, cores, keep, width, rank);
}

/** The share of turns that a ship spends in each condition, flattened so that rare ones count too. */
function importance({ fleet }: Values): Float64Array {
  const mass = new Float64Array(fleet.conditions.length);
  for (const turn of wearByTurn(fleet))
    for (let ship = 0; ship < mass.length; ship++) mass[ship] = (mass[ship] ?? 0) + (turn[ship] ?? 0);
  return mass.map((each) => each ** EVENNESS);
}

function startingBasis(ships: number, width: number): Float64Array {
  let seed = 1;
  return Float64Array.from({ length: ships * width }, () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647 - 0.5;
  });
}

/** Calls back with every pair of ships and where its values are. */
function eachPair(values: Values, visit: (mine: number, theirs: number, at: number) => void): void {
  const count = values.fleet.conditions.length;
  for (let mine = 0; mine < count; mine++) {
    for (let theirs = 0; theirs < count; theirs++) {
      if (isInOrder(values.fleet, mine, theirs)) visit(mine, theirs, blockOf(values, mine, theirs) * BLOCK);
    }
  }
}

/** The sum over all classes of the weighted table times its transpose times the basis. */
function applied(values: Values, roots: Float64Array, basis: Float64Array, width: number): Float64Array {
  const ships = roots.length;
  const result = new Float64Array(ships * width);
  for (let c = 0; c < CLASSES.length; c++) {
    const once = times(values, roots, basis, width, c);
    const twice = times(values, roots, once, width, SWAPPED[c] ?? 0);
    for (let i = 0; i < result.length; i++) result[i] = (result[i] ?? 0) - (twice[i] ?? 0);
  }
  return result;
}

/** The weighted table of one class times a matrix. */
function times(values: Values, roots: Float64Array, by: Float64Array, width: number, c: number): Float64Array {
  const ships = roots.length;
  const result = new Float64Array(ships * width);
  const swapped = SWAPPED[c] ?? 0;
  const { table } = values;
  eachPair(values, (mine, theirs, at) => {
    const weight = (roots[mine] ?? 0) * (roots[theirs] ?? 0);
    const value = weight * (table[at + c] ?? 0);
    const to = mine * width;
    const from = theirs * width;
    for (let k = 0; k < width; k++) result[to + k] = (result[to + k] ?? 0) + value * (by[from + k] ?? 0);
    if (values.fleet.hullOf[mine] === values.fleet.hullOf[theirs]) return;
    const back = -weight * (table[at + swapped] ?? 0);
    for (let k = 0; k < width; k++) result[from + k] = (result[from + k] ?? 0) + back * (by[to + k] ?? 0);
  });
  return result;
}

/** Gram and Schmidt, twice for accuracy. */
function orthonormal(matrix: Float64Array, rows: number, width: number): Float64Array {
  const at = (i: number, k: number): number => matrix[i * width + k] ?? 0;
  for (let k = 0; k < width; k++) {
    for (let again = 0; again < 2; again++) {
      for (let j = 0; j < k; j++) {
        let dot = 0;
        for (let i = 0; i < rows; i++) dot += at(i, k) * at(i, j);
        for (let i = 0; i < rows; i++) matrix[i * width + k] = at(i, k) - dot * at(i, j);
      }
    }
    let norm = 0;
    for (let i = 0; i < rows; i++) norm += at(i, k) ** 2;
    const by = 1 / Math.sqrt(norm);
    for (let i = 0; i < rows; i++) matrix[i * width + k] = at(i, k) * by;
  }
  return matrix;
}

/** By class: the basis transposed, times the weighted table, times the basis. */
function coresOf(values: Values, roots: Float64Array, basis: Float64Array, width: number): Float64Array {
  const cores = new Float64Array(CLASSES.length * width * width);
  for (let c = 0; c < CLASSES.length; c++) {
    const right = times(values, roots, basis, width, c);
    for (let i = 0; i < roots.length; i++) {
      for (let j = 0; j < width; j++) {
        const factor = basis[i * width + j] ?? 0;
        const to = (c * width + j) * width;
        for (let k = 0; k < width; k++) cores[to + k] = (cores[to + k] ?? 0) + factor * (right[i * width + k] ?? 0);
      }
    }
  }
  return cores;
}

/** The directions within the basis that matter most, by orthogonal iteration on the cores. */
function rotation(cores: Float64Array, width: number, rank: number): Float64Array {
  const gram = new Float64Array(width * width);
  for (let c = 0; c < CLASSES.length; c++) {
    for (let i = 0; i < width; i++) {
      const row = (c * width + i) * width;
      for (let j = 0; j < width; j++) {
        for (let k = 0; k < width; k++) {
          gram[j * width + k] = (gram[j * width + k] ?? 0) + (cores[row + j] ?? 0) * (cores[row + k] ?? 0);
        }
      }
    }
  }
  let keep = startingBasis(width, rank);
  for (let round = 0; round < 200; round++) {
    const next = new Float64Array(width * rank);
    for (let i = 0; i < width; i++) {
      for (let j = 0; j < width; j++) {
        const factor = gram[i * width + j] ?? 0;
        for (let k = 0; k < rank; k++)
          next[i * rank + k] = (next[i * rank + k] ?? 0) + factor * (keep[j * rank + k] ?? 0);
      }
    }
    keep = orthonormal(next, width, rank);
  }
  return keep;
}

/** Keeps the best directions, and takes the weights off the ships again. */
function cut(
  roots: Float64Array,
  basis: Float64Array,
  cores: Float64Array,
  keep: Float64Array,
  width: number,
  rank: number,
): SmallTable {
  const ships = new Float32Array(roots.length * rank);
  for (let s = 0; s < roots.length; s++) {
    for (let k = 0; k < rank; k++) {
      let sum = 0;
      for (let j = 0; j < width; j++) sum += (basis[s * width + j] ?? 0) * (keep[j * rank + k] ?? 0);
      ships[s * rank + k] = sum / (roots[s] ?? 1);
    }
  }
  const weights = new Float32Array(CLASSES.length * rank * rank);
  for (let c = 0; c < CLASSES.length; c++) {
    for (let a = 0; a < rank; a++) {
      for (let b = 0; b < rank; b++) {
        let sum = 0;
        for (let i = 0; i < width; i++) {
          for (let j = 0; j < width; j++) {
            sum += (keep[i * rank + a] ?? 0) * (cores[(c * width + i) * width + j] ?? 0) * (keep[j * rank + b] ?? 0);
          }
        }
        weights[(c * rank + a) * rank + b] = sum;
      }
    }
  }
  return { rank, ships, weights };
}
