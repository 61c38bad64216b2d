import { baseOf } from '../../rules/09-designs/designs.ts';
import { STOCK } from '../../rules/data/ships.ts';
import { STRIDE } from '../matrix/solution.ts';
import { solution, solve } from '../matrix/solve.ts';
import type { Condition } from '../model/hits.ts';
import { LANDINGS, MOST_CLICKS } from '../model/landings.ts';
import { BLOCK } from '../table/layout.ts';
import { HITS, SHOTS } from './chances.ts';
import { fixedLasers, type HitOutcomes } from './outcomes.ts';

const TURNS = MOST_CLICKS + 1;
const SQUARE = SHOTS * SHOTS;
/** By landing, my clicks, their clicks, whether my turret bears and whether theirs does. */
export const CELLS = LANDINGS.length * TURNS * TURNS * 4;

export function cellAt(landing: number, mine: number, theirs: number): number {
  return ((landing * TURNS + mine) * TURNS + theirs) * 4;
}

/** All salvos that two ships can fire at each other, and what each pair of them leads to. */
export interface Salvos {
  /** `worths[((landing * 5 + mine) * 5 + theirs) * 36 + fired * 6 + taken]`, without the turn in which nobody hits. */
  readonly worths: Float64Array;
  readonly fixed: Uint8Array;
  readonly theirFixed: Uint8Array;
  turret: number;
  theirTurret: number;
  base: number;
  theirBase: number;
}

export function emptySalvos(): Salvos {
  return {
    worths: new Float64Array(LANDINGS.length * TURNS * TURNS * SQUARE),
    fixed: new Uint8Array(LANDINGS.length),
    theirFixed: new Uint8Array(LANDINGS.length),
    turret: 0,
    theirTurret: 0,
    base: 0,
    theirBase: 0,
  };
}

const before = new Float64Array(SQUARE);
const half = new Float64Array(SQUARE);

/** 5.3 The hits of a salvo are independent shots. */
export function weighSalvos(mine: Condition, theirs: Condition, outcomes: HitOutcomes, into: Salvos): void {
  into.turret = mine.turret;
  into.theirTurret = theirs.turret;
  into.base = baseOf(STOCK) + mine.computerHits;
  into.theirBase = baseOf(STOCK) + theirs.computerHits;
  for (let landing = 0; landing < LANDINGS.length; landing++) {
    const { port, view, kind, next } = LANDINGS[landing] ?? { port: 1, view: 1, kind: 'fires', next: 0 };
    const silent = kind === 'flies-by';
    const fixed = silent ? 0 : fixedLasers(mine, port);
    const theirFixed = silent ? 0 : fixedLasers(theirs, view);
    into.fixed[landing] = fixed;
    into.theirFixed[landing] = theirFixed;
    const most = silent ? 0 : fixed + mine.turret;
    const theirMost = silent ? 0 : theirFixed + theirs.turret;
    for (let given = 0; given <= most; given++) {
      for (let taken = 0; taken <= theirMost; taken++) {
        const at = given * SHOTS + taken;
        before[at] =
          next === null
            ? (outcomes.certainIfParted[at] ?? 0)
            : (outcomes.certain[at] ?? 0) + (outcomes.values[at * BLOCK + next] ?? 0);
      }
    }
    spread(landing, most, theirMost, into);
  }
}

function spread(landing: number, most: number, theirMost: number, { worths, base, theirBase }: Salvos): void {
  for (let clicks = 0; clicks < TURNS; clicks++) {
    const odds = (base + clicks) * SQUARE;
    for (let fired = 0; fired <= most; fired++) {
      for (let taken = 0; taken <= theirMost; taken++) {
        let sum = 0;
        for (let given = 0; given <= fired; given++) {
          sum += (HITS[odds + fired * SHOTS + given] ?? 0) * (before[given * SHOTS + taken] ?? 0);
        }
        half[fired * SHOTS + taken] = sum;
      }
    }
    for (let theirClicks = 0; theirClicks < TURNS; theirClicks++) {
      const theirOdds = (theirBase + theirClicks) * SQUARE;
      const to = ((landing * TURNS + clicks) * TURNS + theirClicks) * SQUARE;
      for (let fired = 0; fired <= most; fired++) {
        for (let shots = 0; shots <= theirMost; shots++) {
          let sum = 0;
          for (let taken = 0; taken <= shots; taken++) {
            sum += (HITS[theirOdds + shots * SHOTS + taken] ?? 0) * (half[fired * SHOTS + taken] ?? 0);
          }
          worths[to + fired * SHOTS + shots] = sum;
        }
      }
    }
  }
}

const now = new Float64Array(SQUARE);
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

/** Fills `now` with the worth of each pair of salvos: a row for each number of shots, every six. */
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

/**
 * The worth of each cell when both declare their fire at once (5.2). `later` is what a turn without a hit leads to by
 * class, where the pair of ships stays the same. Returns the largest gap.
 */
export function settleFire(salvos: Salvos, later: Float64Array | null, cells: Float64Array): number {
  let worst = 0;
  for (let landing = 0; landing < LANDINGS.length; landing++) {
    const { kind, next } = LANDINGS[landing] ?? { kind: 'fires', next: 0 };
    const turret = kind === 'flies-by' ? 0 : salvos.turret;
    const theirTurret = kind === 'flies-by' ? 0 : salvos.theirTurret;
    const few = salvos.fixed[landing] ?? 0;
    const theirFew = salvos.theirFixed[landing] ?? 0;
    const goesOn = later === null || next === null ? 0 : (later[next] ?? 0);
    for (let clicks = 0; clicks < TURNS; clicks++) {
      for (let theirClicks = 0; theirClicks < TURNS; theirClicks++) {
        fireTable(salvos, { landing, clicks, theirClicks, goesOn });
        const to = cellAt(landing, clicks, theirClicks);
        for (let bears = 0; bears < 4; bears++) {
          const most = bears >= 2 ? few + turret : few;
          const theirMost = bears & 1 ? theirFew + theirTurret : theirFew;
          const gap = fireWorth(most, theirMost);
          if (gap > worst) worst = gap;
          cells[to + bears] = worth;
        }
      }
    }
  }
  return worst;
}

let worth = 0;

/** Usually everybody fires everything; near a draw by quiet turns holding fire can be better. */
function fireWorth(most: number, theirMost: number): number {
  worth = now[most * SHOTS + theirMost] ?? 0;
  let regret = 0;
  for (let fired = 0; fired < most; fired++) regret = Math.max(regret, (now[fired * SHOTS + theirMost] ?? 0) - worth);
  for (let shots = 0; shots < theirMost; shots++) regret = Math.max(regret, worth - (now[most * SHOTS + shots] ?? 0));
  if (regret <= EQUAL) return regret;
  for (let i = 0; i <= most; i++) for (let j = 0; j <= theirMost; j++) game[i * STRIDE + j] = now[i * SHOTS + j] ?? 0;
  const gap = solve(game, most + 1, theirMost + 1, 0, 0);
  worth = (solution.lower + solution.upper) / 2;
  return gap;
}
