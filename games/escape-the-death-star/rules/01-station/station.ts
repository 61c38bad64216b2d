import { createCache } from '@starboard/kernel';
import { readCells } from './cells.ts';
import { doorsOf, faultIn } from './check.ts';
import { MAP } from './map.ts';
import { FAR, planOf, type StationPlan, stepsFrom } from './plan.ts';
import { type MapMisprint, misprintInWords } from './signs.ts';

const MOST_ROLLED = 6;

/** A map with everything that follows from it, worked out once on first use. */
export interface Station extends StationPlan {
  /** 1.3 The squares of the Falcon with a doorway, and the two others. */
  readonly doors: readonly number[];
  readonly vaderIn: number;
  readonly fettIn: number;
  /** By square: whether it is one of the Falcon's. */
  readonly isFalcon: Uint8Array;
  /** 1.5 By square: the squares one step away in Game 2, including those by compactor. */
  readonly ways: readonly (readonly number[])[];
  /** By square, filled on first use: the results of `distanceBetween` and `reachFrom`. */
  readonly distances: (Uint8Array | undefined)[];
  readonly reaches: (readonly (readonly number[])[] | undefined)[];
  /** By square: the number of its place for a card and of its place for a Weapon; -1 for none. */
  readonly cardPlace: Int8Array;
  readonly weaponPlace: Int8Array;
  /** All squares except the Detention Block. */
  readonly open: readonly number[];
  /** Where the Imperial may set out (6.2): the Falcon and the 12 around it. */
  readonly hangar: readonly number[];
}

/** Reads and checks a map; returns its fault if it can't be played. */
function readStation(lines: readonly string[]): Station | MapMisprint {
  const cells = readCells(lines);
  if ('fact' in cells) return cells;
  const plan = planOf(cells);
  return faultIn(cells, plan) ?? built(plan);
}

function built(plan: StationPlan): Station {
  const { neighbours, compactors, detention, falcon, cards, weapons, around } = plan;
  const count = neighbours.length;
  const doors = doorsOf(plan);
  const [vaderIn = -1, fettIn = -1] = falcon.filter((square) => !doors.includes(square));
  const ways = neighbours.map((on, square) =>
    compactors.includes(square) ? [...on, ...compactors.filter((other) => other !== square)] : on,
  );
  const open = neighbours.flatMap((_, square) => (square === detention ? [] : [square]));
  return {
    ...plan,
    doors,
    vaderIn,
    fettIn,
    isFalcon: Uint8Array.from(neighbours, (_, square) => (falcon.includes(square) ? 1 : 0)),
    ways,
    distances: Array.from({ length: count }),
    reaches: Array.from({ length: count }),
    cardPlace: Int8Array.from(neighbours, (_, square) => cards.indexOf(square)),
    weaponPlace: Int8Array.from(neighbours, (_, square) => weapons.indexOf(square)),
    open,
    hangar: [...falcon, ...around].sort((a, b) => a - b),
  };
}

function standardStation(): Station {
  const station = readStation(MAP.split('\n'));
  if ('fact' in station) throw new Error(misprintInWords(station));
  return station;
}

export const STANDARD: Station = standardStation();

/** The cache also keeps the faults of maps that can't be played. */
const stations = createCache('station', (text) => readStation(text.split('\n')), bytesOf);

/** The memory with all lazy tables filled: a byte for each pair of squares, and the reach of each roll. */
function bytesOf(station: Station | MapMisprint): number {
  const count = 'fact' in station ? 0 : station.names.length;
  return 10_000 + count * (count + (MOST_ROLLED + 1) * 500);
}

/** Reads each map once: a station, or the fault of the map. */
export function stationFrom(map: readonly string[]): Station | MapMisprint {
  return stations.of(map.join('\n'));
}

/** The most recent maps, found by the identity of their list without hashing. */
const MOST_AT_HAND = 4;
const atHand: { readonly map: readonly string[]; readonly station: Station }[] = [];

/** The station of a set-up: its own map, already checked, or the standard one. */
export function stationOf({ map }: { readonly map: readonly string[] }): Station {
  if (map.length === 0) return STANDARD;
  for (let i = 0; i < atHand.length; i++) {
    const known = atHand[i];
    if (known !== undefined && known.map === map) return known.station;
  }
  const station = stationFrom(map);
  if ('fact' in station) throw new Error(misprintInWords(station));
  if (atHand.length === MOST_AT_HAND) atHand.pop();
  atHand.unshift({ map, station });
  return station;
}

/** Steps by all ways; only a Rebel in the Detention Block may step through it. */
export function distanceBetween(station: Station, from: number, to: number): number {
  return distancesFrom(station, from)[to] ?? 0;
}

function distancesFrom({ distances, ways, detention }: Station, from: number): Uint8Array {
  const steps = distances[from] ?? stepsFrom(ways, [from], [detention]);
  distances[from] = steps;
  return steps;
}

/** Where a secret move of a roll from 0 to 6 may end, nearest first. A Rebel in the Detention Block must leave it. */
export function reachFrom(station: Station, from: number, roll: number): readonly number[] {
  const reach = station.reaches[from] ?? reachesFrom(station, from);
  station.reaches[from] = reach;
  return reach[roll] ?? [];
}

function reachesFrom(station: Station, from: number): readonly (readonly number[])[] {
  if (from < 0) return [];
  const steps = distancesFrom(station, from);
  const within = station.open.filter((square) => (steps[square] ?? FAR) <= MOST_ROLLED);
  const nearestFirst = within.sort((a, b) => (steps[a] ?? 0) - (steps[b] ?? 0) || a - b);
  return Array.from({ length: MOST_ROLLED + 1 }, (_, roll) =>
    nearestFirst.filter((square) => (steps[square] ?? FAR) <= roll),
  );
}

/** On the same square, or side by side with no wall between (9.1). */
export function inTouch({ neighbours }: Station, a: number, b: number): boolean {
  return a === b || (neighbours[a] ?? []).includes(b);
}
