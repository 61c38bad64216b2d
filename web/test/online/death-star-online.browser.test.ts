import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LONG } from '../../../testkit/run/long.ts';
import { askedAbout, layStation, playOn } from '../support/death-star-playing.ts';
import { acceptInvite, eavesdrop, isOver, openTable, sitDownAt } from '../support/online-playing.ts';
import { accessFaults, visit } from '../support/page.ts';
import { ASKED } from '../support/playing.ts';
import { useOnlineSite } from '../support/use-site.ts';

const site = useOnlineSite();

const GAME = 'Escape the Death Star';

/** Everybody answers until `done` or the end of the match. */
async function playUntil(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 150; turn++) {
    if (await done()) return;
    let answered = false;
    for (const page of pages) {
      if (!(await page.isVisible(ASKED))) continue;
      if (await done()) return;
      await playOn(page, turn);
      answered = true;
    }
    if (answered) continue;
    const over = await Promise.all(pages.map(isOver));
    // Pages whose match is over need no wait; if it is over on all of them, none is left.
    const waiting = pages.filter((_, i) => !over[i]);
    if (waiting.length === 0) continue;
    await Promise.race(waiting.map((page) => page.waitForSelector(`${ASKED}, .action-bar[data-over="true"]`)));
  }
  throw new Error('it never came to that');
}

test('a Rebel and an Imperial in two browsers, one of them reloaded in the middle, to the end', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'phone', { hasTouch: true });
  const lay = () => layStation(ada.page, [], { 'Draw after this many rounds': LONG ? '6' : '2' });
  const link = await openTable(ada.page, 'Ada', lay, GAME);
  await acceptInvite(ben.page, link, 'Ben');
  for (const { page } of [ada, ben]) await page.waitForSelector('.station-map');

  await playUntil([ada.page, ben.page], async () => (await askedAbout(ben.page)) === 'soldier');
  expect(await accessFaults(ben.page)).toEqual([]);
  await ben.page.reload();
  await ben.page.waitForSelector('.station-map');
  await playUntil([ada.page, ben.page], async () => (await isOver(ada.page)) && isOver(ben.page));
  for (const { page } of [ada, ben]) {
    await page
      .locator('.outcome')
      .filter({ hasText: /^(You|A draw)/ })
      .waitFor();
  }
  await ben.page.getByRole('button', { name: 'Verify this match' }).click();
  await ben.page.getByText(/^Verified:/).waitFor();
  for (const { wrongs, close } of [ada, ben]) {
    expect(wrongs).toEqual([]);
    await close();
  }
});

/** Seals a secret move to the first or last square in reach, once it is the page's turn. */
async function seal(page: Page, which: 'first' | 'last'): Promise<void> {
  const lit = page.locator('.station-squares [data-choice]');
  await lit.first().waitFor();
  await (which === 'first' ? lit.first() : lit.last()).click();
  await page.getByRole('button', { name: /^Seal / }).click();
  await page.getByText(/^Your choice is sealed/).waitFor();
}

test('what the Imperial hears is the same, message by message, whatever a Rebel seals', async () => {
  const [ada, ben, cleo] = [await visit(site, 'desktop'), await visit(site, 'desktop'), await visit(site, 'desktop')];
  const heard = eavesdrop(cleo.page);
  const link = await openTable(
    ada.page,
    'Ada',
    async () => {
      await ada.page.getByRole('button', { name: 'Add a seat' }).click();
    },
    GAME,
  );
  await sitDownAt(ben.page, link, 'Ben');
  await sitDownAt(cleo.page, link, 'Cleo');
  const pages = [ada.page, ben.page, cleo.page];
  await playUntil(pages, async () => (await askedAbout(ada.page)) === 'sneak');

  const messages: string[][] = [];
  for (const which of ['first', 'last', 'first', 'last'] as const) {
    const before = heard.length;
    await seal(ada.page, which);
    await cleo.page.locator('.station-sheet .station-sealed').waitFor();
    await ada.page.getByRole('button', { name: 'Take back' }).click();
    await cleo.page.locator('.station-sheet .station-sealed').waitFor({ state: 'detached' });
    messages.push(heard.slice(before).map((message) => message.replace(/"(number|lastAt)":\d+/g, '')));
  }
  const [first, ...others] = messages;
  expect(first?.length).toBeGreaterThan(0);
  for (const each of others) expect(each).toEqual(first);
  for (const { wrongs, close } of [ada, ben, cleo]) {
    expect(wrongs).toEqual([]);
    await close();
  }
});
