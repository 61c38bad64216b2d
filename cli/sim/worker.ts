import { workerData } from 'piscina';
import type { Batch } from '../share-out.ts';
import { playOne } from './play-one.ts';
import { prepare, type Simulation } from './simulation.ts';
import { count, emptyTally, type MatchTally } from './tally.ts';

/** Simulations of so many matches each; their matches are numbered through, those of the first before the next. */
export interface Simulations {
  readonly wanted: readonly Simulation[];
  readonly matches: number;
}

const { wanted, matches }: Simulations = workerData;
const prepared = await Promise.all(wanted.map(async (each) => ({ ...(await prepare(each)), seed: each.seed })));

export default function playBatch({ from, to }: Batch): ReadonlyMap<number, MatchTally> {
  const tallies = new Map<number, MatchTally>();
  for (const [i, simulation] of prepared.entries()) {
    const before = i * matches;
    const [first, end] = [Math.max(0, from - before), Math.min(matches, to - before)];
    if (first >= end) continue;
    const tally = emptyTally(simulation.seating.length);
    for (let number = first; number < end; number++) {
      count(tally, playOne(simulation, simulation.seed, number), simulation.sides);
    }
    tallies.set(i, tally);
  }
  return tallies;
}
