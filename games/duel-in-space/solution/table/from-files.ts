import type { Worths } from '../advice/worths.ts';
import { CLASSES, SWAPPED } from '../model/positions.ts';
import type { Fleet } from '../model/ships.ts';
import { STILL } from '../turn/backward.ts';
import { SHOTS } from '../turn/chances.ts';
import { certainPart, type HitOutcomes } from '../turn/outcomes.ts';
import { BLOCK, type Layout } from './layout.ts';

/** Fills `into` from the layer with this number, beginning at this byte. */
export type ReadLayer = (layer: number, from: number, into: Uint8Array) => void;

const BYTES = BLOCK * Float64Array.BYTES_PER_ELEMENT;
/** Pairs of ships whose outcomes are kept, of 14 kB each. */
const MOST_KEPT = 256;

/** The full table without loading it: what a turn needs is read when it is asked for, a run of hulls at a time. */
export function fromFiles(fleet: Fleet, layout: Layout, read: ReadLayer): Worths {
  const kept = new Map<string, HitOutcomes>();
  const runs = runsOf(fleet, layout);
  const longest = Math.max(...runs.flat().map(({ blocks }) => blocks));
  const buffer = new Float64Array(longest * BLOCK);
  const bytes = new Uint8Array(buffer.buffer);
  return {
    fleet,
    still: STILL,
    addUp(mine, theirs, alone, into) {
      const key = `${mine} ${theirs} ${alone}`;
      const before = kept.get(key);
      if (before !== undefined) {
        copy(before, into);
        return;
      }
      addUpRuns(mine, theirs, into);
      if (alone) into.values.fill(0, 0, BLOCK);
      if (kept.size === MOST_KEPT) kept.clear();
      kept.set(key, structuredClone(into));
    },
  };

  function addUpRuns(mine: number, theirs: number, into: HitOutcomes): void {
    const my = chancesAfter(fleet, mine, theirs);
    const their = chancesAfter(fleet, theirs, mine);
    const sums = new Float64Array(my.ships.length * SHOTS * BLOCK);
    for (const [first, own] of runs.entries()) {
      for (const { layer, from, blocks, seconds } of own) {
        const needed =
          (my.hulls.has(first) && seconds.some((hull) => their.hulls.has(hull))) ||
          (their.hulls.has(first) && seconds.some((hull) => my.hulls.has(hull)));
        if (!needed) continue;
        read(layer, from * BYTES, bytes.subarray(0, blocks * BYTES));
        let at = 0;
        for (const second of seconds) {
          for (const one of fleet.hulls[first]?.ships ?? []) {
            for (const other of fleet.hulls[second]?.ships ?? []) {
              spread(my, their, one, other, at, 1, sums);
              if (first !== second) spread(my, their, other, one, at, -1, sums);
              at += BLOCK;
            }
          }
        }
      }
    }
    gather(fleet, mine, theirs, my, sums, into);
  }

  /** Adds the values of a pair to the sums of my ship, for each number of hits that may leave the enemy's. */
  function spread(my: After, their: After, mine: number, theirs: number, at: number, sign: 1 | -1, sums: Float64Array) {
    const row = my.places[mine] ?? -1;
    const column = their.places[theirs] ?? -1;
    if (row < 0 || column < 0) return;
    for (let given = 0; given < SHOTS; given++) {
      const chance = sign * (their.chances[column * SHOTS + given] ?? 0);
      if (chance === 0) continue;
      const to = (row * SHOTS + given) * BLOCK;
      for (let c = 0; c < CLASSES.length; c++) {
        const from = at + (sign === 1 ? c : (SWAPPED[c] ?? 0));
        sums[to + c] = (sums[to + c] ?? 0) + chance * (buffer[from] ?? 0);
      }
    }
  }
}

/** Pairs of hulls that lie one after the other: one first hull, and all second ones with the same protection. */
interface Run {
  readonly layer: number;
  /** The first block within the layer. */
  readonly from: number;
  readonly blocks: number;
  readonly seconds: readonly number[];
}

/** By first hull. */
function runsOf({ hulls }: Fleet, { layers, starts }: Layout): readonly (readonly Run[])[] {
  return hulls.map((one, first) =>
    layers.flatMap(({ protection, from: layerFrom }, layer) => {
      const seconds = hulls.flatMap((other, second) =>
        second >= first && one.protection + other.protection === protection ? [second] : [],
      );
      const [begins] = seconds;
      if (begins === undefined) return [];
      const blocks = seconds.reduce((sum, second) => sum + one.ships.length * (hulls[second]?.ships.length ?? 0), 0);
      return [{ layer, from: (starts[first * hulls.length + begins] ?? 0) - layerFrom, blocks, seconds }];
    }),
  );
}

/** The ships that the enemy's hits may leave of a ship, and how likely each is by the number of hits. */
interface After {
  readonly ships: readonly number[];
  readonly hulls: ReadonlySet<number>;
  /** By ship: its place in the list, or -1. */
  readonly places: Int32Array;
  readonly chances: Float64Array;
}

function chancesAfter(fleet: Fleet, ship: number, shooter: number): After {
  const lasers = fleet.conditions[shooter];
  if (lasers === undefined) throw new Error('no such ship');
  const most = lasers.turret + Math.max(lasers.forward, lasers.aft);
  const places = new Int32Array(fleet.conditions.length).fill(-1);
  const ships: number[] = [];
  for (let hits = 0; hits <= most; hits++) {
    for (const next of fleet.hits[ship]?.ships[hits] ?? []) {
      if ((places[next] ?? -1) < 0) places[next] = ships.push(next) - 1;
    }
  }
  const chances = new Float64Array(ships.length * SHOTS);
  for (let hits = 0; hits <= most; hits++) {
    const list = fleet.hits[ship]?.ships[hits] ?? [];
    for (let i = 0; i < list.length; i++) {
      chances[(places[list[i] ?? 0] ?? 0) * SHOTS + hits] = fleet.hits[ship]?.chances[hits]?.[i] ?? 0;
    }
  }
  return { ships, hulls: new Set(ships.map((next) => fleet.hullOf[next] ?? 0)), places, chances };
}

function gather(fleet: Fleet, mine: number, theirs: number, my: After, sums: Float64Array, into: HitOutcomes): void {
  const [own, other] = [fleet.conditions[mine], fleet.conditions[theirs]];
  const [myHits, theirHits] = [fleet.hits[mine], fleet.hits[theirs]];
  if (!own || !other || !myHits || !theirHits) throw new Error('no such ships');
  into.values.fill(0);
  into.error = 0;
  into.terms = 0;
  for (let given = 0; given < SHOTS; given++) {
    for (let taken = 0; taken < SHOTS; taken++) {
      certainPart(myHits, taken, theirHits, given, into);
      const at = (given * SHOTS + taken) * BLOCK;
      for (let row = 0; row < my.ships.length; row++) {
        const chance = my.chances[row * SHOTS + taken] ?? 0;
        if (chance === 0) continue;
        const from = (row * SHOTS + given) * BLOCK;
        for (let c = 0; c < CLASSES.length; c++) {
          into.values[at + c] = (into.values[at + c] ?? 0) + chance * (sums[from + c] ?? 0);
        }
      }
    }
  }
}

function copy(from: HitOutcomes, into: HitOutcomes): void {
  into.values.set(from.values);
  into.certain.set(from.certain);
  into.certainIfParted.set(from.certainIfParted);
  into.error = from.error;
  into.terms = from.terms;
}
