import { workerData } from 'node:worker_threads';
import { work } from '../crew/work.ts';
import { playOne } from './play-one.ts';
import { layTable, type Wanted } from './table.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** Simulations of so many matches each; a crew numbers their matches through, those of the first before the next. */
export interface Simulations {
  readonly wanted: readonly Wanted[];
  readonly matches: number;
}

const { wanted, matches }: Simulations = workerData;
const tables = await Promise.all(wanted.map(async (each) => ({ ...(await layTable(each)), seed: each.seed })));

work(({ from, to }): ReadonlyMap<number, Tally> => {
  const tallies = new Map<number, Tally>();
  for (const [i, table] of tables.entries()) {
    const before = i * matches;
    const [first, end] = [Math.max(0, from - before), Math.min(matches, to - before)];
    if (first >= end) continue;
    const tally = emptyTally(table.seating.length);
    for (let number = first; number < end; number++) count(tally, playOne(table, table.seed, number));
    tallies.set(i, tally);
  }
  return tallies;
});
