import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UNTIMED } from '@starboard/protocol';
import { openSqlite } from '../server/store/sqlite/open.ts';
import type { LobbyQuery } from '../server/store/store.ts';
import type { Entry } from '../server/table/entry.ts';

/** Measures what the lobby costs the main thread when it is full, and prints milliseconds as JSON. */

const MATCHES = Number(process.argv[2] ?? 172_800);
const TOGETHER = 2_000;
const TIMES = 20;

const entry: Entry = { type: 'left-seat', seat: 0, at: 1 };
const folder = mkdtempSync(join(tmpdir(), 'starboard-lobby-'));
const file = join(folder, 'store.sqlite');
const store = await openSqlite(file);
for (let first = 0; first < MATCHES; first += TOGETHER) {
  const some = Array.from({ length: Math.min(TOGETHER, MATCHES - first) }, (_, i) => first + i);
  await Promise.all(some.map((i) => store.create(`match ${i}`, 'secret', entry, summaryOf(i))));
}

const queries: readonly Omit<LobbyQuery, 'most'>[] = [
  {},
  { search: 'nobody' },
  { search: 'zz' },
  { search: 'player 77' },
  { search: 'player 77123' },
  { search: 'plain' },
  { game: 'nowhere' },
  { phase: 'gathering', search: 'nobody' },
];
const database = new DatabaseSync(file);
const everyRow = database.prepare(
  'select id, summary from matches where listed and instr(search, ?) > 0 order by last_at desc, id limit 50',
);
const figures: { [query: string]: object } = {};
for (const query of queries) {
  const found = (await store.list({ most: 50, ...query })).length;
  const { search } = query;
  figures[JSON.stringify(query)] = {
    found,
    ms: await cost(() => store.list({ most: 50, ...query })),
    ...(search === undefined ? {} : { 'by reading every row': await cost(async () => everyRow.all(search)) }),
  };
}
console.log(JSON.stringify({ node: process.version, matches: MATCHES, figures }, null, 2));
database.close();
await store.close();
rmSync(folder, { recursive: true });

/** Milliseconds of a core, which neighbours change less than the time it takes. */
async function cost(ask: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < TIMES; i++) await ask();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / TIMES / 100) / 10;
}

function summaryOf(i: number) {
  const phase = i % 10 === 0 ? 'gathering' : i % 10 < 3 ? 'playing' : 'over';
  const seats = [
    { name: `Player ${(i * 7919) % 100_000}`, kind: 'open' },
    { name: 'Plain', kind: 'bot' },
  ];
  return {
    game: 'duel-in-space',
    phase,
    listed: true,
    seats,
    openSeats: 0,
    heldUntil: null,
    timeControl: UNTIMED,
    terms: [],
    lastAt: i,
    dueAt: null,
  } as const;
}
