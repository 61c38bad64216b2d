import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { describeWith } from '../../../testkit/run/needs.ts';
import { type PostgresServer, startPostgres } from '../../../testkit/servers/postgres.ts';
import { migrations } from '../../store/migrations/migrations.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import { openSqlite } from '../../store/sqlite/open.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-migrate-'));
let server: PostgresServer | undefined;
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const [first] = migrations;
const sat = (seat: number, guest: string, name: string): string =>
  JSON.stringify({ type: 'sat', seat, guest, name, nonce: '00', at: 1 });

/** A match as the first release stored it: Ann sat down, got up, and Ben took her place. */
const ENTRIES = [
  sat(0, 'ann', 'Ann'),
  JSON.stringify({ type: 'stood-up', seat: 0, at: 1 }),
  sat(0, 'ben', 'Ben'),
  sat(1, 'zoe', 'Zo\0e'),
];
const MATCH = `insert into matches (id, secret, number, card, game, phase, listed, search, last_at) values
  ('old', 's', ${ENTRIES.length}, '{}', 'duel-in-space', 'playing', true, '', 1)`;

const bens = [{ match: 'old', game: 'duel-in-space', seat: 0, name: 'Ben' }];

test('a file of the first release is brought up to date: it knows who sits where', async () => {
  const file = join(folder, 'old.sqlite');
  const database = new DatabaseSync(file);
  database.exec(first?.sqlite ?? '');
  database.exec(`${MATCH}; pragma user_version = 1`);
  const put = database.prepare('insert into entries (match, number, entry) values (1, ?, ?)');
  for (const [i, entry] of [...ENTRIES, '{"type":"sat", torn'].entries()) put.run(i + 1, entry);
  database.close();
  const store = await openSqlite(file);
  expect(await store.seatsOf('ben', 9)).toEqual(bens);
  expect(await store.seatsOf('ann', 9)).toEqual([]);
  await store.close();
});

const describeWithPostgres = await describeWith(['PostgreSQL']);
describeWithPostgres('a database of the first release', () => {
  test('is brought up to date too', async () => {
    server = await startPostgres();
    const url = await server.freshDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table migrations (number integer primary key, what text not null)');
    await client.query(`insert into migrations values (1, 'first')`);
    await client.query(`${first?.postgres} ${MATCH}`);
    for (const [i, entry] of ENTRIES.entries()) {
      await client.query('insert into entries (match, number, entry) values (1, $1, $2)', [i + 1, entry]);
    }
    await client.end();
    const store = await openPostgres(url);
    expect(await store.seatsOf('ben', 9)).toEqual(bens);
    expect(await store.seatsOf('ann', 9)).toEqual([]);
    await store.close();
  });
});
