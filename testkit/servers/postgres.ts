import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startChild } from './child.ts';
import { freePort } from './free-port.ts';
import { postgresPrograms, unprivileged } from './postgres-programs.ts';

export interface PostgresServer {
  /** A database that exists from the beginning. */
  readonly url: string;
  freshDatabase(): Promise<string>;
  /** `kill -9` of every process that serves a client: PostgreSQL then disconnects everybody and recovers. */
  killBackends(): Promise<void>;
  kill(): Promise<void>;
  /** Starts it again at the same address after a kill. */
  start(): Promise<void>;
  /** From now on, its files are still there after it is stopped. Says where. */
  keep(): string;
  /** Removes its files too, unless they are to be kept. */
  stop(): Promise<void>;
}

const USER = 'starboard';

/** A real PostgreSQL in its own folder, fully durable, with further settings if necessary. */
export async function startPostgres(...more: readonly string[]): Promise<PostgresServer> {
  const { initdb, postgres } = postgresPrograms();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'starboard-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { ...user, cwd: folder };
  execFileSync(initdb, ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], as);

  const port = await freePort();
  const address = (database: string): string => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...more];
  const args = ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
  const run = () =>
    startChild(postgres, args, as, () => ask(address('postgres'), 'select 1').then(Boolean, () => false));
  let server = await run();
  let databases = 0;
  let kept = false;

  /** Processes that served clients outlive their server for a moment, and it doesn't start beside them. */
  async function runAgain(): ReturnType<typeof run> {
    for (const start = performance.now(); ; await wait(100)) {
      try {
        return await run();
      } catch (error) {
        if (performance.now() - start > 20_000 || !String(error).includes('still in use')) throw error;
      }
    }
  }

  return {
    url: address('postgres'),
    async freshDatabase() {
      databases++;
      await askPatiently(address('postgres'), `create database fresh_${databases}`);
      return address(`fresh_${databases}`);
    },
    async killBackends() {
      const rows = await askPatiently(
        address('postgres'),
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      for (const { pid } of rows) killIfThere(pid);
    },
    async kill() {
      await server.end('SIGKILL');
    },
    async start() {
      if (!server.running) server = await runAgain();
    },
    keep() {
      kept = true;
      return folder;
    },
    async stop() {
      await server.end('SIGQUIT');
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** After a kill, it needs a moment to recover. */
async function askPatiently(url: string, sql: string): ReturnType<typeof ask> {
  for (const start = performance.now(); ; await wait(20)) {
    try {
      return await ask(url, sql);
    } catch (error) {
      if (performance.now() - start > 20_000) throw error;
    }
  }
}

async function ask(url: string, sql: string): Promise<readonly { readonly pid: number }[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<{ readonly pid: number }>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** It may have ended by itself meanwhile. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
