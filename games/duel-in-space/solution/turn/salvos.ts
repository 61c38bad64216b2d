import { baseOf } from '../../rules/09-designs/designs.ts';
import { STOCK } from '../../rules/data/ships.ts';
import type { Condition } from '../model/hits.ts';
import { LANDINGS, MOST_CLICKS } from '../model/landings.ts';
import { BLOCK } from '../table/layout.ts';
import { HITS, SHOTS } from './chances.ts';
import { fixedLasers, type HitOutcomes } from './outcomes.ts';

export const TURNS = MOST_CLICKS + 1;
export const SQUARE = SHOTS * SHOTS;
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
