import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startNode } from '../../index.ts';
import { DUEL, visitor } from '../http/http-border.ts';
import { nodeOn } from '../http/node-options.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = nodeOn(join(folder, 'data'));

/** The command in docs/operating.md with which Node makes a copy. */
function documented(): string {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const [, script] = /npx node -e "(.*VACUUM INTO.*)"\n/.exec(text) ?? [];
  if (script === undefined) throw new Error('docs/operating.md says no more how to make a copy');
  return script.replaceAll('\\"', '"');
}

test('a copy made while the server runs, put back as the docs say, has all there was at that moment', async () => {
  const running = await startNode(node);
  const ann = visitor(`http://127.0.0.1:${running.port}`);
  const open = async (): Promise<string> => (await ann.post('/api/matches', DUEL)).body.match;
  const before = await open();
  execFileSync(process.execPath, ['-e', documented()], { cwd: folder, stdio: 'pipe' });
  const after = await open();
  await running.stop();

  for (const part of ['', '-wal', '-shm', '-running'])
    rmSync(join(node.data, `starboard.sqlite${part}`), { force: true });
  renameSync(join(folder, 'backup.sqlite'), join(node.data, 'starboard.sqlite'));
  const again = await startNode(node);
  const ben = visitor(`http://127.0.0.1:${again.port}`);
  expect((await ben.get(`/api/matches/${before}`)).status).toBe(200);
  expect((await ben.get(`/api/matches/${after}`)).status).toBe(404);
  await again.stop();
});
