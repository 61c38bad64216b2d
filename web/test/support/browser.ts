import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { inTurn } from './in-turn.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium itself sometimes crashes at the start, before a page is open; that says nothing about our page. */
const ATTEMPTS = 3;

interface Program {
  readonly executablePath: string;
  readonly args: string[];
}

/**
 * The browser named in the environment, the one from the packages, which is the same everywhere and the quickest, or, where
 * that doesn't run, the one on the machine.
 */
export function launchBrowser(): Promise<Browser> {
  return launched((program) => chromium.launch(program));
}

/** The same with its own profile folder, so that what it stores survives it. */
export function launchWithProfile(folder: string): Promise<BrowserContext> {
  return launched((program) => chromium.launchPersistentContext(folder, { ...program, serviceWorkers: 'block' }));
}

async function launched<T>(launch: (program: Program) => Promise<T>): Promise<T> {
  const named = process.env['CHROMIUM_PATH'];
  const programs = named === undefined ? [await packaged(), onPath()] : [named];
  let cause: unknown;
  for (const executablePath of programs) {
    for (let attempt = 1; executablePath !== undefined && attempt <= ATTEMPTS; attempt++) {
      try {
        return await launch({ executablePath, args: FLAGS });
      } catch (error) {
        cause = error;
        await pause(500);
      }
    }
  }
  throw new Error('No browser to test with: install Chromium, or name one in CHROMIUM_PATH.', { cause });
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** The package holds a browser for Linux on this kind of processor only. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  return inTurn('unpacking-chromium', () => sparticuz.executablePath());
}
