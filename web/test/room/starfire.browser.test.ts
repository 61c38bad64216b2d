import { gameById } from '@starboard/games';
import { verify } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screens, shorten } from '../support/length.ts';
import { accessFaults, visit } from '../support/page.ts';
import { answerOnBoard, exportedRecord, nextStop, playByKeys, playOut, sitDown } from '../support/playing.ts';
import { clickMap, flyAndFire, layScenario, plotEastward } from '../support/starfire-playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const GAME = 'Starfire';

const CONTACT_TURNS = { 'Draw after this many turns': 7 };

async function layContact(page: Page): Promise<void> {
  await layScenario(page, 'contact', true);
  await shorten(page, CONTACT_TURNS);
}

async function layFleets(page: Page): Promise<void> {
  await layScenario(page, 'fleet-action');
  await shorten(page, { 'Draw after this many turns': 5 });
}

describe.each(screens('phone'))('on a %s', (size) => {
  test('Contact from picking designs to its end, clicked on the board; its record verifies', async () => {
    const { page, wrongs, close } = await visit(site, size);
    await sitDown(page, /against a bot/i, { game: GAME, lay: () => layContact(page) });
    const primary = page.locator('.action-bar .primary');

    expect(await nextStop(page)).toBe('ask');
    expect(await accessFaults(page)).toEqual([]);
    await page.locator('.stage').getByRole('button', { name: /CT-1/ }).click();
    await primary.click();

    await page.locator('.prompt').filter({ hasText: /hex/ }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await clickMap(page, 0.3);
    await primary.click();

    await page.locator('.stage [data-choice="0"]').click();
    expect(await accessFaults(page)).toEqual([]);
    await primary.click();

    expect(await playOut(page, 900)).toEqual([]);
    const rules = await gameById('starfire')?.parts.rules();
    if (rules === undefined) throw new Error('the game has no rules');
    expect(verify(rules, await exportedRecord(page))).toMatchObject({ ok: true });
    expect(wrongs).toEqual([]);
    await close();
  });
});

describe.each(screens('desktop'))('on a %s', (size) => {
  test('a small fleet action against the bot: a course by click, then turn after turn with one press', async () => {
    const { page, wrongs, close } = await visit(site, size);
    await sitDown(page, /against a bot/i, { game: GAME, lay: () => layFleets(page) });
    expect(await nextStop(page)).toBe('ask');
    expect(await plotEastward(page)).toMatch(/^Fly to \d{4} \(\d points\)$/);
    await page.keyboard.press('t');
    await page.getByRole('region', { name: 'The match in words' }).waitFor();
    await page.keyboard.press('t');
    await page.locator('.starfire-ghost .starfire-hull').first().waitFor();
    await flyAndFire(page);
    expect(await accessFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(wrongs).toEqual([]);
    await close();
  });
});

test('four on one screen share two sides: a curtain only where some choose at once, and whoever is asked is named', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /one screen/i, {
    game: GAME,
    lay: async () => {
      for (let seat = 2; seat < 4; seat++) await page.getByRole('button', { name: 'Add a seat' }).click();
      await layScenario(page, 'fleet-action');
      await page.getByLabel('Hexes between the flagships').fill('10');
      await page.getByLabel('Draw after this many turns').fill('1');
    },
  });
  const asked = new Set<string>();
  const behindCurtains = new Set<string>();
  let passed = false;
  for (let stops = 0; ; stops++) {
    const stop = await nextStop(page);
    if (stop === 'over') break;
    expect(stops).toBeLessThan(600);
    if (stop === 'curtain') {
      passed = true;
      await page.click('.curtain .primary');
      continue;
    }
    const [, kind = '', seat = ''] =
      (await page.locator('.action-bar').getAttribute('data-ask'))?.match(/"kind":"(\w+)".*"seat":(\d)/) ?? [];
    asked.add(seat);
    if (passed) behindCurtains.add(kind);
    passed = false;
    await answerOnBoard(page, stops);
  }
  expect([...asked].sort()).toEqual(['0', '1', '2', '3']);
  expect([...behindCurtains]).toEqual(['move']);
  expect(wrongs).toEqual([]);
  await close();
});

test('Contact by keyboard alone, through the text view', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /against a bot/i, { game: GAME, lay: () => shorten(page, CONTACT_TURNS) });
  expect(await playByKeys(page)).toEqual([]);
  expect(await accessFaults(page)).toEqual([]);
  expect(await page.locator('.outcome').textContent()).toMatch(/\S/);
  expect(wrongs).toEqual([]);
  await close();
});
