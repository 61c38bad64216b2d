import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { troubleOf } from './trouble.ts';

type Bounds = { readonly [S in 'begin' | 'commit' | 'rollback']: StatementSync };

const prepared = new WeakMap<DatabaseSync, Bounds>();

/** All or nothing. Nothing else runs in between, because the work never waits. */
export function atOnce<T>(database: DatabaseSync, work: () => T): T {
  const { begin, commit, rollback } = boundsOf(database);
  try {
    begin.run();
    const result = work();
    commit.run();
    return result;
  } catch (error) {
    if (database.isTransaction) rollback.run();
    throw troubleOf(error);
  }
}

function boundsOf(database: DatabaseSync): Bounds {
  const known = prepared.get(database);
  if (known !== undefined) return known;
  const bounds = {
    begin: database.prepare('begin immediate'),
    commit: database.prepare('commit'),
    rollback: database.prepare('rollback'),
  };
  prepared.set(database, bounds);
  return bounds;
}
