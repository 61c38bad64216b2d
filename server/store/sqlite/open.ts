import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrateSqlite } from '../migrations/migrate.ts';
import type { WholeStore } from '../whole-store.ts';
import { writingBy } from '../writing/writing.ts';
import { atOnce } from './at-once.ts';
import { sqliteCommit } from './commit.ts';
import { createSqlite, numberFile } from './create.ts';
import { sqliteDevices } from './devices.ts';
import { sqliteHousekeeping } from './housekeeping.ts';
import { inspectSqlite, setDamagedApart } from './inspect.ts';
import { sqlitePush } from './push.ts';
import { sqliteReading } from './reading.ts';

/** Milliseconds for which another process may hold the file; ours stands still meanwhile. */
const PATIENCE = 5_000;

/** Free bytes required: about a hundred moves. */
const ROOM = 64 * 1024;

/** A store in one file, created with its folder if necessary; ':memory:' for a temporary one. */
export async function openSqlite(file: string, timeout = PATIENCE): Promise<WholeStore> {
  return sqliteStore(openFile(file, timeout));
}

function openFile(file: string, timeout: number): DatabaseSync {
  if (file !== ':memory:' && !existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    createSqlite(file);
  }
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    // Eight times SQLite's default: pages that change often are copied less often, which saves a tenth of a choice's
    // cost.
    database.exec('pragma wal_autocheckpoint = 8000');
    migrateSqlite(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The same for the only process that uses the file: checks it first, and returns notes for its owner. */
export function openOwnSqlite(file: string): { store: WholeStore; notes: readonly string[] } {
  const running = `${file}-running`;
  const notes = [...inspectSqlite(file, existsSync(running))];
  const database = openFile(file, PATIENCE);
  numberFile(database);
  notes.push(...setDamagedApart(database));
  writeFileSync(running, '', { mode: 0o600 });
  const store = sqliteStore(database);
  return {
    notes,
    store: {
      ...store,
      async close() {
        await store.close();
        rmSync(running, { force: true });
      },
    },
  };
}

export function sqliteStore(database: DatabaseSync): WholeStore {
  const postpone = database.prepare('update matches set due_at = ? where id = ? and due_at = ?');
  const fillProbe = database.prepare(`insert into probe (room) values (zeroblob(${ROOM}))`);
  const clearProbe = database.prepare('delete from probe');
  const { finish, ...writing } = writingBy(sqliteCommit(database));
  return {
    ...writing,
    ...sqliteReading(database),
    ...sqliteDevices(database),
    ...sqlitePush(database),
    ...sqliteHousekeeping(database),
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
