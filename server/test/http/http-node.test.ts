import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CannotStart, startNode } from '../../index.ts';
import { begunDuel, visitor } from './http-border.ts';
import { nodeOn } from './node-options.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

const node = nodeOn(join(folder, 'data'));

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

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('what is kept is for its owner alone, in a folder that was open to all as well', async () => {
  const data = join(folder, 'open');
  mkdirSync(data, { mode: 0o755 });
  const modes = () => readdirSync(data).map((name) => modeOf(join(data, name)));
  const first = await startNode({ ...node, data });
  await begunDuel(`http://127.0.0.1:${first.port}`);
  expect(modes()).toEqual(modes().map(() => '600'));
  await first.stop();
  for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
  chmodSync(data, 0o755);
  const running = await startNode({ ...node, data });
  await begunDuel(`http://127.0.0.1:${running.port}`);
  const names = readdirSync(data);
  expect(names.toSorted()).toEqual([
    'cookie-secret',
    'push-key',
    'starboard.lock',
    'starboard.sqlite',
    'starboard.sqlite-running',
    'starboard.sqlite-shm',
    'starboard.sqlite-wal',
  ]);
  expect(modes()).toEqual(names.map(() => '600'));
  expect(modeOf(data)).toBe('700');
  await running.stop();
});

test('a folder that holds other files too is left as it is, which is said', async () => {
  const data = join(folder, 'mixed');
  mkdirSync(data, { mode: 0o755 });
  writeFileSync(join(data, 'photo.jpg'), '', { mode: 0o644 });
  const log: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => log.push(line) } };
  await (await startNode({ ...node, data, logger })).stop();
  expect([modeOf(data), modeOf(join(data, 'photo.jpg')), modeOf(join(data, 'cookie-secret'))]).toEqual([
    '755',
    '644',
    '600',
  ]);
  expect(log.join('')).toContain('Others may list the data folder');
});

test('two servers on one folder: the second does not start', async () => {
  const first = await startNode(node);
  const second = startNode(node);
  await expect(second).rejects.toThrow(/^Another Starboard server is using the data folder/);
  await expect(second).rejects.toBeInstanceOf(CannotStart);
  await first.stop();
  await (await startNode(node)).stop();
});

test.for(['', 'short', 'f'.repeat(63), 'F'.repeat(64), `${'f'.repeat(64)}f`])(
  'a cookie secret of %j is not whole: it does not start, and leaves it as it is',
  async (secret) => {
    const data = join(folder, `secret-${secret.length}-${secret[0]}`);
    mkdirSync(data);
    writeFileSync(join(data, 'cookie-secret'), secret);
    await expect(startNode({ ...node, data })).rejects.toThrow('has been changed: it must be 64 hexadecimal digits');
    expect(readFileSync(join(data, 'cookie-secret'), 'utf8')).toBe(secret);
    writeFileSync(join(data, 'cookie-secret'), `${'f'.repeat(64)}\n`);
    await (await startNode({ ...node, data })).stop();
  },
);

test('the key for notifications is made once and kept; a given one goes before it', async () => {
  const keyOf = async (change: Partial<typeof node>) => {
    const running = await startNode({ ...node, ...change });
    const { key } = (await visitor(`http://127.0.0.1:${running.port}`).get('/api/push')).body;
    await running.stop();
    return key;
  };
  const made = await keyOf({});
  expect(made).toMatch(/^[\w-]{87}$/);
  expect(await keyOf({})).toBe(made);
  const given = await keyOf({ pushKey: '7'.repeat(64) });
  expect([given === made, await keyOf({ pushKey: '7'.repeat(64) })]).toEqual([false, given]);
  expect(await keyOf({ push: false })).toBeNull();
});

writeFileSync(join(folder, 'file'), '');

test.for([
  ['a secret that is too short', { secret: 'hush' }, 'STARBOARD_SECRET must be at least 32 characters long.'],
  [
    'a database without a secret',
    { databaseUrl: 'postgres://localhost/x' },
    /share a STARBOARD_SECRET, and none is set\.$/,
  ],
  ['a key for notifications that is none', { pushKey: 'f'.repeat(64) }, 'STARBOARD_PUSH_KEY is not a key'],
  ['a data folder that is none', { data: join(folder, 'file', 'data') }, /^The data folder can’t be used: .*\.$/],
  [
    'no database there',
    { databaseUrl: 'mysql://localhost/x', secret: 'x'.repeat(32) },
    /^The store can’t be opened: .*\.$/,
  ],
  ['no such address', { host: '203.0.113.1' }, 'This machine has no address 203.0.113.1.'],
] as const)('%s: it does not start, and says why', async ([, wrong, sentence]) => {
  const start = startNode({ ...node, ...wrong });
  await expect(start).rejects.toThrow(sentence);
  await expect(start).rejects.toBeInstanceOf(CannotStart);
});
