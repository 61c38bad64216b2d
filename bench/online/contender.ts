import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Inspector, inspect } from '../../testkit/faults/inspector.ts';
import { startNode } from '../../testkit/faults/node.ts';
import { quantile } from '../../testkit/faults/stopwatch.ts';
import { freePort } from '../../testkit/servers/free-port.ts';
import { startLoad } from './load.ts';
import type { Slice } from './load-process.ts';

/** A server of some checkout in a process of its own, with its players in another. */
export interface Contender {
  readonly inspector: Inspector;
  /** Opens sockets that sit still; what one of them takes, in KB. */
  open(sockets: number): Promise<{ readonly heap: number; readonly memory: number }>;
  /** Lets so many sockets play for some seconds. */
  play(seconds: number, sockets: number): Promise<PlayedSlice>;
  stop(): Promise<void>;
}

export interface PlayedSlice extends Slice {
  /** Time of a core that the server took for it, in microseconds. */
  readonly core: number;
}

export interface ContenderOptions {
  readonly checkout: string;
  readonly databaseUrl?: string;
  readonly natsUrl?: string;
}

const SECRET = 'for a bench, and long enough for one';

export async function startContender({ checkout, ...shared }: ContenderOptions): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-bench-'));
  const inspectAt = await freePort();
  const node = await startNode({ folder, inspectAt, checkout, secret: SECRET, ...shared });
  const inspector = await inspect(inspectAt);
  const load = await startLoad(checkout, node.address);
  return {
    inspector,
    async open(sockets) {
      const before = await inspector.memory();
      await load.seat(sockets / 2);
      const after = await inspector.memory();
      const each = (bytes: number): number => bytes / sockets / 1024;
      return { heap: each(after.heapUsed - before.heapUsed), memory: each(after.rss - before.rss) };
    },
    async play(seconds, sockets) {
      await load.renew();
      const before = await inspector.usedCore();
      await load.play(sockets / 2);
      await wait(seconds * 1000);
      const slice = await load.pause();
      return { ...slice, core: (await inspector.usedCore()) - before };
    },
    async stop() {
      await load.stop();
      inspector.close();
      await node.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What slices of play came to, all together. */
export function figuresOf(slices: readonly PlayedSlice[]) {
  const sum = (of: (slice: PlayedSlice) => number): number => slices.reduce((all, slice) => all + of(slice), 0);
  const choices = sum((slice) => slice.choices);
  const latencies = slices.flatMap((slice) => slice.latencies).sort((a, b) => a - b);
  return {
    'durable choices per second': Math.round(choices / sum(({ seconds }) => seconds)),
    'microseconds of a core per choice': Math.round(sum(({ core }) => core) / choices),
    'p50 in milliseconds': Number(quantile(latencies, 0.5).toFixed(1)),
    'p99 in milliseconds': Number(quantile(latencies, 0.99).toFixed(1)),
    'how busy the load itself was': Number((sum(({ busy }) => busy) / slices.length).toFixed(2)),
  };
}
