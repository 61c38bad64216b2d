import type { CDPSession, Page } from 'playwright-core';
import { flyOn } from '../../web/test/support/furball-playing.ts';
import { openSite, visit } from '../../web/test/support/page.ts';
import { nextStop, sitDown } from '../../web/test/support/playing.ts';

/**
 * How smooth the mat of Furball is in a real browser, with eight ships and six asteroids: frames a second while it is
 * moved about by hand and while a round is played back, at the speed of this machine and slowed down four times. One
 * that draws with its processor alone, as a machine without a screen does, is the hard case.
 */

const SLOWED = [1, 4] as const;
const SECONDS = 4;

/** Counts frames for as long as something goes on: frames a second, and the longest time between two. */
async function frames(page: Page, doing: () => Promise<unknown>): Promise<{ rate: number; longest: number }> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { frameTimes: times });
    const tick = (time: number): void => {
      times.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await doing();
  return page.evaluate(() => {
    const { frameTimes } = globalThis as typeof globalThis & { frameTimes: number[] };
    const [first = 0, last = 1] = [frameTimes[0], frameTimes.at(-1)];
    const gaps = frameTimes.slice(1).map((time, i) => time - (frameTimes[i] ?? 0));
    return {
      rate: Math.round(((frameTimes.length - 1) * 1000) / (last - first)),
      longest: Math.round(Math.max(...gaps)),
    };
  });
}

/** Moves the mat round and round with the mouse. */
async function pan(page: Page): Promise<void> {
  const box = await page.locator('.furball-mat').boundingBox();
  if (box === null) throw new Error('there is no mat');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const until = Date.now() + SECONDS * 1000;
  for (let i = 0; Date.now() < until; i++) await page.mouse.move(x + 90 * Math.cos(i / 9), y + 90 * Math.sin(i / 9));
  await page.mouse.up();
}

/** Plays a round back as others see it: a dial is set, and all fly and shoot. */
async function playBack(page: Page, turn: number): Promise<void> {
  await flyOn(page, turn);
  await page.waitForTimeout(SECONDS * 1000);
}

async function slowDown(cpu: CDPSession, rate: number): Promise<void> {
  await cpu.send('Emulation.setCPUThrottlingRate', { rate });
}

const site = await openSite('bench-mat');
try {
  const { page, close } = await visit(site, 'desktop');
  const cpu = await page.context().newCDPSession(page);
  await sitDown(page, /seven bots/, { game: 'Furball' });
  for (let turn = 0; (await nextStop(page)) === 'ask' && turn < 12; turn++) await flyOn(page, turn);
  const figures: { [name: string]: number } = { ships: await page.locator('.furball-ship').count() };
  for (const rate of SLOWED) {
    await slowDown(cpu, rate);
    const moved = await frames(page, () => pan(page));
    figures[`frames a second, moved by hand, slowed ${rate} times`] = moved.rate;
    figures[`longest frame in milliseconds, moved by hand, slowed ${rate} times`] = moved.longest;
  }
  await slowDown(cpu, 1);
  await page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"normal"'));
  await page.reload();
  for (const rate of SLOWED) {
    await nextStop(page);
    await slowDown(cpu, rate);
    const shown = await frames(page, () => playBack(page, rate));
    figures[`frames a second, played back, slowed ${rate} times`] = shown.rate;
    figures[`longest frame in milliseconds, played back, slowed ${rate} times`] = shown.longest;
  }
  console.log(JSON.stringify(figures, null, 2));
  await close();
} finally {
  await site.close();
}
