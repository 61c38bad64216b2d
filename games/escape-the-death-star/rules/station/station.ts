import { readCells } from './cells.ts';
import { doorsOf, faultIn } from './check.ts';
import { MAP } from './map.ts';
import { type Plan, planOf, stepsFrom } from './plan.ts';
import { type Misprint, misprintInWords } from './signs.ts';

const MOST_ROLLED = 6;

/** A map as it is played on, with all that follows from it: worked out once and looked up. */
export interface Station extends Plan {
  /** 1.3 The squares of the Falcon with a doorway, and the two others. */
  readonly doors: readonly number[];
  readonly vaderIn: number;
  readonly fettIn: number;
  /** By square: whether it is one of the Falcon's. */
  readonly isFalcon: Uint8Array;
  /** 1.5 By square: where one step leads in Game 2, from compactor to compactor too. */
  readonly ways: readonly (readonly number[])[];
  /** By pair of squares: steps by those ways, with the Detention Block closed to all who are not in it. */
  readonly distance: Uint8Array;
  /** By square and roll, 0 to 6: where a secret move may end, nearest first. From the Detention Block one must leave. */
  readonly reach: readonly (readonly (readonly number[])[])[];
  /** By pair of squares: 1 where somebody on one is in touch with somebody on the other. */
  readonly touching: Uint8Array;
  /** By square: the number of the place for a card there, and of the place for a Weapon; -1 where there is none. */
  readonly cardPlace: Int8Array;
  readonly weaponPlace: Int8Array;
  /** All but the Detention Block. */
  readonly open: readonly number[];
  /** 6.2 Where the Imperial may set out: the Falcon and the 12 around it. */
  readonly hangar: readonly number[];
}

/** Reads and checks a map; what is wrong with it, if it is not one to play on. */
export function readStation(lines: readonly string[]): Station | Misprint {
  const cells = readCells(lines);
  if ('fact' in cells) return cells;
  const plan = planOf(cells);
  return faultIn(cells, plan) ?? built(plan);
}

function built(plan: Plan): Station {
  const { neighbours, compactors, detention, falcon, cards, weapons, around } = plan;
  const count = neighbours.length;
  const doors = doorsOf(plan);
  const [vaderIn = -1, fettIn = -1] = falcon.filter((square) => !doors.includes(square));
  const ways = neighbours.map((on, square) =>
    compactors.includes(square) ? [...on, ...compactors.filter((other) => other !== square)] : on,
  );
  const distance = new Uint8Array(count * count);
  for (let from = 0; from < count; from++) distance.set(stepsFrom(ways, [from], [detention]), from * count);
  const touching = new Uint8Array(count * count);
  for (const [square, on] of neighbours.entries()) {
    for (const other of [square, ...on]) touching[square * count + other] = 1;
  }
  const open = neighbours.flatMap((_, square) => (square === detention ? [] : [square]));
  return {
    ...plan,
    doors,
    vaderIn,
    fettIn,
    isFalcon: Uint8Array.from(neighbours, (_, square) => (falcon.includes(square) ? 1 : 0)),
    ways,
    distance,
    reach: neighbours.map((_, from) => reachFrom(distance, count, open, from)),
    touching,
    cardPlace: Int8Array.from(neighbours, (_, square) => cards.indexOf(square)),
    weaponPlace: Int8Array.from(neighbours, (_, square) => weapons.indexOf(square)),
    open,
    hangar: [...falcon, ...around].sort((a, b) => a - b),
  };
}

function reachFrom(distance: Uint8Array, count: number, open: readonly number[], from: number) {
  const steps = (square: number): number => distance[from * count + square] ?? 0;
  const nearestFirst = open.toSorted((a, b) => steps(a) - steps(b) || a - b);
  return Array.from({ length: MOST_ROLLED + 1 }, (_, roll) => nearestFirst.filter((square) => steps(square) <= roll));
}

function standardStation(): Station {
  const station = readStation(MAP.split('\n'));
  if ('fact' in station) throw new Error(misprintInWords(station));
  return station;
}

export const STANDARD: Station = standardStation();

/** Maps lately played on, so that each is read once. */
const MOST_KEPT = 8;
const kept: { readonly lines: readonly string[]; readonly station: Station }[] = [];

/** The station that a set-up names: its own map, which has been checked, or the one in the box. */
export function stationOf({ map }: { readonly map: readonly string[] }): Station {
  if (map.length === 0) return STANDARD;
  const last = kept[kept.length - 1];
  if (last !== undefined && last.lines === map) return last.station;
  const at = kept.findIndex(({ lines }) => lines === map || lines.join('\n') === map.join('\n'));
  const station = at < 0 ? readStation(map) : (kept[at]?.station ?? STANDARD);
  if ('fact' in station) throw new Error(misprintInWords(station));
  if (at >= 0) kept.splice(at, 1);
  else if (kept.length >= MOST_KEPT) kept.shift();
  kept.push({ lines: map, station });
  return station;
}

export function distanceBetween({ distance, names }: Station, from: number, to: number): number {
  return distance[from * names.length + to] ?? 0;
}

/** 9.1 On the same square, or side by side with no wall between. */
export function inTouch({ touching, names }: Station, a: number, b: number): boolean {
  return touching[a * names.length + b] === 1;
}
