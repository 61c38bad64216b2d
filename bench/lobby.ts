import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../server/store/sqlite.ts';
import type { LobbyQuery } from '../server/store/store.ts';
import type { Entry } from '../server/table/entry.ts';

/** Measures how long the lobby keeps the main thread when it is full, and prints milliseconds as JSON. */

const MATCHES = Number(process.argv[2] ?? 172_800);
const TOGETHER = 2_000;
const TIMES = 9;

const entry: Entry = { type: 'stood-up', seat: 0, at: 1 };
const folder = mkdtempSync(join(tmpdir(), 'starboard-lobby-'));
const store = await openSqlite(join(folder, 'store.sqlite'));
for (let first = 0; first < MATCHES; first += TOGETHER) {
  const some = Array.from({ length: Math.min(TOGETHER, MATCHES - first) }, (_, i) => first + i);
  await Promise.all(some.map((i) => store.create(`match ${i}`, 'secret', entry, cardOf(i))));
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
const figures: { [query: string]: { found: number; median: number; longest: number } } = {};
for (const query of queries) {
  const times: number[] = [];
  let found = 0;
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    found = (await store.list({ most: 50, ...query })).length;
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const rounded = (place: number): number => Math.round((times[place] ?? 0) * 10) / 10;
  figures[JSON.stringify(query)] = { found, median: rounded(TIMES >> 1), longest: rounded(TIMES - 1) };
}
console.log(JSON.stringify({ node: process.version, matches: MATCHES, figures }, null, 2));
await store.close();
rmSync(folder, { recursive: true });

function cardOf(i: number) {
  const phase = i % 10 === 0 ? 'gathering' : i % 10 < 3 ? 'playing' : 'over';
  const seats = [
    { name: `Player ${(i * 7919) % 100_000}`, kind: 'open' },
    { name: 'Plain', kind: 'bot' },
  ];
  return { game: 'duel-in-space', phase, listed: true, seats, openSeats: 0, lastAt: i, dueAt: null } as const;
}
