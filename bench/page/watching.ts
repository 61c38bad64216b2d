import type { Page } from 'playwright-core';
import { openSite, visit } from '../../web/test/support/page.ts';
import { answerOnBoard, nextStop, sitDown } from '../../web/test/support/playing.ts';

/**
 * How long a person really watches between two decisions at normal pace, in a browser: to be compared with
 * `bench/pace/run.ts`, which plays whole matches with a virtual clock. First times are counted here.
 */

const DECISIONS = 8;

/** Notes for how long no question could be answered, in milliseconds. */
async function noteGaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    Object.assign(globalThis, { gaps });
    let since = performance.now();
    let asked = true;
    const look = (): void => {
      const now = document.querySelector('.action-bar')?.hasAttribute('data-ask') === true;
      if (now && !asked) gaps.push(Math.round(performance.now() - since));
      if (!now && asked) since = performance.now();
      asked = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const readGaps = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as typeof globalThis & { gaps: number[] }).gaps);

const TABLES = [
  ['Duel in Space', /plain bot/i],
  ['Starfire', /plain bot/i],
] as const;

const site = await openSite('bench-watching');
try {
  for (const [game, preset] of TABLES) {
    const { page, close } = await visit(site, 'desktop');
    await sitDown(page, preset, { game });
    await nextStop(page);
    await page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"normal"'));
    await page.reload();
    await nextStop(page);
    await noteGaps(page);
    for (let turn = 0; turn < DECISIONS && (await nextStop(page)) === 'ask'; turn++) await answerOnBoard(page, turn);
    await nextStop(page);
    console.log(game, JSON.stringify(await readGaps(page)));
    await close();
  }
} finally {
  await site.close();
}
