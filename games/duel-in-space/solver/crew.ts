import { Worker } from 'node:worker_threads';
import type { SolveCounts } from '../solution/matrix/solve.ts';

/** What all workers share: the tables they fill, and the number of the next pair of hulls. */
export interface Shared {
  readonly special: boolean;
  /** Pairs of ships that spend fewer turns of a duel together than this are left out. */
  readonly rare: number;
  readonly tables: readonly SharedArrayBuffer[];
  readonly next: SharedArrayBuffer;
}

export interface LayerOrder {
  readonly layer: number;
}

export interface WorkDone {
  readonly counts: SolveCounts;
  readonly steps: number;
}

/** Worker threads that solve layer after layer together. */
export interface Crew {
  /** How many pairs of hulls of the layer have been taken up. */
  taken(): number;
  solveLayer(layer: number): Promise<WorkDone>;
  dismiss(): Promise<void>;
}

export function crewOf(threads: number, program: URL, task: Omit<Shared, 'next'>): Crew {
  const next = new SharedArrayBuffer(4);
  const cursor = new Int32Array(next);
  const shared: Shared = { ...task, next };
  const workers = Array.from({ length: threads }, () => new Worker(program, { workerData: shared }));
  return {
    taken: () => Atomics.load(cursor, 0),
    async solveLayer(layer) {
      Atomics.store(cursor, 0, 0);
      const parts = await Promise.all(workers.map((worker) => work(worker, { layer })));
      return parts.reduce(together);
    },
    async dismiss() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function work(worker: Worker, order: LayerOrder): Promise<WorkDone> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (done: WorkDone) => {
      worker.off('error', reject);
      resolve(done);
    });
    worker.postMessage(order);
  });
}

export function together(a: WorkDone, b: WorkDone): WorkDone {
  return {
    counts: {
      guessed: a.counts.guessed + b.counts.guessed,
      simplex: a.counts.simplex + b.counts.simplex,
      careful: a.counts.careful + b.counts.careful,
      exact: a.counts.exact + b.counts.exact,
    },
    steps: a.steps + b.steps,
  };
}
