import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type BoardEssentials, layoutFaults, standStill } from '../support/layout-faults.ts';
import { visit } from '../support/page.ts';
import { ASKED, carryOut, press, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const DUEL: BoardEssentials = { board: '.duel-wheel .duel-deep', inSight: ['.duel-deep'], bare: ['.duel-number'] };

/** Smaller type of a question is hard to read on a desktop, in pixels. */
const SMALLEST = 13;
const typeOfQuestion = (page: Page): Promise<number> =>
  page.locator('.action-bar .prompt').evaluate((prompt) => Number.parseFloat(getComputedStyle(prompt).fontSize));

test('on a phone the bright button shows the whole of the longest heading', async () => {
  const { page, wrongs, close } = await visit(site, 'phone', { hasTouch: true });
  await sitDown(page, /against a bot/i);
  const aiming = await page.waitForSelector(ASKED);
  const ask = await aiming.getAttribute('data-ask');
  await press(page, '.duel-wheel [data-choice="7"]');
  await carryOut(page, ask);
  await press(page, page.locator('.duel-dial').getByRole('button', { name: '6 clicks left, the long way round' }));
  await page.locator('.action-bar .primary', { hasText: 'the long way round' }).waitFor();
  await standStill(page);
  expect(await layoutFaults(page, DUEL)).toEqual([]);
  expect(wrongs).toEqual([]);
  await close();
});

test('with the log open on a desktop the question is whole, and also while sound is offered', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop', { soundOffer: true });
  await sitDown(page, /against a bot/i);
  await page.waitForSelector(ASKED);
  await page.locator('.bar-tools').getByRole('button', { name: 'Log' }).click();
  await page.locator('.side').waitFor();
  await page.locator('.sound-offer').waitFor();
  await standStill(page);
  expect(await layoutFaults(page, DUEL)).toEqual([]);
  expect(await typeOfQuestion(page)).toBeGreaterThan(SMALLEST);
  await page.locator('.sound-offer').getByRole('button', { name: 'Not now' }).click();
  await page.locator('.pace').waitFor();
  await standStill(page);
  expect(await layoutFaults(page, DUEL)).toEqual([]);
  expect(await typeOfQuestion(page)).toBeGreaterThan(SMALLEST);
  expect(wrongs).toEqual([]);
  await close();
});

test('names of ships in Furball stand clear of the shields and hull behind them', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /five bots/, { game: 'Furball' });
  await page.waitForSelector('.furball-label .furball-life-pips');
  const gaps = await page.locator('.furball-label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const [name, pips] = ['text', '.furball-life-pips'].map((each) => label.querySelector(each));
      if (name == null || pips == null) return [];
      return [pips.getBoundingClientRect().left - name.getBoundingClientRect().right];
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  expect(wrongs).toEqual([]);
  await close();
});
