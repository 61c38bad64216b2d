import { parentPort, workerData } from 'node:worker_threads';
import { counts } from '../solution/matrix/solve.ts';
import { fleet } from '../solution/model/ships.ts';
import { solveHullPair, space } from '../solution/pair.ts';
import { layoutOf, type Values } from '../solution/table/layout.ts';
import type { LayerOrder, Shared, WorkDone } from './crew.ts';

const { special, table, next }: Shared = workerData;
const port = parentPort;
if (port === null) throw new Error('this module runs as a worker');

const ships = fleet(special);
const values: Values = { fleet: ships, layout: layoutOf(ships), table: new Float64Array(table) };
const cursor = new Int32Array(next);

/** Takes one pair of hulls after the other until the layer has none left. */
port.on('message', ({ layer }: LayerOrder) => {
  const pairs = values.layout.layers[layer]?.pairs ?? [];
  for (;;) {
    const pair = pairs[Atomics.add(cursor, 0, 1)];
    if (pair === undefined) break;
    solveHullPair(values, pair);
  }
  const done: WorkDone = { counts: { ...counts }, steps: space.steps };
  for (const name of ['guessed', 'simplex', 'careful', 'exact'] as const) counts[name] = 0;
  space.steps = 0;
  port.postMessage(done);
});
