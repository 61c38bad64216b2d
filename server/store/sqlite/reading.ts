import type { DatabaseSync } from 'node:sqlite';
import { Damaged } from '../damaged.ts';
import { plain } from '../rows/plain.ts';
import { dueIn, entryIn, jsonIn, lineIn, numberIn, summaryIn, textIn } from '../rows/rows.ts';
import { CHAT_PAGE, NO_NUMBER, type Reading } from '../store.ts';
import { tokenOf } from '../writing/write.ts';
import { sqliteLobby } from './lobby.ts';

export function sqliteReading(database: DatabaseSync): Reading {
  const match = database.prepare('select key, secret, damaged from matches where id = ?');
  const entries = database.prepare(
    'select entry from entries where match = ? and number > ? and number <= ? order by number',
  );
  const number = database.prepare(
    'select number from entries where match = (select key from matches where id = ?) order by number desc limit 1',
  );
  const due = database.prepare(
    'select id, due_at from matches where due_at <= ? and (due_at, id) > (?, ?) and not damaged order by due_at, id limit ?',
  );
  const snapshot = database.prepare(
    `select s.number, s.state, 0 as lasts from matches m join snapshots s on s.match = m.key
     where m.id = ?1 and s.number <= ?2
     union all
     select * from (
       select l.number, l.state, 1 from matches m join lasting_snapshots l on l.match = m.key
       where m.id = ?1 and l.number <= ?2 order by l.number desc limit 1
     )
     order by 1 desc, 3 desc limit 1`,
  );
  const chat = database.prepare(
    `select c.number, c.line from chat c join matches m on m.key = c.match
     where m.id = ? and c.number > ? and c.number < ? order by c.number desc limit ${CHAT_PAGE}`,
  );
  const line = database.prepare(
    'select 1 from chat c join matches m on m.key = c.match where m.id = ? and c.token = ?',
  );
  const lobby = sqliteLobby(database);

  return {
    async read(id, after, upTo = NO_NUMBER) {
      const found = match.get(plain(id));
      if (found === undefined) return undefined;
      if (found['damaged'] === 1) throw new Damaged('A match whose log has gaps.');
      const rows = entries.all(numberIn(found, 'key'), after, upTo);
      return { id, secret: textIn(found, 'secret'), entries: rows.map(entryIn) };
    },
    async numbers(ids) {
      const found = new Map<string, number>();
      for (const id of ids) {
        const row = number.get(plain(id));
        if (row !== undefined) found.set(id, numberIn(row, 'number'));
      }
      return found;
    },
    list: async (query) => lobby(query).map(summaryIn),
    async due(by, most, after) {
      return due.all(by, after?.dueAt ?? Number.NEGATIVE_INFINITY, after?.id ?? '', most).map(dueIn);
    },
    async snapshot(id, upTo = NO_NUMBER) {
      const row = snapshot.get(plain(id), upTo);
      return row === undefined ? undefined : { number: numberIn(row, 'number'), state: jsonIn<unknown>(row, 'state') };
    },
    async chat(id, after, before = NO_NUMBER) {
      return chat.all(plain(id), after, before).map(lineIn).reverse();
    },
    hasLine: async (id, once) => line.get(plain(id), tokenOf(once)) !== undefined,
  };
}
