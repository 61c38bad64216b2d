import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const SAMPLE = join(import.meta.dirname, 'sample');
const VITEST = join(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs');
const folder = mkdtempSync(join(tmpdir(), 'starboard-reporter-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly code: number;
  readonly complaints: string;
  /** What follows vitest's own summary. */
  readonly end: readonly string[];
  readonly flaky: unknown;
}

async function run(words: readonly string[], needServers = ''): Promise<Run> {
  const flakyFile = join(folder, 'made', 'flaky.json');
  const child = spawn(process.execPath, [VITEST, 'run', ...words], {
    cwd: SAMPLE,
    env: { ...process.env, NO_COLOR: '1', FLAKY_FILE: flakyFile, STARBOARD_NEED_SERVERS: needServers },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const lines = said.trim().split('\n');
  const duration = lines.findIndex((line) => line.trim().startsWith('Duration'));
  const end = lines.slice(duration + 1).filter((line) => line !== '');
  return { code, complaints, end, flaky: JSON.parse(readFileSync(flakyFile, 'utf8')) };
}

test('at its very end a run names what was skipped and why, and what passed only when tried again', async () => {
  const { code, end, flaky } = await run(['needs', 'skips', 'flaky']);
  expect(end).toEqual([
    'Skipped: needs.sample.ts (needs nats-server), needs.sample.ts (needs root with the right to mount),' +
      ' skips.sample.ts (no reason given), skips.sample.ts (the moon is full)',
    'Flaky: flaky.sample.ts > passes the second time (passed on run 2)',
  ]);
  const errors = [expect.stringContaining('expected 1 to be 2')];
  expect(flaky).toEqual([{ file: 'flaky.sample.ts', test: 'passes the second time', runs: 2, errors }]);
  expect(code).toBe(0);
});

test('where servers have to be there, tests without theirs fail; root may be missing', async () => {
  const { code, complaints, end, flaky } = await run(['needs', 'broken'], '1');
  expect(complaints).toContain('FAIL  needs.sample.ts > with a server that is missing');
  expect(complaints).toContain('This needs nats-server, which is neither found nor installable');
  expect(complaints).toContain('it cannot begin');
  expect(end).toEqual(['Skipped: needs.sample.ts (needs root with the right to mount)']);
  expect(flaky).toEqual([]);
  expect(code).toBe(1);
});

test('tests that were not asked for are not named', async () => {
  expect((await run(['skips', 'flaky', '-t', 'at once'])).end).toEqual([]);
});
