import type { Note } from '@starboard/kernel';
import { type Database, databaseAccess, type Writing } from './database.ts';
import {
  type Addition,
  type Appended,
  continued,
  latestFirst,
  type MatchStorage,
  replaced,
  type StoredMatch,
} from './match-storage.ts';
import { type TimeSpan, withSpan } from './time-count.ts';

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** For the page and the worker alike. */
export function indexedMatches(): MatchStorage {
  const withDatabase = databaseAccess();
  const write = <T>(work: (writing: Writing) => Promise<T>): Promise<T> =>
    withDatabase((database) => allOrNothing(database, work));
  return {
    list: () => withDatabase(async (database) => latestFirst(await database.getAll('matches'))),
    find: (id) => withDatabase((database) => database.get('matches', id)),
    copies: (head) => withDatabase((database) => database.getAllFromIndex('matches', 'head', head)),
    lines: (id, first) => withDatabase((database) => database.getAll('lines', linesOf(id), first)),
    add: (match, lines) => write((writing) => add(writing, match, lines)),
    append: (id, addition) => write((writing) => append(writing, id, addition)),
    replace: (id, addition) => write((writing) => replace(writing, id, addition)),
    keepNotes: (id, notes) => write((writing) => keepNotes(writing, id, notes)),
    countTime: (id, span) => write((writing) => countTime(writing, id, span)),
    remove: (id) => write((writing) => remove(writing, id)),
  };
}

/** All or nothing; resolves when the data is on disk. */
async function allOrNothing<T>(database: Database, work: (writing: Writing) => Promise<T>): Promise<T> {
  const writing = database.transaction(['matches', 'lines'], 'readwrite', { durability: 'strict' });
  // The work or the wait below reports any error of the transaction.
  writing.done.catch(() => undefined);
  try {
    const value = await work(writing);
    await writing.done;
    return value;
  } catch (error) {
    giveUp(writing);
    throw error;
  }
}

/** Without this, requests made before the error would still be written. */
function giveUp(writing: Writing): void {
  try {
    writing.abort();
  } catch {
    // It had ended already.
  }
}

async function add(writing: Writing, match: StoredMatch, lines: readonly string[]): Promise<void> {
  const adding = async () => writing.objectStore('matches').add(match);
  await Promise.all([adding(), addLines(writing, match.id, 0, lines)]);
}

/** Each separately, so that one that fails at once leaves no other rejection unhandled. */
async function addLines(writing: Writing, id: string, from: number, lines: readonly string[]): Promise<void> {
  const places = writing.objectStore('lines');
  await Promise.all(lines.map(async (line, i) => places.add(line, [id, from + i])));
}

async function endsAt(writing: Writing, { id, lines }: StoredMatch, { from, after }: Addition): Promise<boolean> {
  if (lines !== from) return false;
  return after === undefined || (await writing.objectStore('lines').get([id, from - 1])) === after;
}

async function hasLines(writing: Writing, id: string, from: number, lines: readonly string[]): Promise<boolean> {
  const range = IDBKeyRange.bound([id, from], [id, from + lines.length - 1]);
  const there = await writing.objectStore('lines').getAll(range);
  return lines.every((line, i) => line === there[i]);
}

async function append(writing: Writing, id: string, addition: Addition): Promise<Appended> {
  const { from, lines } = addition;
  const matches = writing.objectStore('matches');
  const known = await matches.get(id);
  if (known === undefined) return 'deleted';
  if (!(await endsAt(writing, known, addition)))
    return (await hasLines(writing, id, from, lines)) ? 'stored' : 'played-elsewhere';
  const changing = async () => matches.put({ ...known, ...continued(known, addition) });
  await Promise.all([addLines(writing, id, from, lines), changing()]);
  return 'stored';
}

async function replace(writing: Writing, id: string, addition: Addition): Promise<Appended> {
  const { lines } = addition;
  const matches = writing.objectStore('matches');
  const known = await matches.get(id);
  if (known === undefined) return 'deleted';
  // Access to the database is tried twice, and the first attempt may have succeeded.
  if (known.lines === lines.length && (await hasLines(writing, id, 0, lines))) return 'stored';
  if (!(await endsAt(writing, known, addition))) return 'played-elsewhere';
  await writing.objectStore('lines').delete(linesOf(id));
  const changing = async () => matches.put({ ...known, ...replaced(addition) });
  await Promise.all([addLines(writing, id, 0, lines), changing()]);
  return 'stored';
}

async function keepNotes(writing: Writing, id: string, notes: readonly Note[]): Promise<void> {
  const matches = writing.objectStore('matches');
  const known = await matches.get(id);
  if (known !== undefined) await matches.put({ ...known, notes });
}

async function countTime(writing: Writing, id: string, span: TimeSpan): Promise<number> {
  const matches = writing.objectStore('matches');
  const known = await matches.get(id);
  const time = withSpan(known?.time, span);
  if (known !== undefined) await matches.put({ ...known, time });
  return time.elapsed;
}

async function remove(writing: Writing, id: string): Promise<void> {
  await Promise.all([writing.objectStore('matches').delete(id), writing.objectStore('lines').delete(linesOf(id))]);
}
