import pg from 'pg';
import { migratePostgres } from '../migrations/migrate.ts';
import type { WholeStore } from '../whole-store.ts';
import { writingBy } from '../writing/writing.ts';
import { postgresCommit } from './commit.ts';
import { postgresDevices } from './devices.ts';
import { postgresHousekeeping } from './housekeeping.ts';
import { patiently } from './patience.ts';
import { postgresPush } from './push.ts';
import { postgresReading } from './reading.ts';

/** Besides the one connection that writes. */
const READERS = 8;

/** Milliseconds. No wait is endless, and a node that vanished doesn't hold rows for long. */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
};

/** A store for any number of nodes. */
export async function openPostgres(url: string): Promise<WholeStore> {
  const writer = pool({ connectionString: url, max: 1, onConnect: insistOnDurability });
  const readers = pool({ connectionString: url, max: READERS });
  const { finish, ...writing } = writingBy(postgresCommit(writer));
  const letGo = async (): Promise<void> => {
    await finish();
    await Promise.all([writer.end(), readers.end()]);
  };

  try {
    await patiently(() => migrate(url));
  } catch (error) {
    await letGo();
    throw error;
  }
  let closing: Promise<void> | undefined;
  return {
    ...writing,
    ...postgresReading(readers),
    ...postgresDevices(readers, writer),
    ...postgresPush(readers, writer),
    ...postgresHousekeeping(readers, writer),
    async postpone(due, until) {
      await patiently(() =>
        writer.query(
          `update matches set due_at = $3 from unnest($1::text[], $2::float8[]) as old (id, due_at)
           where matches.id = old.id and matches.due_at = old.due_at`,
          [due.map(({ id }) => id), due.map(({ dueAt }) => dueAt), until],
        ),
      );
    },
    ready: () => writable(writer),
    close() {
      closing ??= letGo();
      return closing;
    },
  };
}

function pool(config: pg.PoolConfig): pg.Pool {
  const made = new pg.Pool({ ...config, ...LIMITS });
  // A broken connection fails the current query, which reports it; without a listener, it would end the process.
  made.on('error', () => undefined);
  made.on('connect', (client) => client.on('error', () => undefined));
  return made;
}

/** Whatever the database's default, a commit that we acknowledge has reached the disk. */
async function insistOnDurability(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
  );
}

/** On its own connection, without limits, because big tables take their time. */
async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: LIMITS.connectionTimeoutMillis });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await migratePostgres(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Tries an actual write. */
async function writable(writer: pg.Pool): Promise<boolean> {
  try {
    return (await writer.query('update probe set number = number + 1')).rowCount === 1;
  } catch {
    return false;
  }
}
