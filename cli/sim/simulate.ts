import { shareOut } from '../share-out.ts';
import type { Simulation } from './simulation.ts';
import { addTo, emptyTally, type MatchTally } from './tally.ts';
import type { Simulations } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

type Watch = (done: number) => void;

interface Counted {
  readonly wanted: Simulation;
  readonly tally: MatchTally;
}

/** Plays so many matches on so many workers; the number of workers changes nothing but the time it takes. */
export async function simulate(
  wanted: Simulation,
  matches: number,
  workers: number,
  progress?: Watch,
): Promise<MatchTally> {
  const tally = emptyTally(wanted.seats.length);
  await playAndCount([{ wanted, tally }], matches, workers, progress);
  return tally;
}

/** Several simulations on the same workers, so many matches in each. */
export async function simulateEach<One extends { readonly wanted: Simulation }>(
  several: readonly One[],
  matches: number,
  workers: number,
  progress?: Watch,
): Promise<readonly (One & Counted)[]> {
  const counted = several.map((one) => ({ ...one, tally: emptyTally(one.wanted.seats.length) }));
  await playAndCount(counted, matches, workers, progress);
  return counted;
}

async function playAndCount(
  several: readonly Counted[],
  each: number,
  workers: number,
  progress: Watch = () => {},
): Promise<void> {
  const job: Simulations = { wanted: several.map(({ wanted }) => wanted), matches: each };
  const matches = each * several.length;
  await shareOut<ReadonlyMap<number, MatchTally>>({ worker: WORKER, job, from: 0, matches, workers }, (parts, done) => {
    for (const [i, { tally }] of several.entries()) {
      const part = parts.get(i);
      if (part !== undefined) addTo(tally, part);
    }
    progress(done);
    return undefined;
  });
}
