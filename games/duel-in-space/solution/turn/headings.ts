import { HEADINGS, MOVES, MY_TURRET_BEARS, THEIR_TURRET_BEARS } from '../model/landings.ts';
import { cellAt } from './fire.ts';

const PAIRS = HEADINGS.length * HEADINGS.length;

/** By class: where the cells of its 64 pairs of headings are. */
const CELLS_FROM = MOVES.map(({ landings }) =>
  Int32Array.from(landings, (landing, pair) => {
    const mine = Math.abs(HEADINGS[Math.floor(pair / HEADINGS.length)] ?? 0);
    return cellAt(landing, mine, Math.abs(HEADINGS[pair % HEADINGS.length] ?? 0));
  }),
);

const payoffs = new Float64Array(PAIRS * 4);

/** Fills the game of headings after two aims. */
export function headingGame(positionClass: number, aim: number, theirAim: number, into: Float64Array): void {
  const bears = MY_TURRET_BEARS[positionClass]?.[aim] ?? NO_BEARING;
  const theirs = THEIR_TURRET_BEARS[positionClass]?.[theirAim] ?? NO_BEARING;
  for (let i = 0; i < PAIRS; i++) into[i] = payoffs[i * 4 + (bears[i] ?? 0) * 2 + (theirs[i] ?? 0)] ?? 0;
}

const NO_BEARING = new Uint8Array(PAIRS);

export function gatherPayoffs(positionClass: number, cells: Float64Array): void {
  const places = CELLS_FROM[positionClass] ?? NO_PLACES;
  for (let i = 0; i < PAIRS; i++) {
    const at = places[i] ?? 0;
    payoffs[i * 4] = cells[at] ?? 0;
    payoffs[i * 4 + 1] = cells[at + 1] ?? 0;
    payoffs[i * 4 + 2] = cells[at + 2] ?? 0;
    payoffs[i * 4 + 3] = cells[at + 3] ?? 0;
  }
}

const NO_PLACES = new Int32Array(PAIRS);
