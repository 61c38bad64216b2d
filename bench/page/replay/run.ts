import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { openSite, visit } from '../../../web/test/support/page.ts';

/**
 * How long a replay of 1,017 events (eight pilots of Furball, twelve rounds) takes to open, to step and to jump from end
 * to end, at a quarter of the CPU. It counts the time of the page's main thread, four times, so that other programs on
 * the machine don't count; and what a person waits on a page that is slowed down to a quarter.
 *
 * --page FOLDER  measures a page that is built already
 */
const { values } = parseArgs({ options: { page: { type: 'string' } } });

const RECORD = join(import.meta.dirname, 'furball-1017-events.jsonl');
const QUARTER = 4;
const STEPS = 40;
const JUMPS = 5;
const LIMITS = { open: 1000, step: 50, jump: 300 } as const;

/** Milliseconds that the main thread has worked so far. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Milliseconds until the page shows what a key leads to. */
const pressed = (page: Page, key: string): Promise<number> =>
  page.evaluate(async (name) => {
    const begin = performance.now();
    dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - begin;
  }, key);

async function opened(page: Page, address: string): Promise<number> {
  const begin = performance.now();
  await page.goto(`${address}#/replay`);
  await page.locator('.transport .count').waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return performance.now() - begin;
}

interface Measured {
  readonly open: number;
  readonly step: readonly number[];
  readonly jump: readonly number[];
}

/** `clock` turns what was waited into what counts. */
async function measure(page: Page, address: string, clock: (work: () => Promise<number>) => Promise<number>) {
  const open = await clock(() => opened(page, address));
  const [step, jump]: number[][] = [[], []];
  for (let i = 0; i < JUMPS; i++) {
    jump?.push(await clock(() => pressed(page, 'End')));
    jump?.push(await clock(() => pressed(page, 'Home')));
  }
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    for (let i = 0; i < STEPS / 2; i++) step?.push(await clock(() => pressed(page, key)));
    await pressed(page, 'End');
  }
  return { open, step: step ?? [], jump: jump ?? [] };
}

const middle = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

function report(how: string, { open, step, jump }: Measured): void {
  const told = [
    `open ${Math.round(open)} of ${LIMITS.open}`,
    `step ${Math.round(middle(step))} (at most ${Math.round(Math.max(...step))}) of ${LIMITS.step}`,
    `jump ${Math.round(middle(jump))} (at most ${Math.round(Math.max(...jump))}) of ${LIMITS.jump}`,
  ];
  console.log(`${how}: ${told.join(', ')} ms`);
}

const site = await openSite('bench-replay', values.page);
try {
  const record = await readFile(RECORD, 'utf8');
  for (const how of ['main thread × 4', 'slowed down to a quarter'] as const) {
    const { page, close } = await visit(site, 'desktop');
    await page.evaluate((file) => sessionStorage.setItem('starboard.opened-record', file), record);
    const session = await page.context().newCDPSession(page);
    const isSlow = how !== 'main thread × 4';
    if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: QUARTER });
    else await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const byThread = async (work: () => Promise<number>): Promise<number> => {
      const before = await worked(session);
      await work();
      return QUARTER * ((await worked(session)) - before);
    };
    report(how, await measure(page, site.address, isSlow ? (work) => work() : byThread));
    await close();
  }
} finally {
  await site.close();
}
