import type { Browser } from 'playwright-core';
import { preview } from 'vite';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { serveOnline } from './online-site.ts';
import { buildPage, type Looked, PREVIEW } from './page.ts';

/** What a file of tests in a browser begins with: the page at an address, and a browser to look at it with. */

/** A page that is being served, and how to stop that. */
export interface Served {
  readonly address: string;
  close(): Promise<unknown>;
}

let browser: Promise<Browser> | undefined;
let page: Promise<Served> | undefined;

/** The one browser of this worker. All its files share it, each test in contexts of its own. */
export async function sharedBrowser(): Promise<Browser> {
  const running = await browser;
  if (running?.isConnected()) return running;
  browser = launchBrowser();
  return browser;
}

/** The built page on a plain server, once for all files of this worker; it ends with the worker. */
function sharedPage(): Promise<Served> {
  page ??= buildPage('shared').then(async (outDir) => {
    const server = await preview(PREVIEW(outDir));
    return { address: server.resolvedUrls?.local[0] ?? '', close: async () => undefined };
  });
  return page;
}

/**
 * The page without a server of its own, or as `serve` serves it for this file. After each test all that it opened in
 * the browser is closed, so that a test that failed leaves nothing to the next.
 */
export function useSite(serve: () => Promise<Served> = sharedPage): Looked {
  let served: Served | undefined;
  let running: Browser | undefined;
  beforeAll(async () => {
    served = await serve();
  });
  beforeAll(async () => {
    running = await sharedBrowser();
  });
  afterEach(() => closeAll(running));
  afterAll(() => served?.close());
  return {
    get address() {
      return given(served).address;
    },
    get browser() {
      return given(running);
    },
  };
}

/** The page with a real server behind it that is only this file's. */
export const useOnlineSite = (): Looked => useSite(() => serveOnline('shared'));

async function closeAll(running: Browser | undefined): Promise<void> {
  for (const context of running?.contexts() ?? []) await context.close();
}

function given<T>(opened: T | undefined): T {
  if (opened === undefined) throw new Error('the page is opened before the first test, not earlier');
  return opened;
}
