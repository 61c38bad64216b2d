import { Worker } from 'node:worker_threads';
import type { Batch } from './work.ts';

const BATCHES_A_WORKER = 20;
const LARGEST_BATCH = 500;

export interface Work {
  /** The program each worker runs; it hands its function to `work`. */
  readonly worker: URL;
  /** What every worker needs to know before it starts. */
  readonly job: unknown;
  /** Matches are numbered from here. */
  readonly from: number;
  readonly matches: number;
  readonly workers: number;
}

/**
 * Shares numbered matches out among worker threads, a batch at a time and in order; `take` gets what each
 * batch came to, in whatever order they are finished, and may call the rest off by answering 'enough'.
 */
export async function shareOut<Part>(
  { worker, job, from, matches, workers }: Work,
  take: (part: Part, done: number) => 'enough' | undefined,
): Promise<void> {
  const size = Math.min(LARGEST_BATCH, Math.max(1, Math.ceil(matches / (workers * BATCHES_A_WORKER))));
  const waiting = batches(from, from + matches, size);
  let done = 0;
  await Promise.all(
    Array.from({ length: Math.min(workers, Math.ceil(matches / size)) }, () =>
      employ<Part>(new Worker(worker, { workerData: job }), waiting, (part, batch) => {
        done += batch.to - batch.from;
        if (take(part, done) === 'enough') waiting.return(undefined);
      }),
    ),
  );
}

function* batches(from: number, end: number, size: number): Generator<Batch, undefined> {
  for (let at = from; at < end; at += size) yield { from: at, to: Math.min(end, at + size) };
}

/** Keeps one worker busy until no batch is left. */
async function employ<Part>(
  worker: Worker,
  waiting: Iterator<Batch>,
  take: (part: Part, batch: Batch) => void,
): Promise<void> {
  try {
    for (let batch = waiting.next(); batch.done !== true; batch = waiting.next()) {
      take(await askFor<Part>(worker, batch.value), batch.value);
    }
  } finally {
    await worker.terminate();
  }
}

function askFor<Part>(worker: Worker, batch: Batch): Promise<Part> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (part: Part) => {
      worker.off('error', reject);
      resolve(part);
    });
    worker.postMessage(batch);
  });
}
