import { flown, turned } from '../../rules/04-movement/wheel.ts';
import { SECTORS, type Sector } from '../../rules/model.ts';
import { gameValue } from './linear-program.ts';

/**
 * A second solver for the duel without special damage, written apart from the first and in another way: every
 * position for itself, all thirteen headings, every salvo, every aim, and a textbook simplex for each game.
 */

interface Place {
  readonly p: Sector;
  readonly v: Sector;
  readonly nose: number;
  readonly apart: number;
}

const LASERS_AT: readonly number[] = [0, 3, 0, 0, 0, 1, 0, 0, 0];
const TURRET = 2;
const CLICKS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];
const LIMIT = 100;
const isApart = (p: number, v: number): boolean => p >= 4 && p <= 6 && v >= 4 && v <= 6;

const PLACES: readonly Place[] = SECTORS.flatMap((p) =>
  SECTORS.flatMap((v) => {
    if (p === 1 && v === 1) return [0, 1].map((nose) => ({ p, v, nose, apart: 0 }));
    if (isApart(p, v)) return [0, 1, 2].map((apart) => ({ p, v, nose: 0, apart }));
    return [{ p, v, nose: 0, apart: 0 }];
  }),
);
const nameOf = ({ p, v, nose, apart }: Place): string => `${p} ${v} ${nose} ${apart}`;
const PLACE = new Map(PLACES.map((place, i) => [nameOf(place), i]));

/** By place, as "p v nose apart". */
export type SmallValues = ReadonlyMap<string, number>;

/** The values for every pair of protections up to `most`, as "mine theirs". */
export function solveSmallDuel(most: number): ReadonlyMap<string, SmallValues> {
  const solved = new Map<string, readonly number[]>();
  for (let sum = 2; sum <= 2 * most; sum++) {
    for (let mine = Math.max(1, sum - most); mine <= Math.min(most, sum - 1); mine++) {
      solved.set(`${mine} ${sum - mine}`, iterate(mine, sum - mine, solved));
    }
  }
  return new Map(
    [...solved].map(([pair, values]) => [pair, new Map(PLACES.map((at, i) => [nameOf(at), values[i] ?? 0]))]),
  );
}

function iterate(mine: number, theirs: number, solved: ReadonlyMap<string, readonly number[]>): readonly number[] {
  let later: readonly number[] = PLACES.map(() => 0);
  for (let turn = 0; turn < LIMIT; turn++) {
    const cells = new Map<number, number>();
    const known = later;
    const now = PLACES.map((place) => {
      const aims = SECTORS.map((a) =>
        SECTORS.map((b) => gameValue(CLICKS.map((i) => CLICKS.map((j) => cell(place, a, b, i, j))))),
      );
      return gameValue(aims);
    });
    function cell(place: Place, a: Sector, b: Sector, i: number, j: number): number {
      const [tp, tv] = [turned(place.p, i), turned(place.v, j)];
      const [p, v] = [flown(tp, tv), flown(tv, tp)];
      if (p === 1 && v === 1 && place.nose === 1) return known[PLACE.get('5 5 0 0') ?? 0] ?? 0;
      const apart = isApart(p, v) ? place.apart + 1 : 0;
      const [k, l] = [(LASERS_AT[p] ?? 0) + (a === p ? TURRET : 0), (LASERS_AT[v] ?? 0) + (b === v ? TURRET : 0)];
      const key = ((((p * 9 + v) * 4 + apart) * 8 + k) * 8 + l) * 64 + Math.abs(i) * 8 + Math.abs(j);
      const before = cells.get(key);
      if (before !== undefined) return before;
      const next = apart === 3 ? null : nameOf({ p, v, nose: p === 1 && v === 1 ? 1 : 0, apart });
      const salvos = upTo(k).map((shots) =>
        upTo(l).map((theirShots) => exchange(shots, 4 + Math.abs(i), theirShots, 4 + Math.abs(j), next)),
      );
      const worth = gameValue(salvos);
      cells.set(key, worth);
      return worth;
    }
    function exchange(
      shots: number,
      needed: number,
      theirShots: number,
      theirNeeded: number,
      next: string | null,
    ): number {
      let sum = 0;
      for (const [damage, chance] of damageOf(theirShots, theirNeeded).entries()) {
        for (const [given, theirChance] of damageOf(shots, needed).entries()) {
          const [left, theirLeft] = [mine - damage, theirs - given];
          const both = chance * theirChance;
          if (left <= 0 || theirLeft <= 0) sum += both * (Number(left > 0) - Number(theirLeft > 0));
          else if (next === null) continue;
          else if (damage + given === 0) sum += both * (known[PLACE.get(next) ?? 0] ?? 0);
          else sum += both * (solved.get(`${left} ${theirLeft}`)?.[PLACE.get(next) ?? 0] ?? Number.NaN);
        }
      }
      return sum;
    }
    later = now;
    if (now.every((value, i) => Math.abs(value - (known[i] ?? 0)) < 1e-10)) break;
  }
  return later;
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);
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
