import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const ENTRY = JSON.stringify({ type: 'moved', move: { seat: 0, question: 42, choice: 3 }, at: 1_700_000_000_000 });

/** Durable rows a second that SQLite takes with nothing around it, so many in a transaction. */
export function appendRate(together: number, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-appends-'));
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec(
    'create table entries (key integer primary key, match int, number int, entry text, unique (match, number))',
  );
  const insert = database.prepare('insert into entries (match, number, entry) values (?, ?, ?)');
  const start = performance.now();
  let rows = 0;
  while (performance.now() - start < seconds * 1000) {
    database.exec('begin immediate');
    for (let i = 0; i < together; i++) {
      insert.run(i, rows, ENTRY);
      rows++;
    }
    database.exec('commit');
  }
  const rate = rows / ((performance.now() - start) / 1000);
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return rate;
}
