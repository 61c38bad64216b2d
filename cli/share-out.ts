import type { Piscina } from 'piscina';

const BATCHES_A_WORKER = 20;
const LARGEST_BATCH = 500;

/** `to` is not included. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

export interface SharedWork {
  /** The module that each worker loads; its default export processes a batch. */
  readonly worker: URL;
  /** Each worker's `workerData`. */
  readonly job: unknown;
  readonly from: number;
  readonly matches: number;
  readonly workers: number;
}

/**
 * Distributes numbered matches to worker threads, batch by batch and in order. `take` gets the result of each batch as
 * it finishes, and may stop the rest by returning 'enough'.
 */
export async function shareOut<Part>(
  { worker, job, from, matches, workers }: SharedWork,
  take: (part: Part, done: number) => 'enough' | undefined,
): Promise<void> {
  const size = Math.min(LARGEST_BATCH, Math.max(1, Math.ceil(matches / (workers * BATCHES_A_WORKER))));
  const threads = Math.min(workers, Math.ceil(matches / size));
  const pool = await openPool<Part>(worker, job, threads);
  const waiting = batches(from, from + matches, size);
  let done = 0;
  /**
   * Keeps one thread busy until no batch is left. An early return closes the shared generator, so the other threads
   * stop too.
   */
  const keepBusy = async (): Promise<void> => {
    for (const batch of waiting) {
      const part = await pool.run(batch);
      done += batch.to - batch.from;
      if (take(part, done) === 'enough') return;
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, keepBusy));
  } finally {
    await pool.destroy();
  }
}

async function openPool<Part>(worker: URL, workerData: unknown, threads: number): Promise<Piscina<Batch, Part>> {
  // Commands without workers start faster without it.
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Batch, Part>({
    filename: worker.href,
    workerData,
    minThreads: threads,
    maxThreads: threads,
  });
  // An error that breaks a worker also rejects its batch, which reports it.
  pool.on('error', () => undefined);
  return pool;
}

function* batches(from: number, end: number, size: number): Generator<Batch, undefined> {
  for (let at = from; at < end; at += size) yield { from: at, to: Math.min(end, at + size) };
}
