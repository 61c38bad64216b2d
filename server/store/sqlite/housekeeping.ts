import type { DatabaseSync } from 'node:sqlite';
import { SIGNED_OUT } from '../devices.ts';
import { type Housekeeping, STRETCH } from '../housekeeping.ts';
import { entryWithout, lineWithout, spokenIn, stateWithout, summaryWithout } from '../rows/forget.ts';
import { numberIn, textIn } from '../rows/rows.ts';
import { atOnce } from './at-once.ts';
import { sqliteDeviceRequests } from './device-requests.ts';

export function sqliteHousekeeping(database: DatabaseSync): Housekeeping {
  const prepare = (sql: string) => database.prepare(sql);
  const find = prepare('select key from matches where id = ?');
  const ask = prepare('insert into forgetting (guest, asked_at) values (?, ?) on conflict do nothing');
  const signOut = prepare(
    `update devices set name = '', signed_out_at = coalesce(signed_out_at, ?), push_endpoint = null, push = null
     where guest = ?`,
  );
  const dropLink = prepare('delete from device_links where guest = ?');
  const dropRequests = prepare('delete from device_requests where guest = ?');
  const toForget = prepare('select guest from forgetting order by asked_at, guest limit ?');
  const naming = prepare(
    `select m.id from people p join matches m on m.key = p.match
     where p.guest = ? and (p.forgotten_at is null or p.forgotten_at < ?) order by p.match limit ?`,
  );
  const others = prepare(
    'select 1 from people where match = ? and guest <> ? and not held and forgotten_at is null limit 1',
  );
  const entries = prepare(
    'select key, entry from entries where match = ? and number > ? and number <= ? and instr(entry, ?) > 0',
  );
  const putEntry = prepare('update entries set entry = ? where key = ?');
  const goesOn = prepare('select 1 from entries where match = ? and number > ? limit 1');
  const lines = prepare('select key, line from chat where match = ?');
  const putLine = prepare('update chat set line = ? where key = ?');
  const summary = prepare('select summary from matches where key = ?');
  const putSummary = prepare('update matches set summary = ?, search = ? where key = ?');
  const seats = prepare('select seat from seats where match = ? and guest = ?');
  const leaveSeats = prepare('update seats set guest = null, name = ? where match = ? and guest = ?');
  const note = prepare('update people set forgotten_at = ? where match = ? and guest = ? and forgotten_at is null');
  const dropPerson = prepare('delete from people where match = ? and guest = ?');
  const finish = prepare(
    'delete from forgetting where guest = ?1 and not exists (select 1 from people where guest = ?1)',
  );
  const ended = prepare(
    "select id from matches where phase in ('over', 'closed') and last_at < ? order by last_at limit ?",
  );
  const remove = prepare(
    `update matches set id = 'removed ' || key, secret = '', summary = '{}', game = '', phase = 'removed', listed = 0,
       search = '', due_at = null, damaged = 0 where key = ?`,
  );
  const removed = prepare("select key from matches where phase = 'removed' limit 1");
  const dropMatch = prepare('delete from matches where key = ?');
  const few = (table: string) =>
    prepare(`delete from ${table} where rowid in (select rowid from ${table} where match = ? limit ?)`);
  const rest = ['entries', 'chat', 'snapshots', 'lasting_snapshots', 'seats', 'people'].map(few);
  const kinds = ['snapshots', 'lasting_snapshots'].map((table) => ({
    states: prepare(`select rowid as key, state from ${table} where match = ? and instr(state, ?) > 0`),
    put: prepare(`update ${table} set state = ? where rowid = ?`),
  }));

  const { once } = sqliteDeviceRequests(database);

  const keyOf = (match: string): number | undefined => {
    const row = find.get(match);
    return row && numberIn(row, 'key');
  };

  return {
    async askToForget({ guest, id }, at) {
      atOnce(database, () => {
        ask.run(guest, at);
        signOut.run(at, guest);
        dropLink.run(guest);
        dropRequests.run(guest);
        once({ guest, id }, at, () => SIGNED_OUT);
      });
    },
    toForget: async (most) => toForget.all(most).map((row) => textIn(row, 'guest')),
    matchesNaming: async (guest, since, most) => naming.all(guest, since, most).map((row) => textIn(row, 'id')),
    async hasOthers(match, guest) {
      const key = keyOf(match);
      return key !== undefined && others.get(key, guest) !== undefined;
    },
    async forgetInLog(match, guest, nobody, after) {
      return atOnce(database, () => {
        const key = keyOf(match);
        if (key === undefined) return null;
        const found = entries.all(key, after, after + STRETCH, guest);
        const texts = found.map((row) => textIn(row, 'entry'));
        const spoken = spokenIn(texts, guest);
        for (const row of spoken.length === 0 ? [] : lines.all(key)) {
          const line = lineWithout(textIn(row, 'line'), spoken, nobody);
          if (line !== null) putLine.run(line, numberIn(row, 'key'));
        }
        for (const [i, row] of found.entries()) {
          putEntry.run(entryWithout(texts[i] ?? '', guest, nobody), numberIn(row, 'key'));
        }
        return goesOn.get(key, after + STRETCH) === undefined ? null : after + STRETCH;
      });
    },
    async forgetInSummary(match, guest, nobody) {
      atOnce(database, () => {
        const key = keyOf(match);
        if (key === undefined) return;
        for (const { states, put } of kinds) {
          for (const row of states.all(key, guest)) {
            put.run(stateWithout(textIn(row, 'state'), guest, nobody), numberIn(row, 'key'));
          }
        }
        const held = seats.all(key, guest).map((row) => numberIn(row, 'seat'));
        const kept = summaryWithout(textIn(summary.get(key) ?? {}, 'summary'), held, nobody);
        putSummary.run(kept?.json ?? '', kept?.search ?? '', key);
        leaveSeats.run(nobody.name, key, guest);
      });
    },
    async noteForgotten(match, guest, at) {
      atOnce(database, () => {
        const key = keyOf(match);
        if (key !== undefined && note.run(at, key, guest).changes === 0) dropPerson.run(key, guest);
      });
    },
    async finishForgetting(guest) {
      finish.run(guest);
    },
    endedBefore: async (moment, most) => ended.all(moment, most).map((row) => textIn(row, 'id')),
    async remove(match) {
      atOnce(database, () => {
        const key = keyOf(match);
        if (key !== undefined) remove.run(key);
      });
    },
    async sweep(most) {
      return atOnce(database, () => {
        const row = removed.get();
        if (row === undefined) return 0;
        const key = numberIn(row, 'key');
        let swept = 0;
        for (const drop of rest) swept += Number(drop.run(key, most - swept).changes);
        return swept < most ? swept + Number(dropMatch.run(key).changes) : swept;
      });
    },
  };
}
