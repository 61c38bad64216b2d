import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CannotStart, LIMITS, type NodeOptions, startNode } from '../index.ts';
import { begunDuel, visitor } from './http-border.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

const node: NodeOptions = {
  host: '127.0.0.1',
  port: 0,
  data: join(folder, 'data'),
  page: null,
  databaseUrl: undefined,
  natsUrl: undefined,
  secret: undefined,
  webhook: undefined,
  allowedOrigins: [],
  trustProxy: false,
  limits: LIMITS,
  logger: { level: 'silent', stream: { write: () => {} } },
};

test('after a new start, guests and matches are where they were', async () => {
  const before = await startNode(node);
  const { match, ann } = await begunDuel(`http://127.0.0.1:${before.port}`);
  const seen = await ann.look(match);
  await before.stop();
  const after = await startNode(node);
  const again = visitor(`http://127.0.0.1:${after.port}`);
  again.cookie = ann.cookie;
  expect(await again.look(match)).toEqual(seen);
  expect(seen.table.seats[0]?.mine).toBe(true);
  await after.stop();
});

writeFileSync(join(folder, 'file'), '');

test.for([
  ['a secret that is too short', { secret: 'hush' }, 'STARBOARD_SECRET must be at least 32 characters long.'],
  ['a database without a secret', { databaseUrl: 'postgres://localhost/x' }, /one STARBOARD_SECRET; none is given\.$/],
  ['a data folder that is none', { data: join(folder, 'file', 'data') }, /^The data folder cannot be used: .*\.$/],
  [
    'no database there',
    { databaseUrl: 'mysql://localhost/x', secret: 'x'.repeat(32) },
    /^The store cannot be opened: .*\.$/,
  ],
  ['no such address', { host: '203.0.113.1' }, 'This machine has no address 203.0.113.1.'],
] as const)('%s: it does not start, and says why', async ([, wrong, sentence]) => {
  const start = startNode({ ...node, ...wrong });
  await expect(start).rejects.toThrow(sentence);
  await expect(start).rejects.toBeInstanceOf(CannotStart);
});
