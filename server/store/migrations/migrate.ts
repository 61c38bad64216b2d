import type { DatabaseSync } from 'node:sqlite';
import type { ClientBase } from 'pg';
import { numberIn } from '../rows/rows.ts';
import { migrations } from './migrations.ts';

/** An arbitrary number, the same for every node: the holder changes the tables. */
const LOCK = 7_827_263;

/** Brings the tables of a file up to date, or up to a step; others who open it at the same time wait. */
export function migrateSqlite(database: DatabaseSync, upTo = migrations.length): void {
  database.exec('begin immediate');
  try {
    const present = numberIn(database.prepare('pragma user_version').get() ?? {}, 'user_version');
    for (const { sqlite } of missing(present).slice(0, Math.max(0, upTo - present))) database.exec(sqlite);
    database.exec(`pragma user_version = ${Math.max(present, upTo)}`);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

/** The same for PostgreSQL: nodes that start together take turns here. */
export async function migratePostgres(client: ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('create table if not exists migrations (number integer primary key, what text not null)');
    const { rows } = await client.query('select coalesce(max(number), 0) as number from migrations');
    const present = numberIn(rows[0] ?? {}, 'number');
    for (const [i, { what, postgres }] of missing(present).entries()) {
      await client.query(postgres);
      await client.query('insert into migrations (number, what) values ($1, $2)', [present + i + 1, what]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function missing(present: number): typeof migrations {
  if (present > migrations.length) {
    throw new Error(
      `The database was last used by a newer version of Starboard: its tables are at step ${present}, and this version knows ${migrations.length} steps.`,
    );
  }
  return migrations.slice(present);
}
