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

/** All its matches have some moves and are listed and due. */
async function filled(folder: string, matches: number): Promise<Store> {
  const { store } = await openStore({ dataFolder: folder });
  for (let i = 0; i < matches; i++) {
    const id = `match-${i}`;
    await open(store, id, { dueAt: i });
    await Promise.all(wordsOf(id).map((text, n) => store.append(id, n + 1, entry(text), null)));
  }
  return store;
}

/** Whether a match is complete, set apart or gone; anything else would be a false report. */
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
  await expect(openStore({ dataFolder: folder })).rejects.toThrow(/is empty, so it was cut off: put back a copy/);
  expect(statSync(fileIn(folder)).size).toBe(0);
});

test('a log that was deleted is missed', async () => {
  const folder = newFolder();
  const store = await filled(folder, 3);
  const robbed = newFolder();
  cpSync(folder, robbed, { recursive: true, filter: (file) => !/-(wal|shm)$/.test(file) });
  await store.close();
  const { store: left, notes } = await openStore({ dataFolder: robbed });
  expect(notes.join()).toMatch(/-wal is missing although the server was not stopped\. The latest moves may be lost\./);
  await open(left, 'new');
  await left.close();
});

/** A folder as a kill leaves it, with a change to its log. */
async function killedWith(matches: number, change: (wal: string) => void): Promise<string> {
  const folder = newFolder();
  const store = await filled(folder, matches);
  const killed = newFolder();
  cpSync(folder, killed, { recursive: true });
  await store.close();
  change(`${fileIn(killed)}-wal`);
  return killed;
}

function garble(path: string, at: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(64, 0xa5), 0, 64, at);
  closeSync(file);
}

test.each<[string, (wal: string) => void]>([
  ['emptied', (wal) => truncateSync(wal, 0)],
  ['cut to half', (wal) => truncateSync(wal, Math.floor(statSync(wal).size / 2))],
  ['cut between two pages', (wal) => truncateSync(wal, 32 + 20 * (4096 + 24))],
  ['garbled in the middle', (wal) => garble(wal, Math.floor(statSync(wal).size / 2))],
  ['garbled at its beginning', (wal) => garble(wal, 0)],
])('a log that was %s is noticed: what is lost is said, and a copy is put aside', async (_, change) => {
  const folder = await killedWith(20, change);
  const { store, notes } = await openStore({ dataFolder: folder });
  expect(notes.join()).toMatch(/-wal is damaged: it holds \d+ of \d+ pages, so the latest moves are lost\./);
  expect(notes.join()).toContain('To use a back-up instead, stop the server');
  expect(readdirSync(folder).some((name) => name.includes('-wal.damaged-'))).toBe(true);
  const { whole } = await statesOf(store, 20);
  expect(whole).toBeLessThan(20);
  await open(store, 'new');
  await store.close();
  expect((await openStore({ dataFolder: folder })).notes.join()).not.toContain('is damaged');
});

test('a log whose index is gone cannot be vouched for, which is said', async () => {
  const folder = await killedWith(3, (wal) => rmSync(wal.replace('-wal', '-shm')));
  const { store, notes } = await openStore({ dataFolder: folder });
  expect(notes).toEqual([
    expect.stringMatching(/-shm is missing or empty .*, so it is not known whether .*-wal is complete\.$/),
  ]);
  expect((await statesOf(store, 3)).whole).toBe(3);
  await store.close();
});

test('a file cut to half: what is left of it is played on, with advice', async () => {
  const MATCHES = 100;
  const folder = newFolder();
  await (await filled(folder, MATCHES)).close();
  truncateSync(fileIn(folder), statSync(fileIn(folder)).size >> 1);
  const { store, notes } = await openStore({ dataFolder: folder });
  expect(notes[0]).toMatch(/was damaged \(.*\)\. It was moved to .* and copied: .* To use a back-up instead/);
  const logs = await Promise.all(
    Array.from({ length: MATCHES }, (_, i) => words(store, `match-${i}`, 1).catch(() => [])),
  );
  for (const [i, log] of logs.entries()) expect(log).toEqual(wordsOf(`match-${i}`).slice(0, log.length));
  expect(logs.filter(({ length }) => length === LENGTH - 1).length).toBeGreaterThan(0);
  await open(store, 'new');
  await store.close();
});

test('a file of which nothing can be read is not opened, stays as it is, and the advice says what to do', async () => {
  const folder = newFolder();
  await (await filled(folder, 5)).close();
  truncateSync(fileIn(folder), 5000);
  await expect(openStore({ dataFolder: folder })).rejects.toThrow(
    /and none of it can be read\. Replace it with a back-up, or move it away to start again/,
  );
  expect(statSync(fileIn(folder)).size).toBe(5000);
});

test.each(['entries', 'snapshots', 'lasting_snapshots', 'chat', 'seats', 'people', 'matches'])(
  'a file of which one byte is cut off, in %s: at most one match is set apart, and none fails',
  async (table) => {
    const folder = newFolder();
    const before = await filled(folder, 3);
    for (let i = 0; i < 3; i++) {
      await before.keepSnapshot(`match-${i}`, { number: 8, state: 'x'.repeat(9) });
      await before.say(`match-${i}`, { at: 1, name: 'Ann', seat: 0, text: 'hello' }, 'hello');
    }
    await before.close();
    const database = new DatabaseSync(fileIn(folder));
    database.exec('insert into lasting_snapshots select * from snapshots');
    // Makes the table the last of the file, so that its last page is the one that is cut.
    const columns = database.prepare('select name from pragma_table_info(?)').all(table);
    const names = columns.map(({ name }) => name).join(', ');
    database.exec(`create table moved as select rowid as place, ${names} from ${table}; delete from ${table}; vacuum`);
    database.exec(`insert into ${table} (rowid, ${names}) select place, ${names} from moved; drop table moved`);
    database.exec('insert into probe values (zeroblob(9000)); delete from probe; pragma wal_checkpoint(truncate)');
    database.close();
    truncateSync(fileIn(folder), statSync(fileIn(folder)).size - 1);
    const { store, notes } = await openStore({ dataFolder: folder });
    expect(notes[0]).toContain('it is cut off in the middle of a page');
    const states = await statesOf(store, 3);
    expect(states.whole).toBeGreaterThanOrEqual(2);
    for (let i = 0; i < 3; i++) {
      await store.chat(`match-${i}`, 0);
      await store.snapshot(`match-${i}`);
    }
    await store.close();
  },
);

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
    expect(notes.join()).toMatch(/-wal belonged to another file and was moved to/);
    expect(await statesOf(store, 30)).toEqual({ whole: 3, damaged: 0, gone: 27 });
    await store.close();
    expect(readdirSync(mine).some((name) => name.includes('-wal.foreign-'))).toBe(true);
  },
);

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
  expect(notes[0]).toMatch(/was damaged \(.*\)\. It was moved to .* and copied: all but these rows/);
  expect(notes.join(' ')).toMatch(/\d+ of the matches can’t be read any more|matches are lost/);
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
  database.exec('drop index chat_once; alter table chat drop column token');
  database.exec('drop table device_requests; drop index devices_by_id');
  database.exec('drop index devices_by_push; alter table devices drop column push_endpoint');
  database.exec('alter table devices drop column push');
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
  await expect(openStore({ dataFolder: folder })).rejects.toThrow(/not a database.*Replace it with a back-up/);
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
  expect(notes).toEqual(['4 of the matches can’t be read any more. They stay in the file, but can’t be opened.']);
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
      { code: 'damaged', fact: 'The saved data of this match is damaged, so it can’t be opened.' },
    ]);
  }
  expect((await ann.get(`/api/matches/${duels[2]?.match}`)).status).toBe(200);
  expect(log.join('')).toContain('1 of the matches can’t be read any more');
  for (const { match } of duels) expect(log.join('')).not.toContain(match);
  await second.stop();
});
