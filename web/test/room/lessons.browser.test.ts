import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessFaults, type ScreenSize, type Visitor, visit } from '../support/page.ts';
import { carryOut, pick, press } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const PANEL = '.lesson-panel';
const BRIGHT = '.action-bar .primary:not([aria-disabled="true"])';

async function openLesson(size: ScreenSize, hasTouch: boolean): Promise<Visitor> {
  const visitor = await visit(site, size, { hasTouch });
  await visitor.page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"instant"'));
  await visitor.page.reload();
  await press(visitor.page, visitor.page.getByRole('link', { name: /^First lesson ?: Duel in Space/ }));
  await visitor.page.waitForSelector(PANEL);
  return visitor;
}

const says = (page: Page, text: string | RegExp): Promise<void> => page.locator(PANEL).getByText(text).waitFor();

/** What is highlighted has to be drawn. */
async function lit(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [selectors = ''] = document.querySelector('.stage > style')?.textContent.split('{') ?? [];
    return selectors.split(', ').every((selector) => document.querySelector(selector) !== null);
  });
}

/** Reads on to the first question. */
async function readOn(page: Page, next: () => Promise<void>): Promise<void> {
  await says(page, /You fly the ship in the middle/);
  await next();
  await says(page, /You win by shooting away/);
  await next();
  await says(page, /A turn begins with your turret/);
}

test.each([
  ['a mouse', 'desktop', false],
  ['a finger', 'phone', true],
] as const)('a lesson is taken with %s: a wrong way is explained and goes back', async (_, size, hasTouch) => {
  const { page, wrongs, close } = await openLesson(size, hasTouch);
  const go = (): Promise<void> => press(page, BRIGHT);
  const commit = async (): Promise<void> => carryOut(page, await page.locator('.action-bar').getAttribute('data-ask'));
  const choose = async (choice: string): Promise<void> => {
    await pick(page, `.stage [data-choice='${choice}']`);
    await commit();
  };
  await readOn(page, async () => {
    await lit(page);
    await go();
  });
  await choose('5');
  await says(page, 'Not quite');
  await says(page, /Port 5 is your tail/);
  await press(page, page.getByRole('button', { name: 'Try again' }));
  await choose('1');
  await says(page, 'Right');
  await go();
  await says(page, /follow it straight on/);
  await lit(page);
  await choose('0');
  await says(page, /Kes is still in your port 1/);
  expect(await accessFaults(page)).toEqual([]);
  await go();
  await says(page, /Fire them all/);
  await commit();
  await says(page, /You hit 3 times and shot away 4 points; Kes has 6 left/);
  await go();
  await says(page, /Now you: hit Kes/);
  expect(wrongs).toEqual([]);
  await close();
});

test('a lesson is taken by keyboard in the text view', async () => {
  const { page, wrongs, close } = await openLesson('desktop', false);
  await page.keyboard.press('t');
  await page.getByRole('region', { name: 'The match in words' }).waitFor();
  const enter = async (): Promise<void> => page.keyboard.press('Enter');
  await readOn(page, async () => {
    await page.locator('.action-bar .primary:focus').waitFor();
    await enter();
  });
  await page.keyboard.press('3');
  await page.locator(BRIGHT).waitFor();
  await enter();
  await says(page, /Your turret points at port 3 now, but Kes is in port 1/);
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).and(page.locator(':focus')).waitFor();
  await enter();
  await says(page, /A turn begins with your turret/);
  await page.keyboard.press('1');
  await page.locator(BRIGHT).waitFor();
  await enter();
  await says(page, 'Right');
  expect(wrongs).toEqual([]);
  await close();
});
