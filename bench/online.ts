import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNats } from '../testkit/servers/nats.ts';
import { startPostgres } from '../testkit/servers/postgres.ts';
import { appendRate } from './online/appends.ts';
import { figuresOf, startContender } from './online/contender.ts';
import { topCosts } from './online/costs.ts';
import { echo } from './online/echo.ts';

/**
 * Measures a node from other processes: 2,000 open sockets, then as many durable choices a second as it gives.
 * With --postgres the node is one of many: on PostgreSQL and NATS instead of a file. With --keep "what changed" the
 * result is added to results-online.jsonl; with --profile the node's costs are listed and the whole profile is written
 * to the file named after it.
 */

const SOCKETS = 2_000;
const ACTIVE = 200;
const SECONDS = 6;
const WARM_UP = 80;

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};

const postgres = process.argv.includes('--postgres') ? await startPostgres() : null;
const nats = postgres === null ? null : await startNats();
const shared = postgres === null || nats === null ? {} : { databaseUrl: postgres.url, natsUrl: nats.url };
const node = await startContender({ checkout: join(import.meta.dirname, '..'), ...shared });

await node.open(WARM_UP);
await node.play(SECONDS / 2, WARM_UP);
const idle = await node.open(SOCKETS - WARM_UP);

const profile = argument('--profile');
if (profile !== undefined) await node.inspector.startProfile();
const played = await node.play(SECONDS, ACTIVE);
if (profile !== undefined) {
  const taken = await node.inspector.takeProfile();
  if (profile !== '') writeFileSync(profile, JSON.stringify(taken));
  console.log(topCosts(taken, 40).join('\n'));
}
await node.stop();
await nats?.stop();
await postgres?.stop();

const choices = played.choices / played.seconds;
const bare = await echo(ACTIVE, SECONDS / 2);
const together = appendRate(ACTIVE / 2, SECONDS / 2);
const alone = appendRate(1, SECONDS / 2);
const round = (figure: number, digits = 0): number => Number(figure.toFixed(digits));
const measured = {
  node: process.version,
  store: postgres === null ? 'SQLite' : 'PostgreSQL and NATS',
  'open sockets': SOCKETS,
  'of which playing': ACTIVE,
  ...figuresOf([played]),
  'bare echo round trips per second': round(bare.rate),
  'microseconds of a core per bare echo': round(bare.cost),
  'bare SQLite appends per second, in groups': round(together),
  'bare SQLite appends per second, one by one': round(alone),
  'ratio to the smaller of echo and appends in groups': round(choices / Math.min(bare.rate, together), 2),
  'ratio to appends one by one': round(choices / alone, 2),
  'KB of heap per idle socket': round(idle.heap, 1),
  'KB of memory per idle socket': round(idle.memory, 1),
};
console.log(JSON.stringify(measured, null, 2));

const keep = argument('--keep');
if (keep !== undefined) {
  const entry = { date: new Date().toISOString().slice(0, 10), what: keep, ...measured };
  appendFileSync(join(import.meta.dirname, 'results-online.jsonl'), `${JSON.stringify(entry)}\n`);
}
