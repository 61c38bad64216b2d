import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeWith } from '../../../testkit/run/needs.ts';
import { startNode } from '../../index.ts';
import { DUEL, visitor } from '../http/http-border.ts';
import { nodeOn } from '../http/node-options.ts';

/** The usual run tries the same with a limit of pages, which needs no mount. */
const describeOnSmallDisk = await describeWith(['root with the right to mount']);

describeOnSmallDisk('on a disk of its own', () => {
  test('a file system that runs full and is freed again: nothing acknowledged is lost', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-small-disk-'));
    const node = nodeOn(join(folder, 'data'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
    try {
      const ballast = join(folder, 'ballast');
      writeFileSync(ballast, Buffer.alloc(4 * 1024 * 1024));
      const running = await startNode(node);
      const ann = visitor(`http://127.0.0.1:${running.port}`);
      const ops = visitor(`http://127.0.0.1:${running.opsPort}`);
      const kept: string[] = [];
      const open = async (): Promise<number> => {
        const { status, body } = await ann.post('/api/matches', DUEL);
        if (status === 201) kept.push(body.match);
        else expect([status, body.code]).toEqual([503, 'no-room']);
        return status;
      };
      for (let full = 0; full < 50; ) if ((await open()) === 503) full++;
      await expect.poll(async () => (await ops.get('/readyz')).status, { timeout: 5000 }).toBe(503);
      const before = kept.length;
      rmSync(ballast);
      await expect.poll(async () => (await ops.get('/readyz')).status, { timeout: 5000 }).toBe(200);
      for (let i = 0; i < 50; i++) expect(await open()).toBe(201);
      await running.stop();

      const again = await startNode(node);
      const ben = visitor(`http://127.0.0.1:${again.port}`);
      expect(before).toBeGreaterThan(50);
      for (const match of kept) expect((await ben.get(`/api/matches/${match}`)).status).toBe(200);
      await again.stop();
    } finally {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
