import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LONG } from '../../../testkit/run/long.ts';
import { addBots, flyOn, layRounds } from '../support/furball-playing.ts';
import { isOver, openTable, sayReady, sitDownAt } from '../support/online-playing.ts';
import { accessFaults, visit } from '../support/page.ts';
import { ASKED, nextStop } from '../support/playing.ts';
import { useOnlineSite } from '../support/use-site.ts';

const site = useOnlineSite();

const kindOf = async (page: Page): Promise<string> => {
  if (!(await page.isVisible(ASKED))) return '';
  const ask = await page.locator('.action-bar').getAttribute('data-ask');
  return /"kind":"([^"]+)"/.exec(ask ?? '')?.[1] ?? '';
};

/** Answers all other asks until everybody is asked for a manoeuvre: pages get the ask one by one. */
async function playToDials(pages: readonly Page[]): Promise<void> {
  for (let turn = 0; ; turn++) {
    const kinds = await Promise.all(pages.map(kindOf));
    if (kinds.every((kind) => kind === 'dial')) return;
    const asked = pages.filter((_, i) => kinds[i] !== 'dial' && kinds[i] !== '');
    for (const page of asked) await flyOn(page, turn);
    if (asked.length > 0) continue;
    const waiting = pages.filter((_, i) => kinds[i] === '');
    await Promise.race(waiting.map((page) => page.waitForSelector(ASKED)));
  }
}

async function playOut(pages: readonly Page[]): Promise<void> {
  for (let turn = 0; ; turn++) {
    const over = await Promise.all(pages.map(isOver));
    const left = pages.filter((_, i) => !over[i]);
    if (left.length === 0) return;
    const asked = [];
    for (const page of left) if ((await kindOf(page)) !== '') asked.push(page);
    for (const page of asked) await flyOn(page, turn);
    if (asked.length > 0) continue;
    await Promise.race(left.map((page) => page.waitForSelector(`${ASKED}, .action-bar[data-over="true"]`)));
  }
}

test('eight seats, of them four bots: one browser reloaded, one cut off, and all fly to their places', async () => {
  const visitors = [];
  for (let person = 0; person < 4; person++) visitors.push(await visit(site, person === 3 ? 'phone' : 'desktop'));
  const pages = visitors.map(({ page }) => page);
  const [host, ...guests] = pages;
  const [reloaded, cutOff] = guests;
  if (host === undefined || reloaded === undefined || cutOff === undefined) throw new Error('nobody is there');
  const lay = async (): Promise<void> => {
    await addBots(host, 4, 4);
    await layRounds(host, LONG ? 2 : 1);
  };
  const link = await openTable(host, 'Ada', lay, 'Furball');
  for (const [i, guest] of guests.entries()) await sitDownAt(guest, link, `Guest ${i + 1}`);
  for (const page of pages) await sayReady(page);
  for (const page of pages) await page.waitForSelector('.furball-mat');

  await playToDials(pages);
  expect(await host.locator('.furball-ship').count()).toBe(8);
  expect(await accessFaults(host)).toEqual([]);

  await reloaded.reload();
  expect(await nextStop(reloaded)).toBe('ask');
  await cutOff.context().setOffline(true);
  await cutOff.getByText('Connection lost').waitFor();
  for (const page of pages) if (page !== cutOff) await flyOn(page, 1);
  await host.locator('.prompt').filter({ hasText: 'Waiting for Guest 2.' }).waitFor();
  await cutOff.context().setOffline(false);
  await cutOff.getByText('Connection lost').waitFor({ state: 'detached' });
  await flyOn(cutOff, 1);

  await playOut(pages);
  for (const { page, wrongs, close } of visitors) {
    await page.locator('.outcome').filter({ hasText: /^You/ }).waitFor();
    expect(wrongs.filter((wrong) => !/ERR_INTERNET_DISCONNECTED/.test(wrong))).toEqual([]);
    await close();
  }
});
