import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { FIVE_GAMES, playAndLook } from '../../web/test/support/five-games.ts';
import { ALL_SIZES, openSite, type ScreenSize, SIZES, visit } from '../../web/test/support/page.ts';

/**
 * The share of the screen that the board gets, in each game and on four screens: the mean over the asks of a match.
 *
 * --page FOLDER      measures a page that is built already, such as one of an older commit
 * --pictures FOLDER  also takes a picture of the first ask of each kind on every screen
 * --answers N        how far to play (24)
 * --game WORD        only the game whose title has this word
 */
const { values } = parseArgs({
  options: {
    page: { type: 'string' },
    pictures: { type: 'string' },
    answers: { type: 'string', default: '24' },
    game: { type: 'string', default: '' },
  },
});

/** What is drawn of the board, and neither below the screen nor under the bar. */
const shareOf = (page: Page, board: string): Promise<number> =>
  page.evaluate((selector) => {
    const drawn = document.querySelector(selector);
    if (drawn === null) return 0;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const ceiling = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0;
    const floor = document.querySelector('.helm')?.getBoundingClientRect().top ?? innerHeight;
    const wide = Math.min(right, innerWidth) - Math.max(left, 0);
    const high = Math.min(bottom, floor) - Math.max(top, ceiling);
    return (Math.max(0, wide) * Math.max(0, high)) / (innerWidth * innerHeight);
  }, board);

/** Until layout and map stand still. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

const mean = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0) / Math.max(1, of.length);

const site = await openSite('board-share', values.page);
try {
  console.log(`| game | ${ALL_SIZES.map((size) => `${SIZES[size].width} × ${SIZES[size].height}`).join(' | ')} |`);
  console.log(`| --- | ${ALL_SIZES.map(() => '---').join(' | ')} |`);
  for (const played of FIVE_GAMES.filter(({ game }) => game.includes(values.game))) {
    const { page, close } = await visit(site, 'desktop');
    const shares = new Map<ScreenSize, number[]>(ALL_SIZES.map((size) => [size, []]));
    const pictured = new Set<string>();
    await playAndLook(page, played, Number(values.answers), async (turn) => {
      const ask = await page.locator('.action-bar').getAttribute('data-ask');
      const kind = /"kind":"([^"]+)"/.exec(ask ?? '')?.[1] ?? '';
      for (const size of ALL_SIZES) {
        await page.setViewportSize(SIZES[size]);
        await settle(page);
        shares.get(size)?.push(await shareOf(page, played.essentials.board));
        if (values.pictures !== undefined && !pictured.has(kind)) {
          await mkdir(values.pictures, { recursive: true });
          const name = `${played.game.split(' ')[0]}-${kind}-${turn}-${size}.png`.toLowerCase();
          await page.screenshot({ path: join(values.pictures, name) });
        }
      }
      pictured.add(kind);
      await page.setViewportSize(SIZES.desktop);
    });
    const row = ALL_SIZES.map((size) => `${Math.round(100 * mean(shares.get(size) ?? []))} %`);
    console.log(`| ${played.game} | ${row.join(' | ')} |`);
    await close();
  }
} finally {
  await site.close();
}
