import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildPage } from '../support/page.ts';

const MOST = 60 * 1024;

test('the first page loads at most 60 KB of JavaScript, gzipped', async () => {
  const folder = await buildPage('size');
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file]) => join(folder, file ?? ''));
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = await Promise.all(scripts.map(async (file) => gzipSync(await readFile(file)).length));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(MOST);
});
