import { DatabaseSync } from 'node:sqlite';
import type { Archive } from './log.ts';

/** What is kept in a SQLite file, which a server may be writing to. */
export function sqliteArchive(file: string): Archive {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const ids = database.prepare('select id from matches order by key');
  const match = database.prepare('select key, secret from matches where id = ?');
  const entries = database.prepare('select number, entry from entries where match = ? order by number');
  const lines = database.prepare('select number, line from chat where match = ? order by number');
  const devices = database.prepare('select guest, id, added_at, signed_out_at from devices');
  return {
    ids: async () => ids.all().map((row) => String(row['id'])),
    async match(id) {
      const found = match.get(id);
      if (found === undefined) throw new Error(`there is no match ${id}`);
      const key = Number(found['key']);
      return {
        id,
        secret: String(found['secret']),
        entries: entries
          .all(key)
          .map((row) => ({ number: Number(row['number']), what: JSON.parse(String(row['entry'])) })),
        lines: lines.all(key).map((row) => ({ number: Number(row['number']), what: JSON.parse(String(row['line'])) })),
      };
    },
    devices: async () =>
      devices.all().map((row) => ({
        guest: String(row['guest']),
        id: String(row['id']),
        added: row['added_at'] !== null,
        signedOut: row['signed_out_at'] !== null,
      })),
    close: async () => database.close(),
  };
}
