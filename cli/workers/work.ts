import { parentPort } from 'node:worker_threads';

/** Matches by their numbers, the last not included. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** In a worker: does every batch it is sent and sends back what it came to. */
export function work(doBatch: (batch: Batch) => unknown): void {
  parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(doBatch(batch)));
}
