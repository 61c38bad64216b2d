import { CLASSES, SWAPPED } from '../model/positions.ts';
import type { HitTable } from '../model/ships.ts';
import { BLOCK, blockOf, ERROR_AT, isInOrder, type Values } from '../table/layout.ts';
import { SHOTS } from './chances.ts';

/** The lasers of a ship by where they point. */
export interface Lasers {
  readonly forward: number;
  readonly turret: number;
  readonly aft: number;
}

/** The most lasers that can bear through a port, without and with the turret. */
export function fixedLasers({ forward, aft }: Lasers, port: number): number {
  return (port === 1 ? forward : 0) + (port === 5 ? aft : 0);
}

/**
 * What follows each number of hits on the enemy and on me, before anybody decides again. Filled anew for each pair of
 * ships: `values[(given * 6 + taken) * BLOCK + class]` by the position of the next turn, without what is certain.
 */
export interface HitOutcomes {
  readonly values: Float64Array;
  /** What the ends of ships are worth: in a duel that goes on, and if the ships part (7.3). */
  readonly certain: Float64Array;
  readonly certainIfParted: Float64Array;
  /** The largest error that comes from later turns. */
  error: number;
  /** Terms added up at most, for the limit of rounding. */
  terms: number;
}

export function emptyOutcomes(): HitOutcomes {
  const square = SHOTS * SHOTS;
  return {
    values: new Float64Array(square * BLOCK),
    certain: new Float64Array(square),
    certainIfParted: new Float64Array(square),
    error: 0,
    terms: 0,
  };
}

const sums = new Float64Array(BLOCK);
const listed = new Int32Array(BLOCK);

/** `alone` leaves out the turn without a hit: there the pair of ships stays the same. */
export function addUpOutcomes(values: Values, mine: number, theirs: number, alone: boolean, into: HitOutcomes): void {
  const { fleet } = values;
  const myLasers = fleet.conditions[mine];
  const theirLasers = fleet.conditions[theirs];
  const myHits = fleet.hits[mine];
  const theirHits = fleet.hits[theirs];
  if (!myLasers || !theirLasers || !myHits || !theirHits) throw new Error('no such ships');
  into.error = 0;
  into.terms = 0;
  for (let given = 0; given < SHOTS; given++) {
    for (let taken = 0; taken < SHOTS; taken++) {
      const count = listClasses(myLasers, given, theirLasers, taken);
      if (count === 0) continue;
      certainPart(myHits, taken, theirHits, given, into);
      const at = (given * SHOTS + taken) * BLOCK;
      into.values.fill(0, at, at + BLOCK);
      if (alone && given === 0 && taken === 0) continue;
      addUp(values, myHits, taken, theirHits, given, count, into.values.subarray(at, at + BLOCK));
      into.error = Math.max(into.error, into.values[at + ERROR_AT] ?? 0);
      into.terms = Math.max(into.terms, (myHits.ships[taken]?.length ?? 0) + (theirHits.ships[given]?.length ?? 0));
    }
  }
}

/** The classes of positions in which the lasers that bear can hit this often. */
function listClasses(mine: Lasers, given: number, theirs: Lasers, taken: number): number {
  let count = 0;
  for (let i = 0; i < CLASSES.length; i++) {
    const position = CLASSES[i];
    if (position === undefined) continue;
    if (given > mine.turret + fixedLasers(mine, position.port)) continue;
    if (taken <= theirs.turret + fixedLasers(theirs, position.view)) listed[count++] = i;
  }
  return count;
}

/** 7.1, 7.2 and 10.5: the earlier loss decides, and two at the same moment are a draw. */
export function certainPart(my: HitTable, taken: number, their: HitTable, given: number, into: HitOutcomes): void {
  const broken = my.brokenUp[taken] ?? 0;
  const theirBroken = their.brokenUp[given] ?? 0;
  const dead = my.suffocated[taken] ?? 0;
  const theirDead = their.suffocated[given] ?? 0;
  const lost = my.lost[taken] ?? 0;
  const theirLost = their.lost[given] ?? 0;
  const at = given * SHOTS + taken;
  const parted = theirBroken * (1 - broken) - broken * (1 - theirBroken);
  into.certainIfParted[at] = parted;
  const whole = 1 - broken - dead;
  const theirWhole = 1 - theirBroken - theirDead;
  const flying = whole - lost;
  const theirFlying = theirWhole - theirLost;
  into.certain[at] = parted + theirDead * whole - dead * theirWhole + theirLost * flying - lost * theirFlying;
}

/** First over the enemy's ships and then over mine, so that rounding grows with the sum of both numbers only. */
function addUp(
  values: Values,
  my: HitTable,
  taken: number,
  their: HitTable,
  given: number,
  count: number,
  into: Float64Array,
): void {
  const { fleet, table, turned = table } = values;
  const myShips = my.ships[taken] ?? NO_SHIPS;
  const myChances = my.chances[taken] ?? NO_CHANCES;
  const theirShips = their.ships[given] ?? NO_SHIPS;
  const theirChances = their.chances[given] ?? NO_CHANCES;
  for (let i = 0; i < myShips.length; i++) {
    const mine = myShips[i] ?? 0;
    sums.fill(0);
    for (let j = 0; j < theirShips.length; j++) {
      const theirs = theirShips[j] ?? 0;
      const chance = theirChances[j] ?? 0;
      if (isInOrder(fleet, mine, theirs)) {
        const at = blockOf(values, mine, theirs) * BLOCK;
        for (let k = 0; k < count; k++) {
          const c = listed[k] ?? 0;
          sums[c] = (sums[c] ?? 0) + chance * (table[at + c] ?? 0);
        }
        sums[ERROR_AT] = (sums[ERROR_AT] ?? 0) + chance * (table[at + ERROR_AT] ?? 0);
      } else {
        const at = blockOf(values, theirs, mine) * BLOCK;
        for (let k = 0; k < count; k++) {
          const c = listed[k] ?? 0;
          sums[c] = (sums[c] ?? 0) - chance * (turned[at + (SWAPPED[c] ?? 0)] ?? 0);
        }
        sums[ERROR_AT] = (sums[ERROR_AT] ?? 0) + chance * (turned[at + ERROR_AT] ?? 0);
      }
    }
    const chance = myChances[i] ?? 0;
    for (let k = 0; k < count; k++) {
      const c = listed[k] ?? 0;
      into[c] = (into[c] ?? 0) + chance * (sums[c] ?? 0);
    }
    into[ERROR_AT] = (into[ERROR_AT] ?? 0) + chance * (sums[ERROR_AT] ?? 0);
  }
}

const NO_SHIPS = new Int32Array(0);
const NO_CHANCES = new Float64Array(0);
