import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { type Looked, openSite, visit } from '../../web/test/support/page.ts';
import { nextStop, sitDown } from '../../web/test/support/playing.ts';
import { BOARDS, type BoardCase } from './frames/boards.ts';
import { costOf, type FrameCost, inWords } from './frames/cost.ts';

/**
 * How smooth each board is in a real browser at 1440 × 900: frames a second while it is dragged by hand and while
 * events are played back, at the speed of this machine and slowed down four times. A machine without a screen draws
 * with its processor alone, which is the hard case. On a busy machine frames say little, so the processor time of each
 * picture is counted, too. Words of the command line choose boards; `--page FOLDER` takes a page that is built already.
 */

const SLOWED = [1, 4] as const;
const SECONDS = 4;

/** The drag swings this far to both sides, in radians, and this much of a swing is one movement of the mouse. */
const SWING = 3.2;
const STEP = 1 / 30;
/** In pixels. */
const REACH = 90;

interface Smoothness {
  readonly rate: number;
  readonly longest: number;
}

/** Counts frames for as long as something goes on: frames a second, and the longest time between two. */
async function frames(page: Page, doing: () => Promise<unknown>): Promise<Smoothness> {
  await page.evaluate(() => {
    const times: number[] = [];
    const counting = { frameTimes: times, isCounting: true };
    Object.assign(globalThis, { counting });
    const tick = (time: number): void => {
      times.push(time);
      if (counting.isCounting) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await doing();
  return page.evaluate(() => {
    const { counting } = globalThis as typeof globalThis & { counting: { frameTimes: number[]; isCounting: boolean } };
    counting.isCounting = false;
    const { frameTimes } = counting;
    const [first = 0, last = 1] = [frameTimes[0], frameTimes.at(-1)];
    const gaps = frameTimes.slice(1).map((time, i) => time - (frameTimes[i] ?? 0));
    return {
      rate: Math.round(((frameTimes.length - 1) * 1000) / (last - first)),
      longest: Math.round(Math.max(...gaps)),
    };
  });
}

/** Swings the board to and fro with the mouse: a wheel that may turn only so far never stands still. */
async function drag(page: Page, board: string): Promise<void> {
  const box = await page.locator(board).first().boundingBox();
  if (box === null) throw new Error(`there is no ${board}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const until = Date.now() + SECONDS * 1000;
  for (let i = 0; Date.now() < until; i++) {
    const angle = SWING * Math.sin(i * STEP);
    await page.mouse.move(x + REACH * Math.cos(angle), y + REACH * Math.sin(angle));
  }
  await page.mouse.up();
}

async function slowDown(cpu: CDPSession, rate: number): Promise<void> {
  await cpu.send('Emulation.setCPUThrottlingRate', { rate });
}

async function answerNext({ answer }: BoardCase, page: Page, turn: number): Promise<void> {
  if ((await nextStop(page)) === 'ask') await answer(page, turn);
}

/** Frames without a trace, which slows the browser down, and then what pictures cost. */
async function measured(site: Looked, page: Page, one: BoardCase): Promise<void> {
  const { name, game, preset, board, answers, lay } = one;
  const cpu = await page.context().newCDPSession(page);
  await sitDown(page, preset, { game, ...(lay && { lay: () => lay(page) }) });
  await nextStop(page);
  const intro = page.getByRole('button', { name: 'Got it' });
  if (await intro.isVisible()) await intro.click();
  for (let turn = 0; turn < answers; turn++) await answerNext(one, page, turn);
  await nextStop(page);
  const shown: string[] = [];
  for (const rate of SLOWED) {
    await slowDown(cpu, rate);
    const { rate: found, longest } = await frames(page, () => drag(page, board));
    shown.push(`dragged, slowed ${rate} times: ${found} a second, longest ${longest} ms`);
  }
  await slowDown(cpu, 1);
  shown.push(`dragged: ${costs(await costOf(site.browser, page, () => drag(page, board)))}`);
  await page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"normal"'));
  await page.reload();
  for (const rate of SLOWED) {
    await nextStop(page);
    const { rate: found, longest } = await frames(page, async () => {
      await slowDown(cpu, rate);
      await answerNext(one, page, answers + rate);
      await page.waitForTimeout(SECONDS * 1000);
      await slowDown(cpu, 1);
    });
    shown.push(`played back, slowed ${rate} times: ${found} a second, longest ${longest} ms`);
  }
  await nextStop(page);
  const cost = await costOf(site.browser, page, async () => {
    await answerNext(one, page, answers);
    await page.waitForTimeout(SECONDS * 1000);
  });
  shown.push(`played back: ${costs(cost)}`);
  console.log([name, ...shown].join('\n  '));
}

const costs = (cost: FrameCost): string => `${cost.pictures} pictures, each ${inWords(cost)}`;

const { values, positionals: words } = parseArgs({ options: { page: { type: 'string' } }, allowPositionals: true });
const site = await openSite('bench-boards', values.page);
try {
  for (const one of BOARDS.filter(({ name }) => words.length === 0 || words.includes(name))) {
    const { page, close } = await visit(site, 'desktop', { reducedMotion: 'no-preference' });
    await measured(site, page, one);
    await close();
  }
} finally {
  await site.close();
}
