import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import { preview } from 'vite';
import { buildPage, PREVIEW } from '../support/page.ts';
import type { Served } from '../support/use-site.ts';

export interface StoredSite extends Served {
  readonly folder: string;
  /** From now on the site has a newer version, which differs in its worker only. */
  publish(version: string): Promise<void>;
  /** As if the network were gone. */
  vanish(): Promise<void>;
}

/** The built page in a folder of its own, where it can be changed. */
export async function serveStored(): Promise<StoredSite> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-stored-'));
  await cp(await buildPage('shared'), folder, { recursive: true });
  const server = await preview(PREVIEW(folder));
  const worker = join(folder, 'service-worker.js');
  return {
    folder,
    address: server.resolvedUrls?.local[0] ?? '',
    async publish(version) {
      const text = await readFile(worker, 'utf8');
      const changed = text.replace(/version:`[^`]*`|version:"[^"]*"/, `version:"${version}"`);
      if (changed === text) throw new Error('the worker names no version');
      await writeFile(worker, changed);
    },
    vanish: () => server.close(),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** On a busy machine, storing the page takes a while. In milliseconds. */
export const PATIENCE = 90_000;

/** Waits until the worker has stored what it needs and answers for the page. */
export async function hasWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: PATIENCE });
}

/** The addresses of all files that the browser has stored. */
export function storedBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
}

/** Every file of the page, by its address in the build. */
export async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((each) => each.isFile() && each.name !== 'service-worker.js')
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
