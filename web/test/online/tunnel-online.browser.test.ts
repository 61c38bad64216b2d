import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { acceptInvite, isOver, openTable, playTogether, sitDownAt } from '../support/online-playing.ts';
import { accessFaults, visit } from '../support/page.ts';
import { ASKED, nextStop, openTab } from '../support/playing.ts';
import { askedFor, flyOn, layChase, layCrowd } from '../support/tunnel-playing.ts';
import { useOnlineSite } from '../support/use-site.ts';

const site = useOnlineSite();

const GAME = 'Tunnel Chase';

test('two browsers chase each other, one of them reloaded in the middle, until one gives up', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'phone');
  const link = await openTable(ada.page, 'Ada', () => layChase(ada.page, 12), GAME);
  await acceptInvite(ben.page, link, 'Ben');
  for (const { page } of [ada, ben]) await page.waitForSelector('.tunnel-chart');

  await playTogether([ada.page, ben.page], 5);
  await ada.page.reload();
  await ada.page.waitForSelector('.tunnel-chart');
  await playTogether([ada.page, ben.page], 5);

  if (!(await isOver(ben.page))) {
    await openTab(ben.page, 'Match');
    await ben.page.getByRole('button', { name: 'Resign' }).click();
    await ben.page.getByRole('button', { name: 'Resign' }).click();
  }
  await ada.page
    .locator('.outcome')
    .filter({ hasText: /^(You|A draw)/ })
    .waitFor();
  await ben.page
    .locator('.outcome')
    .filter({ hasText: /^(You|A draw)/ })
    .waitFor();
  await ben.page.getByRole('button', { name: 'Verify this match' }).click();
  await ben.page.getByText(/^Verified:/).waitFor();
  for (const { wrongs, close } of [ada, ben]) {
    expect(wrongs).toEqual([]);
    await close();
  }
});

/** Answers until everybody is asked for a speed. */
async function playToSpeeds(pages: readonly Page[]): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    const kinds = await Promise.all(pages.map(askedFor));
    if (kinds.every((kind) => kind === 'speed')) return;
    const asked = pages.filter((_, i) => kinds[i] !== 'speed' && kinds[i] !== '');
    for (const page of asked) await flyOn(page, turn);
    if (asked.length === 0) await Promise.race(pages.map((page) => page.waitForSelector(ASKED)));
  }
  throw new Error('the chase has not begun');
}

/** Notes when a page shows all speeds, by the clock that all pages share. */
const noteReveal = (page: Page) =>
  page.evaluate(() => {
    const seen = (): boolean =>
      [...document.querySelectorAll('.log li')].some((line) => /^\W*4\.1\W*Speeds/.test(line.textContent ?? ''));
    const watch = new MutationObserver(() => {
      if (!seen()) return;
      watch.disconnect();
      document.body.dataset['revealed'] = `${Date.now()}`;
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });

const revealedAt = async (page: Page): Promise<number> => {
  const found = await page.waitForFunction(() => document.body.dataset['revealed']);
  return Number(await found.jsonValue());
};

test('25 seats, of them 20 bots: one browser reloaded, one cut off, and the last answer shows all of them the speeds', async () => {
  const visitors = [];
  for (let person = 0; person < 5; person++) visitors.push(await visit(site, 'desktop'));
  const pages = visitors.map(({ page }) => page);
  const [host, ...guests] = pages;
  if (host === undefined) throw new Error('nobody is there');
  const link = await openTable(host, 'Ada', () => layCrowd(host, 5, 20), GAME);
  for (const [i, guest] of guests.entries()) await sitDownAt(guest, link, `Guest ${i + 1}`);
  for (const page of pages) await page.waitForSelector('.players');
  await playToSpeeds(pages);
  expect(await host.locator('.tunnel-marker').count()).toBe(25);
  expect(await accessFaults(host)).toEqual([]);

  const [reloaded, cutOff] = guests;
  if (reloaded === undefined || cutOff === undefined) throw new Error('nobody has come');
  await reloaded.reload();
  expect(await nextStop(reloaded)).toBe('ask');
  await cutOff.context().setOffline(true);
  await cutOff.getByText('Connection lost').waitFor();
  for (const page of pages) if (page !== cutOff) await flyOn(page, 1);
  await host.locator('.prompt').filter({ hasText: 'Waiting for Guest 2.' }).waitFor();
  await cutOff.context().setOffline(false);
  await cutOff.getByText('Connection lost').waitFor({ state: 'detached' });

  for (const page of pages) await noteReveal(page);
  await cutOff.locator('.tunnel-speed[data-choice]').nth(2).click();
  const answered = await cutOff.evaluate(() => {
    document.querySelector<HTMLButtonElement>('.action-bar .primary')?.click();
    return Date.now();
  });
  const delays = (await Promise.all(pages.map(revealedAt))).map((at) => at - answered);
  console.log('The reveal reached the browsers after', delays, 'ms.');
  expect(delays).toHaveLength(5);
  for (const { wrongs, close } of visitors) {
    expect(wrongs.filter((wrong) => !/ERR_INTERNET_DISCONNECTED/.test(wrong))).toEqual([]);
    await close();
  }
});
