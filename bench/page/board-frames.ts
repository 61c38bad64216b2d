import type { CDPSession, Page } from 'playwright-core';
import { playOn } from '../../web/test/support/death-star-playing.ts';
import { flyOn as flyFurball } from '../../web/test/support/furball-playing.ts';
import { openSite, visit } from '../../web/test/support/page.ts';
import { answerOnBoard, nextStop, sitDown } from '../../web/test/support/playing.ts';
import { layScenario } from '../../web/test/support/starfire-playing.ts';
import { flyOn as flyTunnels, layCrowd } from '../../web/test/support/tunnel-playing.ts';

/**
 * How smooth each board is in a real browser at 1440 × 900: frames a second while it is dragged by hand and while
 * events are played back, at the speed of this machine and slowed down four times. A machine without a screen draws
 * with its processor alone, which is the hard case. Words of the command line choose boards.
 */

const SLOWED = [1, 4] as const;
const SECONDS = 4;

interface BoardCase {
  readonly name: string;
  readonly game: string;
  readonly preset: RegExp;
  readonly board: string;
  /** Answers before measuring, so that something is going on. */
  readonly answers: number;
  lay?(page: Page): Promise<unknown>;
  answer(page: Page, turn: number): Promise<unknown>;
}

const BOARDS: readonly BoardCase[] = [
  { name: 'duel', game: 'Duel in Space', preset: /drone/i, board: '.duel-wheel', answers: 3, answer: answerOnBoard },
  {
    name: 'tunnel',
    game: 'Tunnel Chase',
    preset: /plain bot/i,
    board: '.tunnel-chart',
    answers: 6,
    lay: (page) => layCrowd(page, 1, 7),
    answer: flyTunnels,
  },
  {
    name: 'death-star',
    game: 'Escape the Death Star',
    preset: /as the Imperial/,
    board: '.station-deck',
    answers: 6,
    answer: playOn,
  },
  {
    name: 'starfire',
    game: 'Starfire',
    preset: /plain bot/i,
    board: '.starfire-map',
    answers: 4,
    lay: (page) => layScenario(page, 'fleet-action'),
    answer: answerOnBoard,
  },
  { name: 'furball', game: 'Furball', preset: /seven bots/, board: '.furball-mat', answers: 12, answer: flyFurball },
];

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

/** Drags the board round and round with the mouse. */
async function drag(page: Page, board: string): Promise<void> {
  const box = await page.locator(board).first().boundingBox();
  if (box === null) throw new Error(`there is no ${board}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const until = Date.now() + SECONDS * 1000;
  for (let i = 0; Date.now() < until; i++) await page.mouse.move(x + 90 * Math.cos(i / 9), y + 90 * Math.sin(i / 9));
  await page.mouse.up();
}

async function slowDown(cpu: CDPSession, rate: number): Promise<void> {
  await cpu.send('Emulation.setCPUThrottlingRate', { rate });
}

async function answerNext({ answer }: BoardCase, page: Page, turn: number): Promise<void> {
  if ((await nextStop(page)) === 'ask') await answer(page, turn);
}

async function measured(page: Page, one: BoardCase): Promise<void> {
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
  console.log([name, ...shown].join('\n  '));
}

const words = process.argv.slice(2);
const site = await openSite('bench-boards');
try {
  for (const one of BOARDS.filter(({ name }) => words.length === 0 || words.includes(name))) {
    const { page, close } = await visit(site, 'desktop', { reducedMotion: 'no-preference' });
    await measured(page, one);
    await close();
  }
} finally {
  await site.close();
}
