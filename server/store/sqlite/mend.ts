import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { numberIn, textIn } from '../rows/rows.ts';
import { createSqlite } from './create.ts';

const TABLES = [
  'matches',
  'entries',
  'snapshots',
  'lasting_snapshots',
  'chat',
  'seats',
  'people',
  'devices',
  'device_links',
  'device_requests',
  'forgetting',
];

/** Copies everything readable from a damaged file into a new one; says how many rows of which tables were lost. */
export function copyReadable(damaged: string, fresh: string): readonly string[] {
  const from = new DatabaseSync(damaged);
  const step = numberIn(from.prepare('pragma user_version').get() ?? {}, 'user_version');
  // With the same columns; opening it brings it up to date.
  createSqlite(fresh, step);
  const to = new DatabaseSync(fresh);
  try {
    to.exec('begin');
    const lost = TABLES.map((table) => ({ table, rows: copyTable(from, to, table) }));
    noteLengths(from, to);
    to.exec('commit');
    return lost.filter(({ rows }) => rows > 0).map(({ table, rows }) => `${rows} of ${table}`);
  } finally {
    to.close();
    from.close();
  }
}

/** The index of the log may still list entries at its end that can't be read. */
function noteLengths(from: DatabaseSync, to: DatabaseSync): void {
  const columns = from.prepare("select name from pragma_table_info('matches')").all();
  // In a file of an earlier release, every match has the length of its log.
  if (!columns.some((row) => row['name'] === 'reached')) return;
  const last = from.prepare('select max(number) as number from entries where match = ?');
  const note = to.prepare('update matches set reached = max(reached, ?) where key = ?');
  for (const row of to.prepare('select key from matches').all()) {
    const key = numberIn(row, 'key');
    try {
      const number = last.get(key)?.['number'];
      if (typeof number === 'number') note.run(number, key);
    } catch {
      // If the index is damaged too, the length is lost.
    }
  }
}

/** After this many unreadable places in a row, we stop looking. */
const FAR = 100_000;

const LOOK_AHEAD_EVERY = 1_000;
const POWERS_OF_TWO = Array.from({ length: 32 }, (_, i) => 2 ** i);

/** Whether anything further on is readable; not if the rest of the file was cut off. */
function isReadableAfter(read: StatementSync, place: number): boolean {
  return POWERS_OF_TWO.some((far) => {
    try {
      read.get(place + far);
      return true;
    } catch {
      return false;
    }
  });
}

/** Copies row by row, skipping unreadable places; returns their number. */
function copyTable(from: DatabaseSync, to: DatabaseSync, table: string): number {
  const columns = from.prepare('select name from pragma_table_info(?)').all(table);
  // A file of an earlier release doesn't have all of them.
  const wanted = to.prepare('select 1 from pragma_table_info(?)').get(table);
  if (columns.length === 0 || wanted === undefined) return 0;
  const names = columns.map((row) => textIn(row, 'name'));
  const read = from.prepare(`select rowid as place, * from ${table} where rowid >= ? order by rowid limit 1`);
  const values = names.map(() => '?').join(', ');
  const put = to.prepare(`insert or ignore into ${table} (rowid, ${names.join(', ')}) values (?, ${values})`);
  let unreadable = 0;
  let lost = 0;
  for (let place = 1; unreadable < FAR; place++) {
    try {
      const row = read.get(place);
      if (row === undefined) return lost;
      place = Math.max(place, numberIn(row, 'place'));
      put.run(place, ...names.map((name) => row[name] ?? null));
      lost += unreadable;
      unreadable = 0;
    } catch {
      unreadable++;
      if (unreadable % LOOK_AHEAD_EVERY === 1 && !isReadableAfter(read, place)) return lost + unreadable;
    }
  }
  return lost + 1;
}
