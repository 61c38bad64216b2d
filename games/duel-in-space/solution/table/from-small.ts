import type { Worths } from '../advice/worths.ts';
import { CLASSES } from '../model/positions.ts';
import type { Fleet } from '../model/ships.ts';
import { SHOTS } from '../turn/chances.ts';
import { certainPart, fixedLasers } from '../turn/outcomes.ts';
import { BLOCK } from './layout.ts';
import type { SmallTable } from './small.ts';

/** The table itself is further from the truth than this. */
const STILL = 1e-5;
/** Ships whose rows are kept, of 170 kB each. */
const MOST_KEPT = 16;

/** What the next turn is worth by the small table. */
export function fromSmall(table: SmallTable, fleet: Fleet): Worths {
  const { rank } = table;
  const known: (Float64Array | undefined)[] = [];
  const rowsOf = (ship: number): Float64Array => {
    known[ship] ??= meanRows(table, fleet, ship);
    return known[ship];
  };
  const weighedRows = new Map<number, Float64Array>();
  const weighedOf = (ship: number): Float64Array => {
    const kept = weighedRows.get(ship);
    if (kept !== undefined) return kept;
    if (weighedRows.size === MOST_KEPT) weighedRows.clear();
    const rows = weighed(table, rowsOf(ship));
    weighedRows.set(ship, rows);
    return rows;
  };
  return {
    fleet,
    still: STILL,
    addUp(mine, theirs, alone, into) {
      const my = weighedOf(mine);
      const their = rowsOf(theirs);
      const [myHits, theirHits] = [fleet.hits[mine], fleet.hits[theirs]];
      const [own, other] = [fleet.conditions[mine], fleet.conditions[theirs]];
      if (!myHits || !theirHits || !own || !other) throw new Error('no such ships');
      into.error = 0;
      into.terms = 0;
      for (let given = 0; given < SHOTS; given++) {
        for (let taken = 0; taken < SHOTS; taken++) certainPart(myHits, taken, theirHits, given, into);
      }
      for (const [c, { port, view }] of CLASSES.entries()) {
        const most = own.turret + fixedLasers(own, port);
        const theirMost = other.turret + fixedLasers(other, view);
        for (let taken = 0; taken <= theirMost; taken++) {
          const from = (c * SHOTS + taken) * rank;
          for (let given = 0; given <= most; given++) {
            let sum = 0;
            for (let k = 0; k < rank; k++) sum += (my[from + k] ?? 0) * (their[given * rank + k] ?? 0);
            into.values[(given * SHOTS + taken) * BLOCK + c] = sum;
          }
        }
      }
      if (alone) into.values.fill(0, 0, BLOCK);
    },
    atOnce(mine, theirs, positionClass) {
      const { ships, weights } = table;
      const square = positionClass * rank * rank;
      let sum = 0;
      for (let r = 0; r < rank; r++) {
        const own = ships[mine * rank + r] ?? 0;
        if (own === 0) continue;
        for (let k = 0; k < rank; k++)
          sum += own * (weights[square + r * rank + k] ?? 0) * (ships[theirs * rank + k] ?? 0);
      }
      return sum;
    },
  };
}

/** The rows of the ships that hits may leave, by the number of hits, each as likely as it is: sums of rows suffice. */
function meanRows({ rank, ships }: SmallTable, { hits }: Fleet, ship: number): Float64Array {
  const rows = new Float64Array(SHOTS * rank);
  for (let n = 0; n < SHOTS; n++) {
    const next = hits[ship]?.ships[n] ?? [];
    for (let i = 0; i < next.length; i++) {
      const chance = hits[ship]?.chances[n]?.[i] ?? 0;
      for (let r = 0; r < rank; r++) {
        rows[n * rank + r] = (rows[n * rank + r] ?? 0) + chance * (ships[(next[i] ?? 0) * rank + r] ?? 0);
      }
    }
  }
  return rows;
}

/** My rows times the weights, by class and the hits I take. */
function weighed({ rank, weights }: SmallTable, my: Float64Array): Float64Array {
  const into = new Float64Array(CLASSES.length * SHOTS * rank);
  for (let c = 0; c < CLASSES.length; c++) {
    const square = c * rank * rank;
    for (let taken = 0; taken < SHOTS; taken++) {
      for (let k = 0; k < rank; k++) {
        let sum = 0;
        for (let r = 0; r < rank; r++) sum += (my[taken * rank + r] ?? 0) * (weights[square + r * rank + k] ?? 0);
        into[(c * SHOTS + taken) * rank + k] = sum;
      }
    }
  }
  return into;
}
