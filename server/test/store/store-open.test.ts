import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { entry, open, summary } from './contract/store-samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([undefined, ''])('without a database (%j), matches are in a file of the data folder', async (databaseUrl) => {
  const dataFolder = join(folder, `data ${databaseUrl}`);
  const { store } = await openStore({ databaseUrl, dataFolder });
  await store.close();
  expect(existsSync(join(dataFolder, 'starboard.sqlite'))).toBe(true);
});

test('an address of another kind of database is refused in words, without repeating it', async () => {
  const opened = openStore({ databaseUrl: 'mysql://ann:password@host/db', dataFolder: folder });
  await expect(opened).rejects.toThrow(/^The database address must begin with postgres:\/\/ or postgresql:\/\/\.$/);
});

test('a file of a newer Starboard is left alone', async () => {
  const file = join(folder, 'newer.sqlite');
  await (await openSqlite(file)).close();
  const database = new DatabaseSync(file);
  database.exec('pragma user_version = 99');
  database.close();
  await expect(openSqlite(file)).rejects.toThrow('newer version of Starboard');
});

test('a file that somebody else holds is not ready, and what is asked for fails without being kept', async () => {
  const file = join(folder, 'held.sqlite');
  const store = await openSqlite(file, 50);
  await open(store, 'match');
  const holder = new DatabaseSync(file);
  holder.exec('begin immediate');
  expect(await store.ready()).toBe(false);
  await expect(store.append('match', 1, entry('2'), summary())).rejects.toThrow('can’t be written');
  holder.exec('rollback');
  expect(await store.ready()).toBe(true);
  expect(await store.append('match', 1, entry('2'), summary())).toBe('kept');
  holder.close();
  await store.close();
});

test('each append is on the disk before it is acknowledged: write-ahead log, synchronous full', async () => {
  const file = join(folder, 'durable.sqlite');
  const store = await openSqlite(file);
  await open(store, 'match');
  const other = new DatabaseSync(file);
  expect(other.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(other.prepare('select count(*) as entries from entries').get()).toEqual({ entries: 1 });
  other.close();
  await store.close();
});
