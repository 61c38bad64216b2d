import { baseToHit, protectionLeft } from '../../rules/01-starfighters.ts';
import { baseOf, protectionOf } from '../../rules/09-designs/designs.ts';
import { AFT, FORWARD, STOCK, TURRET } from '../../rules/data/ships.ts';
import type { Ship } from '../../rules/model.ts';
import { type Condition, fateOf, MOST_HITS } from './hits.ts';

/** A whole stock ship. */
export const WHOLE: Condition = {
  protection: protectionOf(STOCK),
  computerHits: 0,
  forward: FORWARD.length,
  turret: TURRET.length,
  aft: AFT.length,
  air: null,
};

/** What hits do to a ship by the number of hits, with ships as numbers: the form in which the solver adds up. */
export interface HitTable {
  readonly brokenUp: readonly number[];
  readonly suffocated: readonly number[];
  readonly lost: readonly number[];
  readonly ships: readonly Int32Array[];
  readonly chances: readonly Float64Array[];
}

/** Ships that differ only in air have the same hull. */
interface Hull {
  readonly protection: number;
  /** The numbers of its ships, the least air first and working life support last. */
  readonly ships: readonly number[];
}

export interface Fleet {
  readonly conditions: readonly Condition[];
  readonly hits: readonly HitTable[];
  readonly hulls: readonly Hull[];
  /** By ship: its hull, and its place among the ships of the hull. */
  readonly hullOf: Int32Array;
  readonly placeOf: Int32Array;
  numberOf(condition: Condition): number | undefined;
}

/** Every condition that hits can bring a stock ship to; without special damage only the protection changes. */
export function fleet(special = true): Fleet {
  const conditions: Condition[] = [WHOLE];
  const numbers = new Map([[keyOf(WHOLE), 0]]);
  const hits: HitTable[] = [];
  for (let at = 0; at < conditions.length; at++) {
    const ship = conditions[at] ?? WHOLE;
    const fates = Array.from({ length: MOST_HITS + 1 }, (_, n) => fateOf(ship, n, special));
    for (const { flying } of fates) {
      for (const { ship: next } of flying) {
        if (numbers.has(keyOf(next))) continue;
        numbers.set(keyOf(next), conditions.length);
        conditions.push(next);
      }
    }
    hits.push({
      brokenUp: fates.map(({ brokenUp }) => brokenUp),
      suffocated: fates.map(({ suffocated }) => suffocated),
      lost: fates.map(({ lost }) => lost),
      ships: fates.map(({ flying }) => Int32Array.from(flying, ({ ship: next }) => numbers.get(keyOf(next)) ?? -1)),
      chances: fates.map(({ flying }) => Float64Array.from(flying, ({ chance }) => chance)),
    });
  }
  return { conditions, hits, ...hullsOf(conditions), numberOf: (condition) => numbers.get(keyOf(condition)) };
}

function hullsOf(conditions: readonly Condition[]): Pick<Fleet, 'hulls' | 'hullOf' | 'placeOf'> {
  const groups = new Map<string, number[]>();
  for (const [number, { air: _, ...rest }] of conditions.entries()) {
    const key = JSON.stringify(rest);
    groups.set(key, [...(groups.get(key) ?? []), number]);
  }
  const airOf = (number: number): number => conditions[number]?.air ?? 7;
  const hulls = [...groups.values()].map((ships) => ({
    protection: conditions[ships[0] ?? 0]?.protection ?? 0,
    ships: ships.toSorted((a, b) => airOf(a) - airOf(b)),
  }));
  const hullOf = new Int32Array(conditions.length);
  const placeOf = new Int32Array(conditions.length);
  for (const [hull, { ships }] of hulls.entries()) {
    for (const [place, ship] of ships.entries()) {
      hullOf[ship] = hull;
      placeOf[ship] = place;
    }
  }
  return { hulls, hullOf, placeOf };
}

function keyOf({ protection, computerHits, forward, turret, aft, air }: Condition): string {
  return `${protection} ${computerHits} ${forward} ${turret} ${aft} ${air}`;
}

/** The condition of a stock ship of the rules when a turn begins. */
export function conditionOf(ship: Ship): Condition {
  const count = (which: readonly number[]): number => which.filter((i) => ship.lasers[i]).length;
  return {
    protection: protectionLeft(ship),
    computerHits: baseToHit(ship) - baseOf(STOCK),
    forward: count(FORWARD),
    turret: count(TURRET),
    aft: count(AFT),
    air: ship.lifeSupport,
  };
}
