import { randomBytes, randomInt } from 'node:crypto';
import { closeSync, linkSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrateSqlite } from '../migrations/migrate.ts';
import { numberIn } from '../rows/rows.ts';

/** The secrets of dice are in there. */
const FOR_OWNER = 0o600;

/** Makes a new file of the store, up to date or as of a step. It is there whole or not at all, so an empty one is never ours. */
export function createSqlite(file: string, upTo?: number): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  closeSync(openSync(draft, 'wx', FOR_OWNER));
  try {
    const database = new DatabaseSync(draft);
    try {
      database.exec('pragma journal_mode = wal');
      migrateSqlite(database, upTo);
      numberFile(database);
    } finally {
      database.close();
    }
    linkSync(draft, file);
  } catch (error) {
    // Somebody else was quicker: theirs is as good.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${draft}${end}`, { force: true });
  }
}

/** Gives a file a random number of its own, by which its log is known, unless it has one. */
export function numberFile(database: DatabaseSync): void {
  const present = numberIn(database.prepare('pragma application_id').get() ?? {}, 'application_id');
  if (present === 0) database.exec(`pragma application_id = ${randomInt(1, 2 ** 31)}`);
}
