import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIVE_GAMES } from '../support/five-games.ts';
import { accessFaults, SIZES, visit } from '../support/page.ts';
import { nextStop } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

/** The smallest side of what a finger presses, in pixels. */
const TOUCH = 44;

interface Shelf {
  /** Cards that reach below the screen before anybody scrolls. */
  readonly below: number;
  readonly columns: number;
  readonly faults: readonly string[];
}

/** How the games stand on the first page, and whatever is cut off, not drawn or too small for a finger. */
const shelf = (page: Page): Promise<Shelf> =>
  page.evaluate((touch) => {
    const cards = [...document.querySelectorAll('.game-card')];
    const faults: string[] = [];
    for (const card of cards) {
      const name = card.querySelector('h2')?.textContent ?? '';
      const picture = card.querySelector('img');
      const frame = card.getBoundingClientRect();
      if (picture === null || picture.naturalWidth === 0) faults.push(`${name}: no picture`);
      for (const part of card.querySelectorAll('img, h2, p, .facts, .ways-in')) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const leaves = left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom + 1;
        if (leaves || part.scrollWidth > part.clientWidth + 1) faults.push(`${name}: ${part.className} is cut off`);
      }
      for (const way of card.querySelectorAll('.ways-in :is(a, button)')) {
        const { width, height } = way.getBoundingClientRect();
        if (Math.min(width, height) < touch) faults.push(`${name}: ${way.textContent} is too small`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
    return {
      below: cards.filter((card) => card.getBoundingClientRect().bottom > innerHeight).length,
      columns: new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
      faults,
    };
  }, TOUCH);

/** Pictures load when they come in sight. */
async function lookAtAll(page: Page): Promise<void> {
  for (const card of await page.locator('.game-card').all()) {
    await card.scrollIntoViewIfNeeded();
    await card.locator('img').evaluate((picture: HTMLImageElement) => picture.decode());
  }
  await page.evaluate(() => scrollTo(0, 0));
}

test.each(['phone', 'wide'] as const)(
  'on a %s screen, a newcomer sees every game and is in one with a press',
  async (size) => {
    const { page, wrongs, close } = await visit(site, size, { hasTouch: size === 'phone' });
    const start = page.getByRole('region', { name: 'Start here' });
    await start.getByText(/easy to learn/).waitFor();
    await lookAtAll(page);
    const columns = size === 'phone' ? 1 : FIVE_GAMES.length;
    expect(await shelf(page)).toMatchObject({ columns, faults: [], ...(size === 'wide' && { below: 0 }) });
    if (size === 'wide') {
      await page.setViewportSize(SIZES.desktop);
      expect(await shelf(page)).toEqual({ columns, faults: [], below: 0 });
    }
    expect(await accessFaults(page)).toEqual([]);

    await start.getByRole('link', { name: 'First lesson' }).click();
    await page.locator('.lesson-panel').waitFor();
    await page.goto(site.address);
    const ways = page.getByRole('list', { name: 'Ways into Duel in Space' });
    await ways.getByRole('button', { name: 'Play now' }).click();
    expect(await nextStop(page)).toBe('ask');
    expect(wrongs).toEqual([]);
    await close();
  },
);
