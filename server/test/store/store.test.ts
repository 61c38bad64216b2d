import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { describeWith } from '../../../testkit/run/needs.ts';
import { type PostgresServer, startPostgres } from '../../../testkit/servers/postgres.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { storeContract } from './contract/store-contract.ts';
import { storeModel } from './contract/store-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-store-'));
let files = 0;
let server: Promise<PostgresServer> | undefined;

afterAll(async () => {
  await (await server)?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function newFile() {
  const file = join(folder, 'made', 'if', 'missing', `${++files}.sqlite`);
  return { open: () => openSqlite(file) };
}

async function newDatabase() {
  server ??= startPostgres();
  const url = await (await server).freshDatabase();
  return { open: () => openPostgres(url) };
}

storeContract('SQLite', newFile);
storeModel('SQLite in memory', async () => ({ open: () => openSqlite(':memory:') }), 100);

const describeWithPostgres = await describeWith(['PostgreSQL']);
describeWithPostgres('on a server', () => {
  storeContract('PostgreSQL', newDatabase);
  storeModel('PostgreSQL', newDatabase, 15);
});
