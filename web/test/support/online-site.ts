import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { launchBrowser } from './browser.ts';
import { buildPage, type Site } from './page.ts';

const STARBOARD = join(import.meta.dirname, '../../../cli/starboard.ts');

/** The built page, served by the real server with its own store. */
export async function serveOnline(name: string): Promise<{ address: string; close(): Promise<void> }> {
  const page = await buildPage(name);
  const data = await mkdtemp(join(tmpdir(), 'starboard-online-'));
  const args = [STARBOARD, 'serve', '--port', '0', '--data', data, '--page', page, '--quiet'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return {
    address: await addressOf(server),
    async close() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await gone;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The same with its own browser, for a script. */
export async function openOnlineSite(name: string): Promise<Site> {
  const { address, close } = await serveOnline(name);
  const browser = await launchBrowser();
  return {
    address,
    browser,
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** The only line that the server prints at its start. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the server cannot be heard');
  for await (const line of createInterface({ input: stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('the server stopped without a word');
}
