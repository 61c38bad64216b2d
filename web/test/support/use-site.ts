import type { Browser } from 'playwright-core';
import { preview } from 'vite';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { serveOnline } from './online-site.ts';
import { buildPage, type Looked, PREVIEW } from './page.ts';

export interface Served {
  readonly address: string;
  close(): Promise<unknown>;
}

let browser: Promise<Browser> | undefined;
let page: Promise<Served> | undefined;

/** All files of this worker share it; each test has its own contexts. */
export async function sharedBrowser(): Promise<Browser> {
  const running = await browser;
  if (running?.isConnected()) return running;
  browser = launchBrowser();
  return browser;
}

/** Served once for all files of this worker. */
function sharedPage(): Promise<Served> {
  page ??= buildPage('shared').then(async (outDir) => {
    const server = await preview(PREVIEW(outDir));
    return { address: server.resolvedUrls?.local[0] ?? '', close: async () => undefined };
  });
  return page;
}

/**
 * Opens the page without a server, or as `serve` serves it for this file. After each test, everything it opened is
 * closed, so that a failed test leaves nothing behind.
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

/** With a real server for this file alone. */
export const useOnlineSite = (): Looked => useSite(() => serveOnline('shared'));

async function closeAll(running: Browser | undefined): Promise<void> {
  for (const context of running?.contexts() ?? []) await context.close();
}

function given<T>(opened: T | undefined): T {
  if (opened === undefined) throw new Error('the page is opened before the first test, not earlier');
  return opened;
}
