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

/** The browser named in the environment, the one on the machine, or the one from the packages. */
export function launchBrowser(): Promise<Browser> {
  return launched((program) => chromium.launch(program));
}

/** The same with its own profile folder, so that what it stores survives it. */
export function launchWithProfile(folder: string): Promise<BrowserContext> {
  return launched((program) => chromium.launchPersistentContext(folder, program));
}

async function launched<T>(launch: (program: Program) => Promise<T>): Promise<T> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? onPath() ?? (await unpacked());
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch({ executablePath, args: FLAGS });
    } catch (cause) {
      if (attempt === ATTEMPTS) {
        throw new Error('No browser to test with: install Chromium, or name one in CHROMIUM_PATH.', { cause });
      }
      await pause(500);
    }
  }
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

const unpacked = (): Promise<string> => inTurn('unpacking-chromium', () => sparticuz.executablePath());
