import { STRIDE } from '../matrix/solution.ts';
import { solution, solve } from '../matrix/solve.ts';
import { LANDINGS } from '../model/landings.ts';
import { HITS, SHOTS } from './chances.ts';
import { type Salvos, SQUARE, TURNS } from './salvos.ts';

/** By landing, my clicks, their clicks, whether my turret bears and whether theirs does. */
export const CELLS = LANDINGS.length * TURNS * TURNS * 4;

export function cellAt(landing: number, mine: number, theirs: number): number {
  return ((landing * TURNS + mine) * TURNS + theirs) * 4;
}

/** The worth of each pair of salvos at the cell in hand: a row for each number of my shots, every six. */
export const now: Float64Array = new Float64Array(SQUARE);
const game = new Float64Array(STRIDE * STRIDE);
/** Firing everything may be worse than another salvo by this and still count as best: rounding. */
const EQUAL = 2e-15;

/** What the fire of both can lead to at a landing. */
interface FireGame {
  readonly landing: number;
  readonly clicks: number;
  readonly theirClicks: number;
  /** What a turn without a hit leads to, where the pair of ships stays the same. */
  readonly goesOn: number;
}

function fireTable(salvos: Salvos, at: FireGame): void {
  const { worths, fixed, theirFixed, base, theirBase } = salvos;
  const { landing, clicks, theirClicks, goesOn } = at;
  const silent = LANDINGS[landing]?.kind === 'flies-by';
  const most = (fixed[landing] ?? 0) + (silent ? 0 : salvos.turret);
  const theirMost = (theirFixed[landing] ?? 0) + (silent ? 0 : salvos.theirTurret);
  const from = ((landing * TURNS + clicks) * TURNS + theirClicks) * SQUARE;
  for (let fired = 0; fired <= most; fired++) {
    const misses = goesOn * (HITS[((base + clicks) * SHOTS + fired) * SHOTS] ?? 0);
    for (let shots = 0; shots <= theirMost; shots++) {
      const each = fired * SHOTS + shots;
      const none = HITS[((theirBase + theirClicks) * SHOTS + shots) * SHOTS] ?? 0;
      now[each] = (worths[from + each] ?? 0) + misses * none;
    }
  }
}

/** What a turn without a hit leads to, where the pair of ships stays the same: by class, and after parting (7.3). */
export interface QuietTurn {
  readonly later: Float64Array;
  readonly parted: number;
}

/** Judges every cell by its table of salvos, `now`; `judge` gets the cell and the lasers of both that bear. */
export function judgeCells(
  salvos: Salvos,
  quiet: QuietTurn | null,
  judge: (cell: number, most: number, theirMost: number) => number,
  cells: Float64Array,
): void {
  for (let landing = 0; landing < LANDINGS.length; landing++) {
    const { kind, next } = LANDINGS[landing] ?? { kind: 'fires', next: 0 };
    const turret = kind === 'flies-by' ? 0 : salvos.turret;
    const theirTurret = kind === 'flies-by' ? 0 : salvos.theirTurret;
    const few = salvos.fixed[landing] ?? 0;
    const theirFew = salvos.theirFixed[landing] ?? 0;
    const goesOn = quiet === null ? 0 : next === null ? quiet.parted : (quiet.later[next] ?? 0);
    for (let clicks = 0; clicks < TURNS; clicks++) {
      for (let theirClicks = 0; theirClicks < TURNS; theirClicks++) {
        fireTable(salvos, { landing, clicks, theirClicks, goesOn });
        const to = cellAt(landing, clicks, theirClicks);
        for (let bears = 0; bears < 4; bears++) {
          const most = bears >= 2 ? few + turret : few;
          const theirMost = bears & 1 ? theirFew + theirTurret : theirFew;
          cells[to + bears] = judge(to + bears, most, theirMost);
        }
      }
    }
  }
}

/** How often each number of shots is fired, where that is not always all. */
export interface HeldFire {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

let worst = 0;
let held: Map<number, HeldFire> | undefined;

/**
 * The worth of each cell when both declare their fire at once (5.2). `later` is what a turn without a hit leads to by
 * class, where the pair of ships stays the same. `keep` gets the cells in which somebody holds fire. Returns the largest
 * gap.
 */
export function settleFire(
  salvos: Salvos,
  later: Float64Array | null,
  cells: Float64Array,
  keep?: Map<number, HeldFire>,
): number {
  worst = 0;
  held = keep;
  keep?.clear();
  judgeCells(salvos, later === null ? null : { later, parted: 0 }, fireWorth, cells);
  return worst;
}

/** Usually everybody fires everything; near a draw by quiet turns holding fire can be better. */
function fireWorth(cell: number, most: number, theirMost: number): number {
  const worth = now[most * SHOTS + theirMost] ?? 0;
  const regret = regretOfAll(most, theirMost, SHOTS, now);
  if (regret <= EQUAL) {
    if (regret > worst) worst = regret;
    return worth;
  }
  for (let i = 0; i <= most; i++) for (let j = 0; j <= theirMost; j++) game[i * STRIDE + j] = now[i * SHOTS + j] ?? 0;
  const gap = solve(game, most + 1, theirMost + 1, 0, 0);
  if (gap > worst) worst = gap;
  held?.set(cell, { mine: [...solution.rows], theirs: [...solution.columns] });
  return (solution.lower + solution.upper) / 2;
}

/** What the player gains who holds some fire while the other one fires everything. */
function regretOfAll(most: number, theirMost: number, width: number, table: Float64Array): number {
  const worth = table[most * width + theirMost] ?? 0;
  let regret = 0;
  for (let fired = 0; fired < most; fired++) regret = Math.max(regret, (table[fired * width + theirMost] ?? 0) - worth);
  for (let shots = 0; shots < theirMost; shots++) regret = Math.max(regret, worth - (table[most * width + shots] ?? 0));
  return regret;
}

/** Whether both do best to fire everything, in a game with a row for each number of shots. */
export function firesAll(table: Float64Array, most: number, theirMost: number): boolean {
  return regretOfAll(most, theirMost, STRIDE, table) <= EQUAL;
}
