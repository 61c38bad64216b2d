import pg from 'pg';
import type { Archive } from './log.ts';

type Row = { readonly [column: string]: unknown };

/** What is kept in a PostgreSQL database, which servers may be writing to. */
export function postgresArchive(url: string): Archive {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // A lost connection is replaced by the next query.
  pool.on('error', () => undefined);
  const ask = async (sql: string, ...values: readonly unknown[]): Promise<readonly Row[]> =>
    (await pool.query<Row>(sql, [...values])).rows;
  const numbered = (row: Row) => ({ number: Number(row['number']), what: JSON.parse(String(row['what'])) });
  return {
    ids: async () => (await ask('select id from matches order by key')).map((row) => String(row['id'])),
    async match(id) {
      const [found] = await ask('select key, secret from matches where id = $1', id);
      if (found === undefined) throw new Error(`there is no match ${id}`);
      const entries = await ask(
        'select number, entry::text as what from entries where match = $1 order by number',
        found['key'],
      );
      const lines = await ask(
        'select number, line::text as what from chat where match = $1 order by number',
        found['key'],
      );
      return { id, secret: String(found['secret']), entries: entries.map(numbered), lines: lines.map(numbered) };
    },
    devices: async () =>
      (await ask('select guest, id, added_at, signed_out_at from devices')).map((row) => ({
        guest: String(row['guest']),
        id: String(row['id']),
        added: row['added_at'] !== null,
        signedOut: row['signed_out_at'] !== null,
      })),
    close: () => pool.end(),
  };
}
