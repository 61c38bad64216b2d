import type { ClientBase, Pool } from 'pg';
import { SIGNED_OUT } from '../devices.ts';
import { type Housekeeping, STRETCH } from '../housekeeping.ts';
import { entryWithout, lineWithout, spokenIn, stateWithout, summaryWithout } from '../rows/forget.ts';
import { type DatabaseRow, numberIn, textIn } from '../rows/rows.ts';
import { atOnceOn } from './at-once.ts';
import { onceIn } from './device-requests.ts';
import { patiently } from './patience.ts';

type Ask = (sql: string, values: readonly unknown[]) => Promise<readonly DatabaseRow[]>;

export function postgresHousekeeping(readers: Pool, writer: Pool): Housekeeping {
  const asking =
    (client: Pool | ClientBase): Ask =>
    async (sql, values) =>
      (await client.query<DatabaseRow>(sql, [...values])).rows;
  const ask: Ask = (sql, values) => patiently(() => asking(readers)(sql, values));

  const atOnceFor = atOnceOn(writer);
  const atOnce = <T>(work: (ask: Ask, client: ClientBase) => Promise<T>): Promise<T> =>
    atOnceFor((client) => work(asking(client), client));

  return {
    askToForget: ({ guest, id }, at) =>
      atOnce(async (within, client) => {
        await within('insert into forgetting (guest, asked_at) values ($1, $2) on conflict do nothing', [guest, at]);
        await within(
          `update devices set name = '', signed_out_at = coalesce(signed_out_at, $2), push_endpoint = null, push = null
           where guest = $1`,
          [guest, at],
        );
        await within('delete from device_links where guest = $1', [guest]);
        await within('delete from device_requests where guest = $1', [guest]);
        await onceIn(client, { guest, id }, at, async () => SIGNED_OUT);
      }),
    async toForget(most) {
      const rows = await ask('select guest from forgetting order by asked_at, guest limit $1', [most]);
      return rows.map((row) => textIn(row, 'guest'));
    },
    async matchesNaming(guest, since, most) {
      const rows = await ask(
        `select m.id from people p join matches m on m.key = p.match
         where p.guest = $1 and (p.forgotten_at is null or p.forgotten_at < $2) order by p.match limit $3`,
        [guest, since, most],
      );
      return rows.map((row) => textIn(row, 'id'));
    },
    async hasOthers(match, guest) {
      const rows = await ask(
        `select 1 from people p join matches m on m.key = p.match
         where m.id = $1 and p.guest <> $2 and not p.held and p.forgotten_at is null limit 1`,
        [match, guest],
      );
      return rows.length > 0;
    },
    forgetInLog: (match, guest, nobody, after) =>
      atOnce(async (within) => {
        const key = await keyOf(within, match);
        if (key === undefined) return null;
        const found = await within(
          `select number, entry::text as entry from entries
           where match = $1 and number > $2 and number <= $3 and strpos(entry::text, $4) > 0`,
          [key, after, after + STRETCH, guest],
        );
        const texts = found.map((row) => textIn(row, 'entry'));
        const spoken = spokenIn(texts, guest);
        const lines =
          spoken.length === 0
            ? []
            : await within('select number, line::text as line from chat where match = $1 for update', [key]);
        for (const row of lines) {
          const line = lineWithout(textIn(row, 'line'), spoken, nobody);
          const place = [key, numberIn(row, 'number')];
          if (line !== null)
            await within('update chat set line = $3::json where match = $1 and number = $2', [...place, line]);
        }
        for (const [i, row] of found.entries()) {
          const entry = entryWithout(texts[i] ?? '', guest, nobody);
          const place = [key, numberIn(row, 'number')];
          await within('update entries set entry = $3::json where match = $1 and number = $2', [...place, entry]);
        }
        const more = await within('select 1 from entries where match = $1 and number > $2 limit 1', [
          key,
          after + STRETCH,
        ]);
        return more.length === 0 ? null : after + STRETCH;
      }),
    forgetInSummary: (match, guest, nobody) =>
      atOnce(async (within) => {
        const key = await keyOf(within, match);
        if (key === undefined) return;
        for (const table of ['snapshots', 'lasting_snapshots']) {
          const rows = await within(
            `select number, state::text as state from ${table} where match = $1 and strpos(state::text, $2) > 0 for update`,
            [key, guest],
          );
          for (const row of rows) {
            const state = stateWithout(textIn(row, 'state'), guest, nobody);
            const place = [key, numberIn(row, 'number')];
            await within(`update ${table} set state = $3::json where match = $1 and number = $2`, [...place, state]);
          }
        }
        const seats = await within('select seat from seats where match = $1 and guest = $2', [key, guest]);
        const held = seats.map((row) => numberIn(row, 'seat'));
        const [row = {}] = await within('select summary::text as summary from matches where key = $1', [key]);
        const kept = summaryWithout(textIn(row, 'summary'), held, nobody);
        if (kept !== null) {
          const { json, search } = kept;
          await within('update matches set summary = $2::json, search = $3 where key = $1', [key, json, search]);
        }
        await within('update seats set guest = null, name = $3 where match = $1 and guest = $2', [
          key,
          guest,
          nobody.name,
        ]);
      }),
    noteForgotten: (match, guest, at) =>
      atOnce(async (within) => {
        const key = await keyOf(within, match);
        const noted = await within(
          `update people set forgotten_at = $3 where match = $1 and guest = $2 and forgotten_at is null returning match`,
          [key, guest, at],
        );
        if (noted.length === 0) await within('delete from people where match = $1 and guest = $2', [key, guest]);
      }),
    async finishForgetting(guest) {
      await patiently(() =>
        asking(writer)(
          'delete from forgetting where guest = $1 and not exists (select 1 from people where guest = $1)',
          [guest],
        ),
      );
    },
    async endedBefore(moment, most) {
      const rows = await ask(
        `select id from matches where phase in ('over', 'closed') and last_at < $1 order by last_at limit $2`,
        [moment, most],
      );
      return rows.map((row) => textIn(row, 'id'));
    },
    async remove(match) {
      await patiently(() =>
        asking(writer)(
          `update matches set id = 'removed ' || key, secret = '', summary = '{}', game = '', phase = 'removed',
             listed = false, search = '', due_at = null where id = $1`,
          [match],
        ),
      );
    },
    sweep: (most) =>
      atOnce(async (within) => {
        const [row] = await within(
          `select key from matches where phase = 'removed' limit 1 for update skip locked`,
          [],
        );
        if (row === undefined) return 0;
        const key = numberIn(row, 'key');
        let swept = 0;
        for (const table of ['entries', 'chat', 'snapshots', 'lasting_snapshots', 'seats', 'people']) {
          const gone = await within(
            `delete from ${table} where ctid in (select ctid from ${table} where match = $1 limit $2) returning match`,
            [key, most - swept],
          );
          swept += gone.length;
        }
        if (swept === most) return swept;
        await within('delete from matches where key = $1', [key]);
        return swept + 1;
      }),
  };
}

/** Locks the match until the transaction ends. */
async function keyOf(within: Ask, match: string): Promise<number | undefined> {
  const [row] = await within('select key from matches where id = $1 for update', [match]);
  return row && numberIn(row, 'key');
}
