import { SECTORS } from '../../rules/model.ts';
import { STRIDE } from '../matrix/solution.ts';
import { solution, solve } from '../matrix/solve.ts';
import { NO_AIM } from '../model/landings.ts';
import { CLASSES } from '../model/positions.ts';
import { AIMS, emptyGuesses, type Guesses } from './guesses.ts';
import { gatherPayoffs, headingGame } from './headings.ts';

/** What both aims and headings of a position come to. */
export interface AimStage {
  worth: number;
  /** What its certificates leave open: of the aims and of the headings together. */
  gap: number;
  readonly aims: Float64Array;
  readonly theirAims: Float64Array;
}

export const stage: AimStage = {
  worth: 0,
  gap: 0,
  aims: new Float64Array(AIMS),
  theirAims: new Float64Array(AIMS),
};

/** The mixtures of headings by both aims, eight numbers each: known wherever one of the aims is used. */
export interface HeadingMixtures {
  readonly mine: Float64Array;
  readonly theirs: Float64Array;
}

let keeps: HeadingMixtures | null = null;

/** From now on `solveAims` writes down the headings here; null saves the time. */
export function keepHeadings(into: HeadingMixtures | null): void {
  keeps = into;
}

const game = new Float64Array(STRIDE * STRIDE);
const worths = new Float64Array(AIMS * AIMS);
const known = new Uint8Array(AIMS * AIMS);
const small = new Float64Array(AIMS * AIMS);
const rowsIn = new Int32Array(AIMS);
const columnsIn = new Int32Array(AIMS);
/** What a further option must gain to be taken in. */
const GAIN = 1e-14;

let from = 0;
let hasTurret = true;
let theyHaveTurret = true;
let handicapped = false;
let headingGap = 0;
let guessed: Guesses = emptyGuesses();

/** With the handicap there is one aim: the port in which I see the enemy. */
function aimOf(row: number): number {
  return handicapped ? (CLASSES[from]?.port ?? 1) - 1 : row;
}

/** The worth of the headings after two aims, worked out when first needed. */
function worthOf(aim: number, theirAim: number): number {
  const at = aim * AIMS + theirAim;
  if (known[at]) return worths[at] ?? 0;
  headingGame(from, hasTurret ? aimOf(aim) : NO_AIM, theyHaveTurret ? theirAim : NO_AIM, game);
  const place = from * AIMS * AIMS + at;
  const gap = solve(game, STRIDE, STRIDE, guessed.headings[place] ?? 0, guessed.theirHeadings[place] ?? 0);
  guessed.headings[place] = solution.rowSet;
  guessed.theirHeadings[place] = solution.columnSet;
  if (gap > headingGap) headingGap = gap;
  known[at] = 1;
  if (keeps !== null) {
    keeps.mine.set(solution.rows, at * STRIDE);
    keeps.theirs.set(solution.columns, at * STRIDE);
  }
  const worth = (solution.lower + solution.upper) / 2;
  worths[at] = worth;
  return worth;
}

/**
 * The double oracle: few aims count, so take in the best answer on either side until none gains. With a handicap I aim
 * only where I see the enemy.
 */
export function solveAims(
  positionClass: number,
  turret: boolean,
  theirTurret: boolean,
  cells: Float64Array,
  guesses: Guesses,
  handicap = false,
): void {
  gatherPayoffs(positionClass, cells);
  from = positionClass;
  hasTurret = turret;
  theyHaveTurret = theirTurret;
  guessed = guesses;
  headingGap = 0;
  known.fill(0);
  handicapped = handicap;
  const height = turret && !handicap ? AIMS : 1;
  const width = theirTurret ? AIMS : 1;
  let rowSet = guesses.aims[positionClass] || 1;
  let columnSet = guesses.theirAims[positionClass] || 1;
  for (;;) {
    const gap = answer(rowSet, columnSet, height, width);
    if (gap <= GAIN || (((rowSet >> bestRow) & 1) === 1 && ((columnSet >> bestColumn) & 1) === 1)) {
      stage.gap = gap + headingGap;
      break;
    }
    rowSet |= 1 << bestRow;
    columnSet |= 1 << bestColumn;
  }
  guesses.aims[positionClass] = usedRows;
  guesses.theirAims[positionClass] = usedColumns;
}

let bestRow = 0;
let bestColumn = 0;
let usedRows = 0;
let usedColumns = 0;

/** Solves the game of the aims taken in, and finds the best answers among all. Returns the gap over all aims. */
function answer(rowSet: number, columnSet: number, height: number, width: number): number {
  const { aims, theirAims } = stage;
  let rows = 0;
  let columns = 0;
  for (let i = 0; i < height; i++) if ((rowSet >> i) & 1) rowsIn[rows++] = i;
  for (let j = 0; j < width; j++) if ((columnSet >> j) & 1) columnsIn[columns++] = j;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) small[i * STRIDE + j] = worthOf(rowsIn[i] ?? 0, columnsIn[j] ?? 0);
  }
  const everything = rows === columns ? (1 << rows) - 1 : 0;
  solve(small, rows, columns, everything, everything);
  aims.fill(0);
  theirAims.fill(0);
  usedRows = 0;
  usedColumns = 0;
  for (let i = 0; i < rows; i++) {
    const weight = solution.rows[i] ?? 0;
    aims[rowsIn[i] ?? 0] = weight;
    if (weight > 0) usedRows |= 1 << (rowsIn[i] ?? 0);
  }
  for (let j = 0; j < columns; j++) {
    const weight = solution.columns[j] ?? 0;
    theirAims[columnsIn[j] ?? 0] = weight;
    if (weight > 0) usedColumns |= 1 << (columnsIn[j] ?? 0);
  }
  let upper = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < height; i++) {
    let sum = 0;
    for (let j = 0; j < width; j++) if ((theirAims[j] ?? 0) > 0) sum += (theirAims[j] ?? 0) * worthOf(i, j);
    if (sum > upper) {
      upper = sum;
      bestRow = i;
    }
  }
  let lower = Number.POSITIVE_INFINITY;
  for (let j = 0; j < width; j++) {
    let sum = 0;
    for (let i = 0; i < height; i++) if ((aims[i] ?? 0) > 0) sum += (aims[i] ?? 0) * worthOf(i, j);
    if (sum < lower) {
      lower = sum;
      bestColumn = j;
    }
  }
  stage.worth = (lower + upper) / 2;
  return Math.max(0, upper - lower);
}

/** After `solveAims`: what each pair of aims is worth, a row for each of mine. */
export function aimTable(): Float64Array {
  const height = hasTurret ? AIMS : 1;
  const width = theyHaveTurret ? AIMS : 1;
  return Float64Array.from({ length: height * width }, (_, at) => worthOf(Math.floor(at / width), at % width));
}

/** After `solveAims`: what each aim is worth against the other side's mixture, mine first. */
export function aimWorths(): readonly [readonly number[], readonly number[]] {
  const mine = hasTurret ? SECTORS.map((_, i) => against(stage.theirAims, (j) => worthOf(i, j))) : [];
  const theirs = theyHaveTurret ? SECTORS.map((_, j) => against(stage.aims, (i) => worthOf(i, j))) : [];
  return [mine, theirs];
}

function against(mixture: Float64Array, worth: (other: number) => number): number {
  let sum = 0;
  for (let i = 0; i < mixture.length; i++) if ((mixture[i] ?? 0) > 0) sum += (mixture[i] ?? 0) * worth(i);
  return sum;
}
