import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build, type InlineConfig, preview } from 'vite';
import { launchBrowser } from './browser.ts';
import { inTurn } from './in-turn.ts';

const WEB = join(import.meta.dirname, '../..');
const CACHE = join(WEB, '.cache');
const configFile = join(WEB, 'vite.config.ts');
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  wide: { width: 2560, height: 1440 },
} as const;
export type ScreenSize = keyof typeof SIZES;
/** The two screens on which whole matches are played. */
export const SIZE_NAMES: readonly ScreenSize[] = ['desktop', 'phone'];
export const ALL_SIZES: readonly ScreenSize[] = ['phone', 'tablet', 'desktop', 'wide'];

export interface Looked {
  readonly address: string;
  readonly browser: Browser;
}

/** For a script, which closes both when it is done. */
export interface Site extends Looked {
  close(): Promise<void>;
}

/**
 * Builds the page and returns its folder: once for all tests of a run; for anybody else into a separate folder, so that
 * builds don't collide.
 */
export async function buildPage(name: string): Promise<string> {
  const run = process.env['STARBOARD_TEST_RUN'];
  if (run === undefined) return built(name);
  return inTurn(`building-${run}`, async () => {
    const ready = join(CACHE, run);
    if (existsSync(join(ready, 'index.html'))) return ready;
    await clearOld();
    return built(run);
  });
}

const HOURS = 3_600_000;

/** Removes what old runs have left. */
async function clearOld(): Promise<void> {
  for (const name of existsSync(CACHE) ? await readdir(CACHE) : []) {
    const folder = join(CACHE, name);
    if (name.startsWith('run-') && Date.now() - (await stat(folder)).mtimeMs > 3 * HOURS) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function built(name: string): Promise<string> {
  const outDir = join(CACHE, name);
  await build({ root: WEB, configFile, logLevel: 'error', build: { outDir } });
  return outDir;
}

export const PREVIEW = (outDir: string): InlineConfig => ({
  root: WEB,
  configFile,
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
});

/** `folder` has a page that is built already. */
export async function openSite(name: string, folder?: string): Promise<Site> {
  const server = await preview(PREVIEW(folder ?? (await buildPage(name))));
  const browser = await launchBrowser();
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** A page with empty storage, and everything that went wrong on it. */
export interface Visitor {
  readonly page: Page;
  readonly wrongs: string[];
  close(): Promise<void>;
}

interface VisitOptions extends Pick<BrowserContextOptions, 'hasTouch' | 'reducedMotion'> {
  /** Whether the runner gives usual answers, as for any new player; by default tests are asked everything. */
  readonly usualAnswers?: boolean;
  /** Whether sound is offered, as in the first match in a browser. */
  readonly soundOffer?: boolean;
  /** Whether the page is stored for use without a network, which takes the browser a while; by default it is not. */
  readonly offline?: boolean;
}

export async function visit(
  site: Looked,
  size: ScreenSize,
  { usualAnswers = false, soundOffer = false, offline = false, ...options }: VisitOptions = {},
): Promise<Visitor> {
  const context = await site.browser.newContext({
    viewport: SIZES[size],
    acceptDownloads: true,
    // Playwright waits until an element stands still before pressing it; tests about motion turn this off.
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(fixChance);
  if (!usualAnswers) await context.addInitScript(askEverything);
  if (!soundOffer) await context.addInitScript(declineSound);
  if (!offline) await context.addInitScript(withoutServiceWorkers);
  const page = await context.newPage();
  await slowDown(page);
  page.setDefaultTimeout(30_000);
  const wrongs: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrongs.push(message.text());
  });
  page.on('pageerror', (error) => wrongs.push(error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Requests that a page was still making when it was left are no failure.
    if (why !== 'net::ERR_ABORTED') wrongs.push(`${request.url()} failed: ${why}`);
  });
  await page.goto(site.address);
  await page.waitForSelector('a.card');
  return { page, wrongs, close: () => context.close() };
}

/** Slows the page down to provoke races; `STARBOARD_SLOW=4` is a weak phone. */
const SLOWER = Number(process.env['STARBOARD_SLOW'] ?? 1);
const LATENCY_MS = 60;

async function slowDown(page: Page): Promise<void> {
  if (SLOWER === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS * SLOWER,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Tests of boards look at every question. */
function askEverything(): void {
  // An empty page has no storage.
  if (location.protocol !== 'about:') localStorage.setItem('starboard.setting.ask-everything', 'true');
}

function declineSound(): void {
  if (location.protocol !== 'about:') localStorage.setItem('starboard.setting.sound-offered', 'true');
}

function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Tests get the same matches every time. */
function fixChance(): void {
  let state = 1984;
  crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const i of bytes.keys()) {
      state = (state * 1103515245 + 12345) % 2147483648;
      bytes[i] = state >>> 16;
    }
    return array;
  };
}

/** A sentence for each fault that axe finds. */
export async function accessFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = globalThis as typeof globalThis & { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} (${node.failureSummary})`));
  });
}
