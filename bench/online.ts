import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from '../testkit/faults/inspector.ts';
import { startNode } from '../testkit/faults/node.ts';
import { quantile } from '../testkit/faults/stopwatch.ts';
import { freePort } from '../testkit/servers/free-port.ts';
import { startNats } from '../testkit/servers/nats.ts';
import { startPostgres } from '../testkit/servers/postgres.ts';
import { appendRate } from './online/appends.ts';
import { type Pair, seatPair, type Tally } from './online/audience.ts';
import { topCosts } from './online/costs.ts';
import { echo } from './online/echo.ts';

/**
 * Measures a node from a second process: 2,000 open sockets, then as many durable choices a second as it gives.
 * With --postgres the node is one of many: on PostgreSQL and NATS instead of a file. With --keep "what changed" the
 * result is added to results-online.jsonl; with --profile the node's costs are listed and the whole profile is written
 * to the file named after it.
 */

const SOCKETS = 2_000;
const ACTIVE = 200;
const SECONDS = 6;
const SEATED_AT_ONCE = 20;
const WARM_UP = 40;

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};

async function seatPairs(address: string, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  let begun = 0;
  const seatOnAndOn = async (): Promise<void> => {
    while (begun < count) pairs.push(await seatPair(address, begun++));
  };
  await Promise.all(Array.from({ length: SEATED_AT_ONCE }, seatOnAndOn));
  return pairs;
}

interface Played extends Tally {
  readonly seconds: number;
  /** Time of a core that the node took for it, in microseconds. */
  readonly core: number;
}

/** Keeps so many pairs playing for some seconds; who is done makes room for the next. Takes pairs from the pool. */
async function playFor(seconds: number, pool: Pair[], active: number): Promise<Played> {
  const tally: Tally = { choices: 0, latencies: [] };
  let going = true;
  const playOnAndOn = async (): Promise<void> => {
    for (let pair = pool.pop(); pair !== undefined && going; pair = pool.pop()) await pair.play(tally);
  };
  const [start, usedBefore] = [performance.now(), await inspector.usedCore()];
  const playing = Promise.all(Array.from({ length: active / 2 }, playOnAndOn));
  await Promise.race([wait(seconds * 1000), playing]);
  const played = { ...tally, latencies: [...tally.latencies], seconds: (performance.now() - start) / 1000 };
  const core = (await inspector.usedCore()) - usedBefore;
  going = false;
  await playing;
  return { ...played, core };
}

const folder = mkdtempSync(join(tmpdir(), 'starboard-bench-'));
const inspectAt = await freePort();
const postgres = process.argv.includes('--postgres') ? await startPostgres() : null;
const nats = postgres === null ? null : await startNats();
const shared =
  postgres === null || nats === null
    ? {}
    : { databaseUrl: postgres.url, natsUrl: nats.url, secret: 'for a bench, and long enough for one' };
const node = await startNode({ folder, inspectAt, ...shared });
const inspector = await inspect(inspectAt);

const first = await seatPairs(node.address, WARM_UP);
await playFor(60, [...first], WARM_UP);
for (const { leave } of first) leave();

const before = await inspector.memory();
const pairs = await seatPairs(node.address, SOCKETS / 2);
const after = await inspector.memory();
const perSeat = (key: 'heapUsed' | 'rss'): number => Math.round((after[key] - before[key]) / SOCKETS / 102.4) / 10;

const profile = argument('--profile');
if (profile !== undefined) await inspector.startProfile();
const idleBefore = performance.eventLoopUtilization();
const played = await playFor(SECONDS, [...pairs], ACTIVE);
const { utilization } = performance.eventLoopUtilization(idleBefore);
if (profile !== undefined) {
  const taken = await inspector.takeProfile();
  if (profile !== '') writeFileSync(profile, JSON.stringify(taken));
  console.log(topCosts(taken, 40).join('\n'));
}
for (const { leave } of pairs) leave();
inspector.close();
await node.stop();
await nats?.stop();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });

const choices = played.choices / played.seconds;
const bare = await echo(ACTIVE, SECONDS / 2);
const together = appendRate(ACTIVE / 2, SECONDS / 2);
const alone = appendRate(1, SECONDS / 2);
const latencies = played.latencies.sort((a, b) => a - b);
const round = (figure: number, digits = 0): number => Number(figure.toFixed(digits));
const measured = {
  node: process.version,
  store: postgres === null ? 'SQLite' : 'PostgreSQL and NATS',
  'open sockets': SOCKETS,
  'of which playing': ACTIVE,
  'durable choices per second': round(choices),
  'how busy the load itself was': round(utilization, 2),
  'p50 in milliseconds': round(quantile(latencies, 0.5), 1),
  'p99 in milliseconds': round(quantile(latencies, 0.99), 1),
  'bare echo round trips per second': round(bare.rate),
  'microseconds of a core per choice': round(played.core / played.choices),
  'microseconds of a core per bare echo': round(bare.cost),
  'bare SQLite appends per second, in groups': round(together),
  'bare SQLite appends per second, one by one': round(alone),
  'ratio to the smaller of echo and appends in groups': round(choices / Math.min(bare.rate, together), 2),
  'ratio to appends one by one': round(choices / alone, 2),
  'KB of heap per idle seat': perSeat('heapUsed'),
  'KB of memory per idle seat': perSeat('rss'),
};
console.log(JSON.stringify(measured, null, 2));

const keep = argument('--keep');
if (keep !== undefined) {
  const entry = { date: new Date().toISOString().slice(0, 10), what: keep, ...measured };
  appendFileSync(join(import.meta.dirname, 'results-online.jsonl'), `${JSON.stringify(entry)}\n`);
}
