import type { DatabaseSync } from 'node:sqlite';
import { numberIn } from '../rows/rows.ts';
import { CHAT_KEPT, LASTING } from '../store.ts';
import type { Commit } from '../writing/group-commit.ts';
import type { KeptSummary, Write, WriteOf, WriteOutcome } from '../writing/write.ts';
import { atOnce } from './at-once.ts';

export function sqliteCommit(database: DatabaseSync): Commit {
  const apply = applying(database);
  return (writes, inOrder) => atOnce(database, () => inOrder(writes, apply));
}

function applying(database: DatabaseSync): (write: Write) => WriteOutcome {
  const insertMatch = database.prepare(
    `insert into matches (id, secret, reached, summary, game, phase, listed, search, last_at, due_at)
     values (?, ?, 1, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning key`,
  );
  const findEntry = database.prepare(
    'select m.key from matches m join entries e on e.match = m.key and e.number = ? where m.id = ?',
  );
  const insertEntry = database.prepare(
    'insert into entries (match, number, entry) values (?, ?, ?) on conflict do nothing',
  );
  // Most entries change nothing else, and one statement costs less than two.
  const appendEntry = database.prepare(
    `insert into entries (match, number, entry)
     select m.key, e.number + 1, ?3 from matches m join entries e on e.match = m.key and e.number = ?2 where m.id = ?1
     on conflict do nothing`,
  );
  const putSummary = database.prepare(
    `update matches set summary = ?, game = ?, phase = ?, listed = ?, search = ?, last_at = ?, due_at = ?, reached = ?
     where id = ? and (select max(number) from entries where match = matches.key) = ?`,
  );
  const putSeat = database.prepare(
    `insert into seats (match, seat, guest, name) values (?, ?, ?, ?)
     on conflict (match, seat) do update set guest = excluded.guest, name = excluded.name`,
  );
  const putPerson = database.prepare(
    `insert into people (match, guest, held) values (?, ?, ?)
     on conflict (match, guest) do update set held = min(held, excluded.held), forgotten_at = null`,
  );
  const find = database.prepare('select key from matches where id = ?');
  const putSnapshot = database.prepare(
    `insert into snapshots (match, number, state) values (?, ?, ?)
     on conflict (match) do update set number = excluded.number, state = excluded.state
     where excluded.number >= snapshots.number`,
  );
  const putLasting = database.prepare(
    'insert or replace into lasting_snapshots (match, number, state) values (?, ?, ?)',
  );
  const findLine = database.prepare(
    'select c.number from chat c join matches m on m.key = c.match where m.id = ? and c.token = ?',
  );
  const countLine = database.prepare('update matches set lines = lines + 1 where id = ? returning key, lines');
  const insertLine = database.prepare('insert into chat (match, number, token, line) values (?, ?, ?, ?)');
  const dropLines = database.prepare('delete from chat where match = ? and number <= ?');

  function create({ id, secret, entry, summary, people }: WriteOf<'create'>): WriteOutcome {
    const match = insertMatch.get(id, secret, ...columns(summary));
    if (match === undefined) return 'taken';
    const key = numberIn(match, 'key');
    insertEntry.run(key, 1, entry);
    for (const { guest, held } of people) putPerson.run(key, guest, held ? 1 : 0);
    return 1;
  }

  /** Only directly after the expected entry. */
  function append({ id, expected, entry, summary, seated }: WriteOf<'append'>): WriteOutcome {
    const number = expected + 1;
    if (summary === null && seated === null) {
      return appendEntry.run(id, expected, entry).changes === 0 ? 'conflict' : number;
    }
    const match = findEntry.get(expected, id);
    if (match === undefined) return 'conflict';
    const key = numberIn(match, 'key');
    if (insertEntry.run(key, number, entry).changes === 0) return 'conflict';
    if (summary !== null) putSummary.run(...columns(summary), number, id, number);
    if (seated !== null) putSeat.run(key, seated.seat, seated.guest, seated.name);
    if (typeof seated?.guest === 'string') putPerson.run(key, seated.guest, 0);
    return number;
  }

  function keepSummary({ id, expected, summary }: WriteOf<'summary'>): WriteOutcome {
    return putSummary.run(...columns(summary), expected, id, expected).changes === 0 ? 'conflict' : expected;
  }

  function keepSnapshot({ id, number, state }: WriteOf<'snapshot'>): WriteOutcome {
    const match = find.get(id);
    if (match === undefined) return 'absent';
    const put = number % LASTING === 0 ? putLasting : putSnapshot;
    put.run(numberIn(match, 'key'), number, state);
    return number;
  }

  function say({ id, token, line }: WriteOf<'line'>): WriteOutcome {
    const said = findLine.get(id, token);
    if (said !== undefined) return numberIn(said, 'number');
    const match = countLine.get(id);
    if (match === undefined) return 'absent';
    const number = numberIn(match, 'lines');
    insertLine.run(numberIn(match, 'key'), number, token, line);
    if (number > CHAT_KEPT) dropLines.run(numberIn(match, 'key'), number - CHAT_KEPT);
    return number;
  }

  return (write) => {
    switch (write.type) {
      case 'create':
        return create(write);
      case 'append':
        return append(write);
      case 'summary':
        return keepSummary(write);
      case 'snapshot':
        return keepSnapshot(write);
      case 'line':
        return say(write);
    }
  };
}

function columns({ json, game, phase, listed, search, lastAt, dueAt }: KeptSummary) {
  return [json, game, phase, listed ? 1 : 0, search, lastAt, dueAt] as const;
}
