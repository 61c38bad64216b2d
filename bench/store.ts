import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UNTIMED } from '@starboard/protocol';
import { openPostgres } from '../server/store/postgres/open.ts';
import { openSqlite } from '../server/store/sqlite/open.ts';
import type { Store, StoredSummary } from '../server/store/store.ts';
import type { Entry } from '../server/table/entry.ts';
import { startPostgres } from '../testkit/servers/postgres.ts';

/** Measures durable appends a second and prints them as JSON. Compare the ratios: disks differ, and neighbours disturb. */

const SECONDS = 2;
const IN_FLIGHT = 500;

const summary: StoredSummary = {
  game: 'duel-in-space',
  phase: 'playing',
  listed: true,
  seats: ['Ann', 'Ben'].map((name) => ({ name, kind: 'open' })),
  openSeats: 0,
  heldUntil: null,
  timeControl: UNTIMED,
  terms: [],
  lastAt: 1_700_000_000_000,
  dueAt: null,
};
const entry: Entry = {
  type: 'moved',
  move: { seat: 0, question: 12, choice: { turret: 3, heading: 1, clicks: [0, 2] } },
  at: 1_700_000_000_000,
};

const folder = mkdtempSync(join(tmpdir(), 'starboard-bench-'));
const server = await startPostgres();
const stores = {
  SQLite: await openSqlite(join(folder, 'store.sqlite')),
  PostgreSQL: await openPostgres(server.url),
};

const bare = bareAppends(join(folder, 'bare.sqlite'));
const rates = {
  'bare SQLite, one by one': await rate(async () => bare(1)),
  'bare SQLite, 500 in a transaction': await rate(async () => bare(IN_FLIGHT)),
  'SQLite, one by one': await rate(appending(stores.SQLite, 'alone', 1)),
  'SQLite, 500 in flight': await rate(appending(stores.SQLite, 'many', IN_FLIGHT)),
  'PostgreSQL, one by one': await rate(appending(stores.PostgreSQL, 'alone', 1)),
  'PostgreSQL, 500 in flight': await rate(appending(stores.PostgreSQL, 'many', IN_FLIGHT)),
};
const ratio = (rate: number, reference: number): number => Math.round((rate / reference) * 100) / 100;
const ratios = {
  'SQLite, one by one, to bare': ratio(rates['SQLite, one by one'], rates['bare SQLite, one by one']),
  'SQLite, 500 in flight, to bare one by one': ratio(rates['SQLite, 500 in flight'], rates['bare SQLite, one by one']),
  'SQLite, 500 in flight, to bare in transactions': ratio(
    rates['SQLite, 500 in flight'],
    rates['bare SQLite, 500 in a transaction'],
  ),
  'PostgreSQL, one by one, to bare SQLite': ratio(rates['PostgreSQL, one by one'], rates['bare SQLite, one by one']),
  'PostgreSQL, 500 in flight, to bare SQLite in transactions': ratio(
    rates['PostgreSQL, 500 in flight'],
    rates['bare SQLite, 500 in a transaction'],
  ),
};
console.log(JSON.stringify({ node: process.version, 'durable appends per second': rates, ratios }, null, 2));

await Promise.all(Object.values(stores).map((store) => store.close()));
await server.stop();
rmSync(folder, { recursive: true });

/** The least that keeps an entry durably: one table, one insert, no match, no summary. */
function bareAppends(file: string): (together: number) => number {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec('create table entries (key integer primary key, match, number, entry, unique (match, number))');
  const insert = database.prepare('insert into entries (match, number, entry) values (?, ?, ?)');
  let number = 0;
  return (together) => {
    database.exec('begin immediate');
    for (let i = 0; i < together; i++) insert.run(i, ++number, JSON.stringify(entry));
    database.exec('commit');
    return together;
  };
}

/** Each of so many matches appends its next entry, all in the same tick. */
function appending(store: Store, name: string, matches: number): () => Promise<number> {
  const ids = Array.from({ length: matches }, (_, i) => `${name}-${i}`);
  let number = 0;
  return async () => {
    const first = number === 0;
    await Promise.all(
      ids.map((id) => (first ? store.create(id, 'secret', entry, summary) : store.append(id, number, entry, summary))),
    );
    number++;
    return matches;
  };
}

/** So many a second, after a warm-up. */
async function rate(work: () => Promise<number>): Promise<number> {
  const until = async (seconds: number): Promise<number> => {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < 1_000 * seconds) done += await work();
    return (1_000 * done) / (performance.now() - start);
  };
  await until(SECONDS / 4);
  return Math.round(await until(SECONDS));
}
