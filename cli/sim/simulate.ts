import { shareOut } from '../crew/share-out.ts';
import type { Wanted } from './table.ts';
import { addTo, emptyTally, type Tally } from './tally.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** Plays so many matches on so many workers; the number of workers changes nothing but the time it takes. */
export async function simulate(
  wanted: Wanted,
  matches: number,
  workers: number,
  progress: (done: number) => void = () => {},
): Promise<Tally> {
  const tally = emptyTally(wanted.seats.length);
  await shareOut<Tally>({ worker: WORKER, job: wanted, from: 0, matches, workers }, (part, done) => {
    addTo(tally, part);
    progress(done);
    return undefined;
  });
  return tally;
}
