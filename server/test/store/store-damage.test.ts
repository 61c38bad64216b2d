import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { startNode } from '../../index.ts';
import { Damaged } from '../../store/damaged.ts';
import { migrations } from '../../store/migrations/migrations.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { begunDuel, visitor } from '../http/http-border.ts';
import { nodeOn } from '../http/node-options.ts';
import { entry, open, summary, words } from './contract/store-samples.ts';

const root = mkdtempSync(join(tmpdir(), 'starboard-damage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;
const newFolder = (): string => join(root, `${++folders}`);
const fileIn = (folder: string): string => join(folder, 'starboard.sqlite');

const LENGTH = 12;
const wordsOf = (id: string): string[] => Array.from({ length: LENGTH - 1 }, (_, i) => `${id} ${i} ${'x'.repeat(200)}`);

/** A store with so many matches of some moves each, all of them listed and due. */
async function filled(folder: string, matches: number): Promise<Store> {
  const { store } = await openStore({ dataFolder: folder });
  for (let i = 0; i < matches; i++) {
    const id = `match-${i}`;
    await open(store, id, { dueAt: i });
    await Promise.all(wordsOf(id).map((text, n) => store.append(id, n + 1, entry(text), null)));
  }
  return store;
}

/** Whether a match is whole, set apart or gone; anything else would be a lie. */
async function stateOf(store: Store, id: string): Promise<'whole' | 'damaged' | 'gone'> {
  try {
    const found = await words(store, id, 1);
    if (found.length === 0) return 'gone';
    expect(found).toEqual(wordsOf(id));
    return 'whole';
  } catch (error) {
    expect(error).toBeInstanceOf(Damaged);
    return 'damaged';
  }
}

async function statesOf(store: Store, matches: number) {
  const states = { whole: 0, damaged: 0, gone: 0 };
  for (let i = 0; i < matches; i++) states[await stateOf(store, `match-${i}`)]++;
  return states;
}

test('a sound file is opened without a word, after a stop and after a kill', async () => {
  const folder = newFolder();
  const store = await filled(folder, 5);
  const killed = newFolder();
  cpSync(folder, killed, { recursive: true });
  await store.close();
  for (const each of [folder, killed]) {
    const again = await openStore({ dataFolder: each });
    expect(again.notes).toEqual([]);
    expect(await statesOf(again.store, 5)).toEqual({ whole: 5, damaged: 0, gone: 0 });
    await again.store.close();
    expect(readdirSync(each)).toEqual(['starboard.sqlite']);
  }
});

test('an empty file was cut off: it does not start, and the file stays', async () => {
  const folder = newFolder();
  await (await filled(folder, 1)).close();
  truncateSync(fileIn(folder), 0);
  await expect(openStore({ dataFolder: folder })).rejects.toThrow(/is empty, so it was cut off: put a copy back/);
  expect(statSync(fileIn(folder)).size).toBe(0);
});

test('a log that was deleted is missed', async () => {
  const folder = newFolder();
  const store = await filled(folder, 3);
  const robbed = newFolder();
  cpSync(folder, robbed, { recursive: true, filter: (file) => !/-(wal|shm)$/.test(file) });
  await store.close();
  const { store: left, notes } = await openStore({ dataFolder: robbed });
  expect(notes.join()).toMatch(/-wal is missing though the server was not stopped: what was played last may be lost\./);
  await open(left, 'new');
  await left.close();
});

test.each([false, true])(
  'a log of another file is put aside unread (a file from before they had numbers: %s)',
  async (old) => {
    const [mine, theirs] = [newFolder(), newFolder()];
    await (await filled(mine, 3)).close();
    if (old) {
      const database = new DatabaseSync(fileIn(mine));
      database.exec('pragma application_id = 0');
      database.close();
      await (await openStore({ dataFolder: mine })).store.close();
    }
    const other = await filled(theirs, 30);
    copyFileSync(`${fileIn(theirs)}-wal`, `${fileIn(mine)}-wal`);
    await other.close();
    const { store, notes } = await openStore({ dataFolder: mine });
    expect(notes.join()).toMatch(/-wal belonged to another file and was put aside/);
    expect(await statesOf(store, 30)).toEqual({ whole: 3, damaged: 0, gone: 27 });
    await store.close();
    expect(readdirSync(mine).some((name) => name.includes('-wal.foreign-'))).toBe(true);
  },
);

/** Lets some pages of a file rot. */
function rot(path: string): void {
  const pages = statSync(path).size / 4096;
  const file = openSync(path, 'r+');
  for (let page = 60; page < pages; page += Math.floor(pages / 6)) {
    writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  }
  closeSync(file);
}

test('of a file with rotten pages the rest is played on; what is rotten is set apart and never shown wrong', async () => {
  const MATCHES = 300;
  const folder = newFolder();
  await (await filled(folder, MATCHES)).close();
  rot(fileIn(folder));
  const { store, notes } = await openStore({ dataFolder: folder });
  expect(notes[0]).toMatch(/was damaged \(.*\)\. It was put aside as .* and copied, without rows/);
  expect(notes.join(' ')).toMatch(/\d+ of the matches cannot be read any more and are set apart|matches are gone/);
  const states = await statesOf(store, MATCHES);
  expect(states.whole).toBeGreaterThan(MATCHES / 2);
  expect(states.whole).toBeLessThan(MATCHES);
  const listed = await store.list({ most: 1_000 });
  expect(listed).toHaveLength(states.whole);
  expect(await store.due(1e9, 1_000)).toHaveLength(states.whole);
  const [{ id } = { id: '' }] = listed;
  expect(await store.append(id, LENGTH, entry('on we go'), summary())).toBe('kept');
  expect(await store.ready()).toBe(true);
  await store.close();
  const again = await openStore({ dataFolder: folder });
  expect(again.notes.filter((note) => note.includes('was damaged'))).toEqual([]);
  expect((await again.store.list({ most: 1_000 })).length).toBe(listed.length);
  await again.store.close();
  expect(readdirSync(folder).some((name) => name.includes('.damaged-'))).toBe(true);
});

test('so it is with a file of an earlier release', async () => {
  const MATCHES = 100;
  const folder = newFolder();
  await (await filled(folder, MATCHES)).close();
  const database = new DatabaseSync(fileIn(folder));
  database.exec(`alter table matches rename column reached to number; update matches set number = ${LENGTH}`);
  const steps = migrations.findIndex(({ what }) => what === 'how long a log is follows from the log');
  database.exec(`pragma user_version = ${steps}`);
  database.close();
  rot(fileIn(folder));
  const { store } = await openStore({ dataFolder: folder });
  const states = await statesOf(store, MATCHES);
  expect(states.whole).toBeGreaterThan(MATCHES / 2);
  expect(states.whole).toBeLessThan(MATCHES);
  await store.close();
});

test('a file whose first page is rotten is not opened, and stays', async () => {
  const folder = newFolder();
  await (await filled(folder, 1)).close();
  writeSync(openSync(fileIn(folder), 'r+'), Buffer.alloc(100, 0xa5), 0, 100, 0);
  await expect(openStore({ dataFolder: folder })).rejects.toThrow('not a database');
  expect(existsSync(fileIn(folder))).toBe(true);
});

test('torn rows and gaps in a log set their match apart, as long as they are there', async () => {
  const folder = newFolder();
  const sound = await filled(folder, 6);
  expect(await sound.append('match-2', LENGTH, entry('the last'), summary())).toBe('kept');
  await sound.close();
  const change = (sql: string): void => {
    const database = new DatabaseSync(fileIn(folder));
    database.exec(sql);
    database.close();
  };
  const of = (match: number): string => `match = (select key from matches where id = 'match-${match}')`;
  change(`update entries set entry = substr(entry, 1, 40) where ${of(0)} and number = 3`);
  change(`delete from entries where ${of(1)} and number = 5`);
  change(`delete from entries where ${of(2)} and number > ${LENGTH}`);
  change(`update matches set summary = '{' where id = 'match-3'`);
  const { store, notes } = await openStore({ dataFolder: folder });
  expect(notes).toEqual(['4 of the matches cannot be read any more and are set apart.']);
  expect(await statesOf(store, 6)).toEqual({ whole: 2, damaged: 4, gone: 0 });
  expect((await store.list({ most: 9 })).map(({ id }) => id).sort()).toEqual(['match-4', 'match-5']);
  expect(await store.due(1e9, 9)).toHaveLength(2);
  await store.close();
});

test('whoever asks for a damaged match is told so, and the log of the server says what was found', async () => {
  const data = newFolder();
  const log: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => log.push(line) } };
  const node = { ...nodeOn(data), logger };
  const first = await startNode(node);
  const address = `http://127.0.0.1:${first.port}`;
  const duels = [await begunDuel(address), await begunDuel(address), await begunDuel(address)];
  await first.stop();
  const database = new DatabaseSync(fileIn(data));
  const rewrite = (match: string | undefined, from: string, to: string): void => {
    database
      .prepare('update entries set entry = replace(entry, ?, ?) where match = (select key from matches where id = ?)')
      .run(from, to, match ?? '');
  };
  rewrite(duels[0]?.match, '"type":"sat","seat":0', '"type":"sat","seat:0');
  rewrite(duels[1]?.match, '"type":"sat","seat":0', '"type":"offered-draw","offers":true,"seat":0');
  database.close();
  const second = await startNode(node);
  const ann = visitor(`http://127.0.0.1:${second.port}`);
  for (const { match } of duels.slice(0, 2)) {
    const { status, body } = await ann.get(`/api/matches/${match}`);
    expect([status, body]).toEqual([
      410,
      { code: 'damaged', fact: 'What was kept of this match is damaged, so it cannot be opened.' },
    ]);
  }
  expect((await ann.get(`/api/matches/${duels[2]?.match}`)).status).toBe(200);
  expect(log.join('')).toContain('1 of the matches cannot be read any more');
  for (const { match } of duels) expect(log.join('')).not.toContain(match);
  await second.stop();
});
