import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { atOnce } from './at-once.ts';
import type { Devices } from './devices.ts';
import { migrateSqlite } from './migrate.ts';
import { sqliteCommit } from './sqlite-commit.ts';
import { sqliteDevices } from './sqlite-devices.ts';
import { sqliteReading } from './sqlite-reading.ts';
import type { Store } from './store.ts';
import { writingBy } from './writing.ts';

/** How long another process may hold the file before we give up, in milliseconds; this one stands still meanwhile. */
const PATIENCE = 5_000;

/** The secrets of dice are in there. */
const PRIVATE = { folder: 0o700, file: 0o600 };

/** What there must be room for, in bytes: some hundred moves. */
const ROOM = 64 * 1024;

/** A store in one file, made with its folder if it is not there; ':memory:' for one that is gone after use. */
export async function openSqlite(file: string, timeout = PATIENCE): Promise<Store & Devices> {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE.folder });
    closeSync(openSync(file, 'a', PRIVATE.file));
  }
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    migrateSqlite(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return sqliteStore(database);
}

/** The store in a database whose tables are up to date. */
export function sqliteStore(database: DatabaseSync): Store & Devices {
  const postpone = database.prepare('update matches set due_at = ? where id = ? and due_at = ?');
  const fillProbe = database.prepare(`insert into probe (room) values (zeroblob(${ROOM}))`);
  const clearProbe = database.prepare('delete from probe');
  const { finish, ...writing } = writingBy(sqliteCommit(database));
  return {
    ...writing,
    ...sqliteReading(database),
    ...sqliteDevices(database),
    async postpone(due, until) {
      atOnce(database, () => {
        for (const { id, dueAt } of due) postpone.run(until, id, dueAt);
      });
    },
    async ready() {
      try {
        atOnce(database, () => fillProbe.run());
        atOnce(database, () => clearProbe.run());
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      await finish();
      if (database.isOpen) database.close();
    },
  };
}
