import type { FireOutlook } from '../fight.ts';
import type { Unit } from '../units.ts';
import type { EndPlace, LinesOfFire } from './stations.ts';

/** What every station of one unit does to every station of another: a row for each of the first. */
interface Encounter {
  readonly damage: Float64Array;
  readonly threat: Float64Array;
}

/** How often each unit is expected at each of its stations: shares of one. */
export type Shares = Float64Array[];

/** What units do to each other on average, as plans change. */
export interface Encounters {
  readonly prospect: FireOutlook;
  /** As if a unit were at one of its stations, and all others as they are expected. */
  place(one: number, station: number): void;
  /** As all are expected. */
  expect(one: number): void;
}

export function encountersOf(
  units: readonly Unit[],
  stations: readonly (readonly EndPlace[])[],
  shares: Shares,
  sights: LinesOfFire,
): Encounters {
  const count = units.length;
  const pairs: (Encounter | undefined)[] = [];
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      pairs.push(units[i]?.mine === units[j]?.mine ? undefined : encounter(stations, i, j, sights));
    }
  }
  const prospect: FireOutlook = { damage: new Float64Array(count * count), threat: new Float64Array(count * count) };
  const set = (i: number, j: number, mine: ArrayLike<number>, theirs: ArrayLike<number>): void => {
    const pair = pairs[i * count + j];
    if (pair === undefined) return;
    prospect.damage[i * count + j] = mean(pair.damage, mine, theirs);
    prospect.threat[i * count + j] = mean(pair.threat, mine, theirs);
  };
  const put = (one: number, own: ArrayLike<number>): void => {
    for (let j = 0; j < count; j++) {
      const theirs = shares[j] ?? [];
      set(one, j, own, theirs);
      set(j, one, theirs, own);
    }
  };
  const only = stations.map(({ length }) => new Float64Array(length));
  return {
    prospect,
    place(one, station) {
      const own = only[one] ?? new Float64Array(0);
      own.fill(0);
      own[station] = 1;
      put(one, own);
    },
    expect: (one) => put(one, shares[one] ?? []),
  };
}

function encounter(stations: readonly (readonly EndPlace[])[], i: number, j: number, sights: LinesOfFire): Encounter {
  const [from, to] = [stations[i] ?? [], stations[j] ?? []];
  const damage = new Float64Array(from.length * to.length);
  const threat = new Float64Array(from.length * to.length);
  for (const [x, one] of from.entries()) {
    for (const [y, other] of to.entries()) {
      damage[x * to.length + y] = sights.damage(i, one, j, other);
      threat[x * to.length + y] = sights.threat(i, one, j, other);
    }
  }
  return { damage, threat };
}

function mean(table: Float64Array, rows: ArrayLike<number>, columns: ArrayLike<number>): number {
  let sum = 0;
  for (let x = 0; x < rows.length; x++) {
    const share = rows[x] ?? 0;
    if (share === 0) continue;
    for (let y = 0; y < columns.length; y++) sum += share * (columns[y] ?? 0) * (table[x * columns.length + y] ?? 0);
  }
  return sum;
}
