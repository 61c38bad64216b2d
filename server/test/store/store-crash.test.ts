import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../store/sqlite/open.ts';
import { words } from './contract/store-samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KILLS = 8;
const WRITER = fileURLToPath(new URL('./store-writer.ts', import.meta.url));

test('a process on SQLite killed again and again loses nothing it was told is kept', async () => {
  const file = join(folder, 'crash.sqlite');
  const told = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill++) {
    for (const [id, number] of await writeUntilKilled(file, 'match', 40 + 15 * kill)) told.set(id, number);
    await expectKept(file, told);
  }
  expect(told.size).toBe(8);
});

test('processes that begin a file together, and are killed, lose nothing either', async () => {
  const file = join(folder, 'new', 'shared.sqlite');
  const told = await Promise.all(['a', 'b', 'c'].map((name) => writeUntilKilled(file, name, 400)));
  expect(told.map((lines) => lines.length > 0)).toEqual([true, true, true]);
  await expectKept(file, new Map(told.flat()));
});

/** Every log is complete, and at least as long as was acknowledged. */
async function expectKept(file: string, told: ReadonlyMap<string, number>): Promise<void> {
  const store = await openSqlite(file);
  for (const [id, number] of told) {
    const log = await words(store, id, 1);
    expect(log).toEqual(log.map((_, i) => `${i + 2}`));
    expect(log.length + 1).toBeGreaterThanOrEqual(number);
  }
  await store.close();
}

/** How far each match had come, according to the process before it died. */
async function writeUntilKilled(
  file: string,
  name: string,
  milliseconds: number,
): Promise<readonly (readonly [string, number])[]> {
  const child = spawn(process.execPath, [WRITER, file, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), killLater(child, milliseconds)]);
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '))
    .map(([id = '', number]) => [id, Number(number)] as const);
}

async function killLater(child: ChildProcess, milliseconds: number): Promise<void> {
  if (child.stdout !== null) await once(child.stdout, 'readable');
  await wait(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'exit');
}
