import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { StoredMatch } from './match-storage.ts';

interface Tables extends DBSchema {
  matches: { key: string; value: StoredMatch; indexes: { head: string } };
  /** A line of a record, by match and place: no two can have the same place. */
  lines: { key: [match: string, place: number]; value: string };
}

export type Database = IDBPDatabase<Tables>;

export type Writing = IDBPTransaction<Tables, ('matches' | 'lines')[], 'readwrite'>;

export type WithDatabase = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

const NAME = 'starboard';
const VERSION = 1;

/** Milliseconds: a browser whose storage is in trouble may never answer. */
const PATIENCE = 4000;

/** Opened on first use, and again if its connection has died. */
export function databaseAccess(): WithDatabase {
  let opening: Promise<Database> | undefined;

  const forget = (): void => {
    opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    opening = undefined;
  };

  const connected = async (): Promise<Database> => {
    opening ??= inTime(open(forget));
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };

  return async (work) => {
    const database = await connected();
    try {
      return await work(database);
    } catch {
      forget();
      return work(await connected());
    }
  };
}

async function open(whenClosed: () => void): Promise<Database> {
  return openDB<Tables>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('matches', { keyPath: 'id' }).createIndex('head', 'head');
      database.createObjectStore('lines');
    },
    blocking: whenClosed,
    terminated: whenClosed,
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the browser does not answer for its storage')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
