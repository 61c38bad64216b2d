import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shortDuel } from '../support/length.ts';
import { accessFaults, visit } from '../support/page.ts';
import { ASKED, playOut, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const count = (page: Page) => page.locator('.transport .count');

/** Waits until the counter of the replay says where it is. */
const isAt = (page: Page, text: RegExp) => count(page).filter({ hasText: text }).waitFor();

test('a moment has an address, every key steps, swipes do too, and a visitor plays on from there', async () => {
  const { page, wrongs, close } = await visit(site, 'phone', { hasTouch: true });
  await sitDown(page, /against a bot/i, { game: 'Duel in Space', lay: shortDuel });
  await playOut(page);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await isAt(page, /^1 \/ \d+$/);
  expect(await accessFaults(page)).toEqual([]);

  const press = async (key: string, at: RegExp): Promise<void> => {
    await page.keyboard.press(key);
    await isAt(page, at);
  };
  await press('ArrowRight', /^2 \//);
  await press('ArrowLeft', /^1 \//);
  await press('End', /^(\d+) \/ \1$/);
  await press('Home', /^1 \//);
  await press('ArrowDown', /^([2-9]|\d\d) \//);
  await press('ArrowUp', /^1 \//);
  await press('Shift+ArrowRight', /^([2-9]|\d\d) \//);
  await press('Shift+ArrowLeft', /^1 \//);
  await page.keyboard.press('v');
  await expect.poll(() => page.getByLabel('View as').inputValue()).toBe('1');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Watching a replay' });
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });

  await press('ArrowDown', /^([2-9]|\d\d) \//);
  const here = (await count(page).textContent()) ?? '';
  await page.waitForURL(/#\/replay\/\w+\?at=1\.1&as=2$/);
  const link = page.url();
  await swipe(page);
  await expect.poll(() => count(page).textContent()).not.toBe(here);

  const other = await page.context().newPage();
  await other.goto(link);
  await isAt(other, new RegExp(`^${here}$`));
  expect(await other.getByLabel('View as').inputValue()).toBe('1');
  await other.keyboard.press('t');
  await other.getByRole('region', { name: 'The match in words' }).getByText('Position at this moment').waitFor();
  expect(await accessFaults(other)).toEqual([]);
  await other.keyboard.press('t');
  await other.getByRole('button', { name: 'Same dice' }).click();
  await other.waitForSelector(ASKED);
  await other.waitForURL(/#\/match\/\w+$/);

  await other.goto(link.replace(/#.*/, '#/record'));
  await other.getByRole('row', { name: /^Duel in Space 1/ }).waitFor();
  expect(await accessFaults(other)).toEqual([]);
  expect(wrongs).toEqual([]);
  await close();
});

/** A finger moves to the left over the sentence in the bar. */
async function swipe(page: Page): Promise<void> {
  const bar = await page.locator('.action-bar .prompt').boundingBox();
  if (bar === null) throw new Error('there is no bar');
  const finger = await page.context().newCDPSession(page);
  const y = bar.y + bar.height / 2;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: bar.x + 250, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: bar.x + 120, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
