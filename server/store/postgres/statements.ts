import type { ClientBase } from 'pg';
import { type DatabaseRow, numberIn, textIn } from '../rows/rows.ts';
import { CHAT_KEPT } from '../store.ts';
import type { KeptSummary, WriteOf } from '../writing/write.ts';
import type { DecidedWrites, MatchBeforeWrites } from './decide.ts';

/** Inserts the matches whose id is free, each with its first entry, and returns their ids. */
export async function keepMatches(
  client: ClientBase,
  creates: readonly WriteOf<'create'>[],
): Promise<ReadonlySet<string>> {
  if (creates.length === 0) return new Set();
  const { rows } = await client.query<DatabaseRow>(
    `insert into matches (id, secret, summary, game, phase, listed, search, last_at, due_at)
     select id, secret, summary::json, game, phase, listed, search, last_at, due_at
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::text[], $8::float8[], $9::float8[])
       as new (id, secret, summary, game, phase, listed, search, last_at, due_at)
     on conflict (id) do nothing returning id`,
    [
      creates.map(({ id }) => id),
      creates.map(({ secret }) => secret),
      ...summaryColumns(creates.map(({ summary }) => summary)),
    ],
  );
  return new Set(rows.map((row) => textIn(row, 'id')));
}

/** Always in the same order. */
export async function lockMatches(client: ClientBase, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await client.query('select key from matches where id = any($1::text[]) order by id for update', [ids]);
}

/** A separate statement after the locks, because a statement sees only what was committed before it began. */
export async function readMatches(
  client: ClientBase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchBeforeWrites>> {
  const { rows } = await client.query<DatabaseRow>(
    `select id, key, lines, coalesce((select max(number) from entries e where e.match = key), 0) as number
     from matches where id = any($1::text[])`,
    [ids],
  );
  return new Map(
    rows.map((row) => [
      textIn(row, 'id'),
      { key: numberIn(row, 'key'), number: numberIn(row, 'number'), lines: numberIn(row, 'lines') },
    ]),
  );
}

/** Another node has stored an entry since we read the length of the log. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** In the same order on every node, because each waits for a node that is storing an entry with the same number. */
export async function keepEntries(client: ClientBase, { entries }: DecidedWrites): Promise<void> {
  if (entries.length === 0) return;
  const { rowCount } = await client.query(
    `insert into entries (match, number, entry)
     select match, number, entry::json from unnest($1::int[], $2::int[], $3::text[]) as new (match, number, entry)
     order by match, number on conflict do nothing`,
    [entries.map(({ match }) => match), entries.map(({ number }) => number), entries.map(({ entry }) => entry)],
  );
  if (rowCount !== entries.length) throw new Overtaken();
}

export async function keepSummaries(client: ClientBase, { summaries }: DecidedWrites): Promise<void> {
  if (summaries.size === 0) return;
  await client.query(
    `update matches set summary = new.summary::json, game = new.game, phase = new.phase,
       listed = new.listed, search = new.search, last_at = new.last_at, due_at = new.due_at
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::boolean[], $6::text[], $7::float8[], $8::float8[])
       as new (key, summary, game, phase, listed, search, last_at, due_at)
     where matches.key = new.key`,
    [[...summaries.keys()], ...summaryColumns([...summaries.values()])],
  );
}

export async function keepSeats(client: ClientBase, { seats }: DecidedWrites): Promise<void> {
  if (seats.size === 0) return;
  const kept = [...seats.values()];
  await client.query(
    `insert into seats (match, seat, guest, name)
     select match, seat, guest, name from unnest($1::int[], $2::int[], $3::text[], $4::text[])
       as new (match, seat, guest, name)
     on conflict (match, seat) do update set guest = excluded.guest, name = excluded.name`,
    [
      kept.map(({ match }) => match),
      kept.map(({ seat }) => seat),
      kept.map(({ guest }) => guest),
      kept.map(({ name }) => name),
    ],
  );
}

/** Always in the same order, because each waits for a node that is storing the same guest. */
export async function keepPeople(client: ClientBase, { people }: DecidedWrites): Promise<void> {
  if (people.size === 0) return;
  const kept = [...people.values()];
  await client.query(
    `insert into people (match, guest, held)
     select match, guest, held from unnest($1::int[], $2::text[], $3::boolean[]) as new (match, guest, held)
     order by match, guest
     on conflict (match, guest) do update set held = people.held and excluded.held, forgotten_at = null`,
    [kept.map(({ match }) => match), kept.map(({ guest }) => guest), kept.map(({ held }) => held)],
  );
}

export async function keepSnapshots(client: ClientBase, { snapshots }: DecidedWrites): Promise<void> {
  if (snapshots.size === 0) return;
  const kept = [...snapshots.values()];
  await client.query(
    `insert into snapshots (match, number, state)
     select match, number, state::json from unnest($1::int[], $2::int[], $3::text[]) as new (match, number, state)
     on conflict (match) do update set number = excluded.number, state = excluded.state
     where excluded.number >= snapshots.number`,
    [[...snapshots.keys()], kept.map(({ number }) => number), kept.map(({ state }) => state)],
  );
}

export async function keepLasting(client: ClientBase, { lasting }: DecidedWrites): Promise<void> {
  if (lasting.size === 0) return;
  const marks = [...lasting.values()];
  await client.query(
    `insert into lasting_snapshots (match, number, state)
     select match, number, state::json from unnest($1::int[], $2::int[], $3::text[]) as new (match, number, state)
     on conflict (match, number) do update set state = excluded.state`,
    [marks.map(({ match }) => match), marks.map(({ number }) => number), marks.map(({ state }) => state)],
  );
}

export async function keepLines(client: ClientBase, { lines }: DecidedWrites): Promise<void> {
  if (lines.length === 0) return;
  await client.query(
    `with kept as (
       insert into chat (match, number, token, line)
       select match, number, token, line::json
       from unnest($1::int[], $2::int[], $3::uuid[], $4::text[]) as new (match, number, token, line)
       returning match, number
     )
     update matches set lines = last.number
     from (select match, max(number) as number from kept group by match) as last where matches.key = last.match`,
    [
      lines.map(({ match }) => match),
      lines.map(({ number }) => number),
      lines.map(({ token }) => token),
      lines.map(({ line }) => line),
    ],
  );
  const old = lines.filter(({ number }) => number > CHAT_KEPT);
  if (old.length === 0) return;
  await client.query(
    `delete from chat using unnest($1::int[], $2::int[]) as old (match, number)
     where chat.match = old.match and chat.number <= old.number`,
    [old.map(({ match }) => match), old.map(({ number }) => number - CHAT_KEPT)],
  );
}

/** One array per column: summary, game, phase, listed, search, last_at, due_at. */
function summaryColumns(summaries: readonly KeptSummary[]): readonly unknown[][] {
  return [
    summaries.map(({ json }) => json),
    summaries.map(({ game }) => game),
    summaries.map(({ phase }) => phase),
    summaries.map(({ listed }) => listed),
    summaries.map(({ search }) => search),
    summaries.map(({ lastAt }) => lastAt),
    summaries.map(({ dueAt }) => dueAt),
  ];
}
