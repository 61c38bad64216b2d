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
  /** How many milliseconds a batch should take, where results are wanted as they come; else batches are few and equal. */
  readonly pace?: number;
  /** Drops everything that is under way. */
  readonly signal?: AbortSignal;
}

/**
 * Distributes numbered matches to worker threads, batch by batch and in order. `take` gets the result of each batch as
 * it finishes, and may stop the rest: 'enough' lets the batches under way finish, 'at once' drops them.
 */
export async function shareOut<Part>(
  { worker, job, from, matches, workers, pace, signal }: SharedWork,
  take: (part: Part, done: number) => 'enough' | 'at once' | undefined,
): Promise<void> {
  const even = Math.min(LARGEST_BATCH, Math.max(1, Math.ceil(matches / (workers * BATCHES_A_WORKER))));
  let size = pace === undefined ? even : 1;
  const threads = Math.min(workers, Math.ceil(matches / size));
  const pool = await openPool<Part>(worker, job, threads);
  const waiting = batches(from, from + matches, () => size);
  const drop = new AbortController();
  const dropped = signal === undefined ? drop.signal : AbortSignal.any([signal, drop.signal]);
  let done = 0;
  /**
   * Keeps one thread busy until no batch is left. An early return closes the shared generator, so the other threads
   * stop too.
   */
  const keepBusy = async (): Promise<void> => {
    for (const batch of waiting) {
      const begun = performance.now();
      const part = await pool.run(batch);
      if (dropped.aborted) return;
      if (pace !== undefined) size = atPace(batch, performance.now() - begun, pace);
      done += batch.to - batch.from;
      const answer = take(part, done);
      if (answer === 'at once') drop.abort();
      if (answer !== undefined) return;
    }
  };
  const stopped = new Promise<void>((resolve) => {
    if (dropped.aborted) resolve();
    dropped.addEventListener('abort', () => resolve());
  });
  const whole = Promise.all(Array.from({ length: threads }, keepBusy));
  // What was dropped fails, which is no news.
  whole.catch(() => {});
  try {
    await Promise.race([whole, stopped]);
  } finally {
    await pool.destroy();
  }
}

/** Twice the size after a batch that was much too quick, half of it after one that was much too slow. */
function atPace({ from, to }: Batch, took: number, pace: number): number {
  if (took < pace / 2) return Math.min(LARGEST_BATCH, 2 * (to - from));
  return took > 2 * pace ? Math.max(1, Math.floor((to - from) / 2)) : to - from;
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

function* batches(from: number, end: number, size: () => number): Generator<Batch, undefined> {
  for (let at = from; at < end; ) {
    const to = Math.min(end, at + size());
    yield { from: at, to };
    at = to;
  }
}
