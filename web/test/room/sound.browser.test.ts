import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessFaults, visit } from '../support/page.ts';
import { answerOnBoard, nextStop, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const offer = (page: Page) => page.locator('.sound-offer');

async function start(page: Page): Promise<void> {
  await sitDown(page, /against a bot/i, { game: 'Duel in Space' });
  await nextStop(page);
}

test('sound is off until it is asked for, offered once in the bar, and the answer is remembered', async () => {
  const { page, wrongs, close } = await visit(site, 'phone', { soundOffer: true });
  await start(page);
  const toggle = page.locator('.top-bar button', { hasText: 'Sound' });
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  expect(await accessFaults(page)).toEqual([]);
  await Promise.all([page.waitForRequest(/synth/), page.getByRole('button', { name: 'Sound: On' }).click()]);
  await offer(page).waitFor({ state: 'detached' });
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  await start(page);
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  expect(await offer(page).count()).toBe(0);
  expect(wrongs).toEqual([]);
  await close();
});

test.each([
  ['is declined', (page: Page) => page.getByRole('button', { name: 'Sound: Not now' }).click()],
  ['is ignored at the first answer', (page: Page) => answerOnBoard(page, 0)],
])('an offer of sound that %s is not made again', async (_, decline) => {
  const { page, close } = await visit(site, 'desktop', { soundOffer: true });
  await start(page);
  await offer(page).waitFor();
  await decline(page);
  await offer(page).waitFor({ state: 'detached' });
  await start(page);
  expect(await offer(page).count()).toBe(0);
  expect(await page.locator('.top-bar button', { hasText: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
  await close();
});
