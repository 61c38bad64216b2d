import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessFaults } from '../support/page.ts';
import { answerOnBoard, nextStop } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

async function start(page: Page, game: string): Promise<void> {
  await page.goto(site.address);
  await page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"skip"'));
  await page.reload();
  await page.locator('a.card').filter({ hasText: game }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await nextStop(page);
}

const card = (page: Page) => page.locator('.intro-card');

test.each([
  ['phone', PHONE, 'tap', 'click'],
  ['desktop', DESKTOP, 'click', 'tap'],
] as const)(
  'on a %s three lines open a game once, and its help, which speaks of what one points with',
  async (_, screen, verb, other) => {
    const context = await site.browser.newContext({ ...screen, serviceWorkers: 'block' });
    const page = await context.newPage();
    await start(page, 'Duel in Space');
    await card(page).getByText('Your goal').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    if (screen === PHONE) {
      expect(await card(page).getByText('The end').count()).toBe(0);
      await card(page).getByRole('button', { name: 'How to play' }).click();
    }
    await card(page).getByText('The end').waitFor();
    await card(page).getByRole('button', { name: 'Got it' }).click();
    await card(page).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'How to play' });
    expect(await help.locator('.sheet-text > :first-child').getAttribute('class')).toBe('intro-lines');
    expect(await help.locator('.intro-terms').innerText()).toContain('An eighth of a full circle, 45°.');
    await help.locator('.intro-terms').evaluate((words) => words.remove());
    const text = await help.innerText();
    expect(text).toContain(`${verb} the bright button`);
    expect(text).not.toMatch(new RegExp(`\\b${other}\\b`));
    expect(await accessFaults(page)).toEqual([]);

    await start(page, 'Duel in Space');
    expect(await card(page).count()).toBe(0);
    await start(page, 'Starfire');
    await card(page).waitFor();
    await answerOnBoard(page, 0);
    await card(page).waitFor({ state: 'detached' });
    await start(page, 'Starfire');
    expect(await card(page).count()).toBe(0);
    await context.close();
  },
);
