import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Entry } from '../table/entry.ts';
import { Damaged } from './damaged.ts';
import { plain } from './plain.ts';
import { dueIn, jsonIn, lineIn, listedIn, numberIn, textIn } from './rows.ts';
import { type Condition, conditions } from './search.ts';
import type { Reading } from './store.ts';

const WANTED: Record<Condition['column'], string> = {
  phase: 'phase = ?',
  game: 'game = ?',
  search: 'instr(search, ?) > 0',
};

export function sqliteReading(database: DatabaseSync): Reading {
  const match = database.prepare('select key, secret, damaged from matches where id = ?');
  const entries = database.prepare('select entry from entries where match = ? and number > ? order by number');
  const number = database.prepare('select number from matches where id = ?');
  const due = database.prepare(
    'select id, due_at from matches where due_at <= ? and (due_at, id) > (?, ?) and not damaged order by due_at, id limit ?',
  );
  const snapshot = database.prepare(
    'select s.number, s.state from snapshots s join matches m on m.key = s.match where m.id = ?',
  );
  const chat = database.prepare(
    `select c.number, c.line from chat c join matches m on m.key = c.match
     where m.id = ? and c.number > ? order by c.number`,
  );
  const lobby = lobbyBy(database);

  return {
    async read(id, after) {
      const found = match.get(plain(id));
      if (found === undefined) return undefined;
      if (found['damaged'] === 1) throw new Damaged('A match whose log has gaps.');
      const rows = entries.all(numberIn(found, 'key'), after);
      return { id, secret: textIn(found, 'secret'), entries: rows.map((row) => jsonIn<Entry>(row, 'entry')) };
    },
    async numbers(ids) {
      const found = new Map<string, number>();
      for (const id of ids) {
        const row = number.get(plain(id));
        if (row !== undefined) found.set(id, numberIn(row, 'number'));
      }
      return found;
    },
    async list(query) {
      const wanted = conditions(query);
      const rows = lobby(wanted).all(...wanted.map(({ value }) => value), query.most);
      return rows.map(listedIn);
    },
    async due(by, most, after) {
      return due.all(by, after?.dueAt ?? Number.NEGATIVE_INFINITY, after?.id ?? '', most).map(dueIn);
    },
    async snapshot(id) {
      const row = snapshot.get(plain(id));
      return row === undefined ? undefined : { number: numberIn(row, 'number'), state: jsonIn<unknown>(row, 'state') };
    },
    async chat(id, after) {
      return chat.all(plain(id), after).map(lineIn);
    },
  };
}

/** One prepared statement for each way of asking, so that each finds its index. */
function lobbyBy(database: DatabaseSync): (wanted: readonly Condition[]) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (wanted) => {
    const where = ['listed', 'not damaged', ...wanted.map(({ column }) => WANTED[column])].join(' and ');
    const statement =
      prepared.get(where) ??
      database.prepare(`select id, number, card from matches where ${where} order by last_at desc, id limit ?`);
    prepared.set(where, statement);
    return statement;
  };
}
