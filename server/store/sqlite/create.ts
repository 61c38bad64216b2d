import { randomBytes, randomInt } from 'node:crypto';
import { closeSync, linkSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrateSqlite } from '../migrations/migrate.ts';
import { numberIn } from '../rows/rows.ts';

/** The file holds the secrets of dice. */
const FOR_OWNER = 0o600;

/**
 * Creates a store's file, up to date or up to a step. It appears completely or not at all, so an empty file is never
 * ours.
 */
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
    // Another process was faster: its file is just as good.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${draft}${end}`, { force: true });
  }
}

/** Gives a file a random number that identifies its log, unless it has one. */
export function numberFile(database: DatabaseSync): void {
  const present = numberIn(database.prepare('pragma application_id').get() ?? {}, 'application_id');
  if (present === 0) database.exec(`pragma application_id = ${randomInt(1, 2 ** 31)}`);
}
