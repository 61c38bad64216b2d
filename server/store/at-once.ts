import type { DatabaseSync } from 'node:sqlite';

/** All of it in a SQLite file or nothing; no other work comes between, because nothing in it waits. */
export function atOnce<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
