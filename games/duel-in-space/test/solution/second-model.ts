import { flown, turned } from '../../rules/04-movement/wheel.ts';
import { SECTORS, type Sector } from '../../rules/model.ts';

/** The duel without special damage as the second solver sees it, written down from the rulebook once more. */

const LASERS_AT: readonly number[] = [0, 3, 0, 0, 0, 1, 0, 0, 0];
const TURRET = 2;
const BASE = 4;
export const HEADINGS: readonly number[] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];
export const HEADING_PAIRS = HEADINGS.length * HEADINGS.length;
const isApart = (p: number, v: number): boolean => p >= 4 && p <= 6 && v >= 4 && v <= 6;

interface Place {
  readonly p: Sector;
  readonly v: Sector;
  readonly nose: number;
  readonly apart: number;
  /** "p v nose apart". */
  readonly name: string;
}

const placeAt = (p: Sector, v: Sector, nose: number, apart: number): Place => {
  return { p, v, nose, apart, name: `${p} ${v} ${nose} ${apart}` };
};

export const PLACES: readonly Place[] = SECTORS.flatMap((p) =>
  SECTORS.flatMap((v) => {
    if (p === 1 && v === 1) return [0, 1].map((nose) => placeAt(p, v, nose, 0));
    if (isApart(p, v)) return [0, 1, 2].map((apart) => placeAt(p, v, 0, apart));
    return [placeAt(p, v, 0, 0)];
  }),
);
const numbers = new Map(PLACES.map(({ name }, i) => [name, i]));
const numberOf = (name: string): number => numbers.get(name) ?? Number.NaN;

/** A position after the movement, the shots that both may fire and what they need. */
interface Cell {
  readonly shots: number;
  readonly theirShots: number;
  readonly needed: number;
  readonly theirNeeded: number;
  /** Where the next turn begins; null if the ships are out of range. */
  readonly next: number | null;
}

const cells: Cell[] = [];
const known = new Map<string, number>();

function cellOf(cell: Cell): number {
  const key = Object.values(cell).join();
  const before = known.get(key);
  if (before !== undefined) return before;
  known.set(key, cells.length);
  return cells.push(cell) - 1;
}

function moved(from: Place, a: Sector, b: Sector, i: number, j: number): Cell {
  const [needed, theirNeeded] = [BASE + Math.abs(i), BASE + Math.abs(j)];
  const [tp, tv] = [turned(from.p, i), turned(from.v, j)];
  const [p, v] = [flown(tp, tv), flown(tv, tp)];
  const noses = p === 1 && v === 1;
  if (noses && from.nose === 1) return { shots: 0, theirShots: 0, needed, theirNeeded, next: numberOf('5 5 0 0') };
  const apart = isApart(p, v) ? from.apart + 1 : 0;
  return {
    shots: (LASERS_AT[p] ?? 0) + (a === p ? TURRET : 0),
    theirShots: (LASERS_AT[v] ?? 0) + (b === v ? TURRET : 0),
    needed,
    theirNeeded,
    next: apart === 3 ? null : numberOf(placeAt(p, v, noses ? 1 : 0, apart).name),
  };
}

/** By place, both aims and both headings: the number of the cell. */
export const CELLS_OF: Int32Array = Int32Array.from(
  PLACES.flatMap((place) =>
    SECTORS.flatMap((a) =>
      SECTORS.flatMap((b) => HEADINGS.flatMap((i) => HEADINGS.map((j) => cellOf(moved(place, a, b, i, j))))),
    ),
  ),
);
export const CELLS: readonly Cell[] = cells;

/** For each pair of salvos, a row for each number of my shots: what hits lead to, and how likely there is none. */
interface Salvos {
  readonly worths: Float64Array;
  readonly quiet: Float64Array;
}

export function salvosAt(
  { shots, theirShots, needed, theirNeeded, next }: Cell,
  mine: number,
  theirs: number,
  solved: ReadonlyMap<string, Float64Array>,
): Salvos {
  const worths: number[] = [];
  const quiet: number[] = [];
  for (let fired = 0; fired <= shots; fired++) {
    for (let taken = 0; taken <= theirShots; taken++) {
      let sum = 0;
      for (const [given, chance] of damageOf(fired, needed).entries()) {
        for (const [damage, theirChance] of damageOf(taken, theirNeeded).entries()) {
          const [left, theirLeft] = [mine - damage, theirs - given];
          const both = chance * theirChance;
          if (left <= 0 || theirLeft <= 0) sum += both * (Number(left > 0) - Number(theirLeft > 0));
          else if (next !== null && damage + given > 0) {
            sum += both * (solved.get(`${left} ${theirLeft}`)?.[next] ?? Number.NaN);
          }
        }
      }
      worths.push(sum);
      quiet.push((damageOf(fired, needed)[0] ?? 0) * (damageOf(taken, theirNeeded)[0] ?? 0));
    }
  }
  return { worths: Float64Array.from(worths), quiet: Float64Array.from(quiet) };
}

const odds = new Map<string, readonly number[]>();

/** The chance of each amount of damage: a hit takes one point two times in three, and two points otherwise. */
function damageOf(shots: number, needed: number): readonly number[] {
  const key = `${shots} ${needed}`;
  const kept = odds.get(key);
  if (kept !== undefined) return kept;
  let throws = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needed) throws++;
  const hit = throws / 36;
  let chances = [1];
  for (let shot = 0; shot < shots; shot++) {
    const next = new Array<number>(chances.length + 2).fill(0);
    for (const [damage, chance] of chances.entries()) {
      next[damage] = (next[damage] ?? 0) + chance * (1 - hit);
      next[damage + 1] = (next[damage + 1] ?? 0) + (chance * hit * 2) / 3;
      next[damage + 2] = (next[damage + 2] ?? 0) + (chance * hit) / 3;
    }
    chances = next;
  }
  odds.set(key, chances);
  return chances;
}
