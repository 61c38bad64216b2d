import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accessFaults, SIZES, visit } from '../support/page.ts';
import { ASKED } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();
const RECORD = readFileSync(
  join(import.meta.dirname, '../../../games/duel-in-space/test/golden/by-purpose-stock-plain-against-random.jsonl'),
  'utf8',
);

test('a review says what decided a match, leads to its turning points, and lets one try again', async () => {
  const { page, wrongs, close } = await visit(site, 'phone', { hasTouch: true });
  await page.evaluate((record) => sessionStorage.setItem('starboard.opened-record', record), RECORD);
  await page.goto(page.url().replace(/#.*|$/, '#/replay?review'));
  await page.getByText('The review is complete.').waitFor();
  expect(await page.locator('.decided li').first().textContent()).toMatch(/^You won\. .* 50% to win\.$/);
  expect(await accessFaults(page)).toEqual([]);
  expect(await page.locator('.account').isVisible()).toBe(false);
  await page.setViewportSize(SIZES.desktop);
  await page.getByText('What decided this match?').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.setViewportSize(SIZES.phone);

  const before = await page.locator('.transport .count').textContent();
  const point = page.getByRole('listitem').filter({ hasText: /^1\. Turn / });
  await point.getByRole('button', { name: /^1\. Turn \d+: from \d+% to \d+%$/ }).click();
  await expect.poll(() => page.locator('.transport .count').textContent()).not.toBe(before);

  await point.getByRole('button', { name: 'Fresh dice' }).click();
  await page.waitForURL(/#\/match\/\w+$/);
  await page.waitForSelector(ASKED);
  expect(wrongs).toEqual([]);
  await close();
});
