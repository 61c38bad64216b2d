import type { ClientBase } from 'pg';
import { type DatabaseRow, numberIn, textIn } from '../rows/rows.ts';
import type { Write, WriteOf } from '../writing/write.ts';

/**
 * Which of these writes are in the database already, with their numbers: a match by its secret, an entry by its place
 * and text, a chat line by its token (whoever wrote it). Storing a summary or a snapshot twice does no harm.
 */
export async function lookUp(client: ClientBase, writes: readonly Write[]): Promise<ReadonlyMap<Write, number>> {
  const found = new Map<Write, number>();
  const creates = writes.filter((write) => write.type === 'create');
  for (const write of await presentMatches(client, creates)) found.set(write, 1);
  const appends = writes.filter((write) => write.type === 'append');
  for (const write of await presentEntries(client, appends)) found.set(write, write.expected + 1);
  const lines = writes.filter((write) => write.type === 'line');
  for (const [write, number] of await presentLines(client, lines)) found.set(write, number);
  return found;
}

async function presentMatches(
  client: ClientBase,
  creates: readonly WriteOf<'create'>[],
): Promise<readonly WriteOf<'create'>[]> {
  if (creates.length === 0) return [];
  const { rows } = await client.query<DatabaseRow>('select id, secret from matches where id = any($1::text[])', [
    creates.map(({ id }) => id),
  ]);
  const secrets = new Map(rows.map((row) => [textIn(row, 'id'), textIn(row, 'secret')]));
  return creates.filter(({ id, secret }) => secrets.get(id) === secret);
}

async function presentEntries(
  client: ClientBase,
  appends: readonly WriteOf<'append'>[],
): Promise<readonly WriteOf<'append'>[]> {
  if (appends.length === 0) return [];
  const { rows } = await client.query<DatabaseRow>(
    `select m.id, e.number, e.entry::text as entry
     from unnest($1::text[], $2::int[]) as asked (id, number)
     join matches m on m.id = asked.id join entries e on e.match = m.key and e.number = asked.number`,
    [appends.map(({ id }) => id), appends.map(({ expected }) => expected + 1)],
  );
  const entries = new Map(rows.map((row) => [`${numberIn(row, 'number')} ${textIn(row, 'id')}`, textIn(row, 'entry')]));
  return appends.filter(({ id, expected, entry }) => {
    const place = `${expected + 1} ${id}`;
    // Of several entries with the same text for the same place, one was stored.
    return entries.get(place) === entry && entries.delete(place);
  });
}

async function presentLines(
  client: ClientBase,
  lines: readonly WriteOf<'line'>[],
): Promise<readonly (readonly [Write, number])[]> {
  if (lines.length === 0) return [];
  const { rows } = await client.query<DatabaseRow>(
    `select m.id, c.token::text as token, c.number from chat c join matches m on m.key = c.match
     where m.id = any($1::text[]) and c.token = any($2::uuid[])`,
    [lines.map(({ id }) => id), lines.map(({ token }) => token)],
  );
  const numbers = new Map(rows.map((row) => [`${textIn(row, 'token')} ${textIn(row, 'id')}`, numberIn(row, 'number')]));
  return lines.flatMap((write) => {
    const number = numbers.get(`${write.token} ${write.id}`);
    return number === undefined ? [] : [[write, number] as const];
  });
}
