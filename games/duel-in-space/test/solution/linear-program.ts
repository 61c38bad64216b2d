/** A game of up to 13 by 13 as a list of rows, one after the other. */
interface MatrixGame {
  readonly entries: Float64Array;
  readonly height: number;
  readonly width: number;
}

const MOST = 13;
const MOST_PIVOTS = 300;
const WIDE = 2 * MOST + 1;
/** Entries lie between -1 and 1; lifted by this, all are positive. */
const LIFT = 3;

const rows = new Float64Array(MOST * WIDE);
const goal = new Float64Array(WIDE);
const basis = new Int32Array(MOST);
const mix = new Float64Array(MOST);
const columns = new Float64Array(MOST);

/** What the row player can be sure of on average, by linear programming; checked from both sides. */
export function gameValue(entries: Float64Array, height: number, width: number): number {
  const game = { entries, height, width };
  const floor = pureFloor(game);
  if (floor === pureCeiling(game)) return floor;
  for (const [sameGame, sign] of [
    [() => game, 1],
    [() => reversed(game), 1],
    [() => fromTheOtherSide(game), -1],
    [() => reversed(fromTheOtherSide(game)), -1],
  ] as const) {
    for (const rule of ['steepest', 'first'] as const) {
      const value = certified(sameGame(), rule);
      if (value !== null) return sign * value;
    }
  }
  throw new Error('the two sides of a game differ');
}

function pureFloor({ entries, height, width }: MatrixGame): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < height; i++) {
    let least = Number.POSITIVE_INFINITY;
    for (let j = 0; j < width; j++) least = Math.min(least, entries[i * width + j] ?? 0);
    most = Math.max(most, least);
  }
  return most;
}

function pureCeiling({ entries, height, width }: MatrixGame): number {
  let least = Number.POSITIVE_INFINITY;
  for (let j = 0; j < width; j++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < height; i++) most = Math.max(most, entries[i * width + j] ?? 0);
    least = Math.min(least, most);
  }
  return least;
}

function reversed({ entries, height, width }: MatrixGame): MatrixGame {
  return { entries: entries.slice(0, height * width).reverse(), height, width };
}

function fromTheOtherSide({ entries, height, width }: MatrixGame): MatrixGame {
  const turned = new Float64Array(height * width);
  for (let i = 0; i < height; i++) {
    for (let j = 0; j < width; j++) turned[j * height + i] = -(entries[i * width + j] ?? 0);
  }
  return { entries: turned, height: width, width: height };
}

/** Null if rounding has spoilt the pivots: then what the two sides are sure of differs. */
function certified(game: MatrixGame, rule: 'steepest' | 'first'): number | null {
  if (!linearProgram(game, rule)) return null;
  const { entries, height, width } = game;
  let upper = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < height; i++) {
    let sum = 0;
    for (let j = 0; j < width; j++) sum += (entries[i * width + j] ?? 0) * (columns[j] ?? 0);
    upper = Math.max(upper, sum);
  }
  let lower = Number.POSITIVE_INFINITY;
  for (let j = 0; j < width; j++) {
    let sum = 0;
    for (let i = 0; i < height; i++) sum += (entries[i * width + j] ?? 0) * (mix[i] ?? 0);
    lower = Math.min(lower, sum);
  }
  return Math.abs(upper - lower) < 1e-9 ? (upper + lower) / 2 : null;
}

/** Both mixtures from a full tableau: the columns' weights are largest while no row pays more than 1. */
function linearProgram({ entries, height, width }: MatrixGame, rule: 'steepest' | 'first'): boolean {
  const last = width + height;
  rows.fill(0);
  goal.fill(0);
  goal.fill(-1, 0, width);
  for (let i = 0; i < height; i++) {
    for (let j = 0; j < width; j++) rows[i * WIDE + j] = (entries[i * width + j] ?? 0) + LIFT;
    rows[i * WIDE + width + i] = 1;
    rows[i * WIDE + last] = 1;
    basis[i] = width + i;
  }
  for (let pivots = 0; pivots < MOST_PIVOTS; pivots++) {
    const enter = entering(last, rule);
    if (enter < 0) {
      readOff(height, width);
      return true;
    }
    const leave = leaving(height, last, enter);
    if (leave < 0) return false;
    pivot(height, last, leave, enter);
    basis[leave] = enter;
  }
  return false;
}

function entering(last: number, rule: 'steepest' | 'first'): number {
  let best = -1;
  let least = -1e-12;
  for (let j = 0; j < last; j++) {
    if ((goal[j] ?? 0) >= least) continue;
    if (rule === 'first') return j;
    least = goal[j] ?? 0;
    best = j;
  }
  return best;
}

/** The row that allows the least; of equals the one with the largest pivot. */
function leaving(height: number, last: number, enter: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < height; i++) {
    const entry = rows[i * WIDE + enter] ?? 0;
    if (entry > 1e-11) least = Math.min(least, (rows[i * WIDE + last] ?? 0) / entry);
  }
  let best = -1;
  for (let i = 0; i < height; i++) {
    const entry = rows[i * WIDE + enter] ?? 0;
    if (entry <= 1e-11 || (rows[i * WIDE + last] ?? 0) / entry > least + 1e-13) continue;
    if (best < 0 || entry > (rows[best * WIDE + enter] ?? 0)) best = i;
  }
  return best;
}

function pivot(height: number, last: number, leave: number, enter: number): void {
  const at = leave * WIDE;
  const by = rows[at + enter] ?? 1;
  for (let j = 0; j <= last; j++) rows[at + j] = (rows[at + j] ?? 0) / by;
  for (let i = 0; i < height; i++) {
    const factor = rows[i * WIDE + enter] ?? 0;
    if (i === leave || factor === 0) continue;
    for (let j = 0; j <= last; j++) rows[i * WIDE + j] = (rows[i * WIDE + j] ?? 0) - factor * (rows[at + j] ?? 0);
  }
  const factor = goal[enter] ?? 0;
  for (let j = 0; j <= last; j++) goal[j] = (goal[j] ?? 0) - factor * (rows[at + j] ?? 0);
}

function readOff(height: number, width: number): void {
  const last = width + height;
  const total = goal[last] ?? 1;
  columns.fill(0);
  for (let i = 0; i < height; i++) {
    const variable = basis[i] ?? 0;
    if (variable < width) columns[variable] = (rows[i * WIDE + last] ?? 0) / total;
    mix[i] = (goal[width + i] ?? 0) / total;
  }
}
