import { parentPort, workerData } from 'node:worker_threads';
import { counts } from '../solution/matrix/solve.ts';
import { space } from '../solution/pair.ts';
import type { HullPair, Layout } from '../solution/table/layout.ts';
import type { LayerOrder, Shared, WorkDone } from './crew.ts';

export const shared: Shared = workerData;

/** Takes one pair of hulls after the other until the layer has none left, layer after layer. */
export function workThrough(layout: Layout, work: (pair: HullPair) => void): void {
  const port = parentPort;
  if (port === null) throw new Error('this module runs as a worker');
  const cursor = new Int32Array(shared.next);
  port.on('message', ({ layer }: LayerOrder) => {
    const pairs = layout.layers[layer]?.pairs ?? [];
    for (;;) {
      const pair = pairs[Atomics.add(cursor, 0, 1)];
      if (pair === undefined) break;
      work(pair);
    }
    const done: WorkDone = { counts: { ...counts }, steps: space.steps };
    for (const name of ['guessed', 'simplex', 'careful', 'exact'] as const) counts[name] = 0;
    space.steps = 0;
    port.postMessage(done);
  });
}
