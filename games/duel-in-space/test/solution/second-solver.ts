import { SECTORS } from '../../rules/model.ts';
import { gameValue } from './linear-program.ts';
import { CELLS, CELLS_OF, HEADING_PAIRS, HEADINGS, PLACES, salvosAt } from './second-model.ts';

/**
 * A second solver for the duel without special damage, written apart from the first and in another way: every
 * position for itself, all thirteen headings, every salvo, every aim, and a textbook simplex for each game.
 */

/** By place, as "p v nose apart". */
export type SmallValues = ReadonlyMap<string, number>;

/** Turns without a hit until the draw. */
const LIMIT = 100;
const STILL = 1e-10;
const AIMS = SECTORS.length;

/** The values for every pair of protections up to `most`, as "mine theirs". */
export function solveSmallDuel(most: number): ReadonlyMap<string, SmallValues> {
  const solved = new Map<string, Float64Array>();
  for (let sum = 2; sum <= 2 * most; sum++) {
    for (let mine = Math.max(1, sum - most); mine <= Math.min(most, sum - 1); mine++) {
      solved.set(`${mine} ${sum - mine}`, iterate(mine, sum - mine, solved));
    }
  }
  return new Map(
    [...solved].map(([pair, values]) => [pair, new Map(PLACES.map(({ name }, i) => [name, values[i] ?? 0]))]),
  );
}

function iterate(mine: number, theirs: number, solved: ReadonlyMap<string, Float64Array>): Float64Array {
  const salvos = CELLS.map((cell) => salvosAt(cell, mine, theirs, solved));
  const cells = new Float64Array(CELLS.length);
  const table = new Float64Array(36);
  let later = new Float64Array(PLACES.length);
  for (let turn = 0; turn < LIMIT; turn++) {
    for (const [at, { shots, theirShots, next }] of CELLS.entries()) {
      const goesOn = next === null ? 0 : (later[next] ?? 0);
      const { worths, quiet } = salvos[at] ?? { worths: table, quiet: table };
      for (let i = 0; i < worths.length; i++) table[i] = (worths[i] ?? 0) + (quiet[i] ?? 0) * goesOn;
      cells[at] = gameValue(table, shots + 1, theirShots + 1);
    }
    const now = Float64Array.from(PLACES, (_, place) => placeValue(place, cells));
    const change = Math.max(...now.map((value, i) => Math.abs(value - (later[i] ?? 0))));
    later = now;
    if (change < STILL) break;
  }
  return later;
}

const aims = new Float64Array(AIMS * AIMS);
const headings = new Float64Array(HEADING_PAIRS);

function placeValue(place: number, cells: Float64Array): number {
  for (let pair = 0; pair < AIMS * AIMS; pair++) {
    const from = (place * AIMS * AIMS + pair) * HEADING_PAIRS;
    for (let i = 0; i < HEADING_PAIRS; i++) headings[i] = cells[CELLS_OF[from + i] ?? 0] ?? 0;
    aims[pair] = gameValue(headings, HEADINGS.length, HEADINGS.length);
  }
  return gameValue(aims, AIMS, AIMS);
}
