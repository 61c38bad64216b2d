import { commitTo } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inProcessBus } from '../../../server/bus/in-process.ts';
import { createService } from '../../../server/service/create-service.ts';
import { openSqlite } from '../../../server/store/sqlite/open.ts';
import { openBorder } from '../../../server/test/http/http-border.ts';
import { acceptInvite, eavesdrop, openTable, withoutDwelling } from '../support/online-playing.ts';
import { accessFaults, buildPage, visit } from '../support/page.ts';
import { ASKED, openTab } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const MINUTE = 60_000;

/** Milliseconds by which the server's clock is ahead. */
let ahead = 0;
const site = useSite(async () => {
  const store = await openSqlite(':memory:');
  const service = createService({ store, bus: inProcessBus(), now: () => Date.now() + ahead, tickEvery: 100 });
  const border = await openBorder({ store, service, page: await buildPage('shared') });
  return {
    address: border.address,
    async close() {
      await border.stop();
      await store.close();
    },
  };
});

/** From now on, this page can't reveal its nonce until it is reloaded. */
async function gag(page: Page): Promise<void> {
  await page.route('**/reveal', (route) => route.abort());
}

/** Follows an invitation and sits down, whatever follows. */
async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await withoutDwelling(page);
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

test('two browsers begin a match, and nobody hears a number before both have promised theirs', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'phone');
  const heard = eavesdrop(ben.page);
  const link = await openTable(ada.page, 'Ada');
  await ada.page.getByText('Provably fair dice').click();
  await ada.page.getByText(/nobody can choose the dice by sitting down last/).waitFor();
  expect(await accessFaults(ada.page)).toEqual([]);
  await acceptInvite(ben.page, link, 'Ben');
  await ada.page.waitForSelector(ASKED);

  const tables = heard.flatMap((frame) => JSON.parse(frame).table ?? []);
  const shown: readonly string[] = tables.find(({ phase }) => phase === 'playing')?.nonces;
  expect(shown).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  const first = heard.findIndex((frame) => shown.some((nonce) => frame.includes(nonce)));
  const before = heard.slice(0, first).join();
  for (const nonce of shown) expect(before).toContain(commitTo(nonce));

  await openTab(ben.page, 'Match');
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  for (const { page } of [ada, ben]) {
    await page.getByRole('button', { name: 'Verify this match' }).click();
    await page.getByText(/^Verified:.*your own number/).waitFor();
  }
  expect(ada.wrongs).toEqual([]);
  expect(ben.wrongs).toEqual([]);
  for (const { close } of [ada, ben]) await close();
});

test('a page that is loaded again still knows the number it promised', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  const link = await openTable(ada.page, 'Ada');
  await gag(ada.page);
  await sitDown(ben.page, link, 'Ben');
  await ben.page.getByText(/Waiting for Ada/).waitFor();
  expect(await accessFaults(ben.page)).toEqual([]);
  await ada.page.unroute('**/reveal');
  await ada.page.reload();
  await ada.page.waitForSelector(ASKED);
  await ben.page.waitForSelector(ASKED);
  for (const { close } of [ada, ben]) await close();
});

test('whoever does not show their number loses the seat, is told so, and can sit down again', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'phone');
  const link = await openTable(ada.page, 'Ada');
  await gag(ben.page);
  await sitDown(ben.page, link, 'Ben');
  await ben.page.getByText(/Waiting for Ben/).waitFor();
  ahead += MINUTE;
  await ada.page.getByText('Seat 2: open').waitFor();
  await ada.page.getByText(/^Somebody left while the dice were being made/).waitFor();
  expect(await accessFaults(ada.page)).toEqual([]);
  await ben.page.getByText(/You no longer have a seat/).waitFor();
  expect(await accessFaults(ben.page)).toEqual([]);
  await ben.page.unroute('**/reveal');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.waitForSelector(ASKED);
  await ada.page.waitForSelector(ASKED);
  await openTab(ben.page, 'Match');
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ada.page.getByRole('button', { name: 'Verify this match' }).click();
  await ada.page.getByText(/^Verified:.*your own number/).waitFor();
  for (const { close } of [ada, ben]) await close();
});

test('whoever looks at another page meanwhile keeps the seat, even if that page is loaded again', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  const link = await openTable(ada.page, 'Ada');
  await ada.page.goto(`${site.address}#/online`);
  await ada.page.reload();
  await sitDown(ben.page, link, 'Ben');
  await ben.page.waitForSelector(ASKED);
  await ada.page.goto(link);
  await ada.page.waitForSelector(ASKED);
  for (const { close } of [ada, ben]) await close();
});

test('the device on which one has opened the page last takes part in the dice', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  const link = await openTable(ada.page, 'Ada');
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies(await ada.page.context().cookies());
  const other = await context.newPage();
  await other.goto(link);
  await other.getByText(/Keep this tab open/).waitFor();
  await ada.page.getByText(/the device where you opened it last/).waitFor();
  await ada.close();
  await sitDown(ben.page, link, 'Ben');
  await ben.page.waitForSelector(ASKED);
  await other.waitForSelector(ASKED);
  await context.close();
  await ben.close();
});
