import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gameById } from '@starboard/games';
import { verify } from '@starboard/kernel';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LONG } from '../../../testkit/run/long.ts';
import { launchWithProfile } from '../support/browser.ts';
import { shortDuel } from '../support/length.ts';
import { accessFaults, visit } from '../support/page.ts';
import { answerOnBoard, exportedRecord, nextStop, openTab, playOut, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';
import { goHome, handedOut, logOf, playSome, section, wholeLog } from './visiting.ts';

const site = useSite();

const TABS_CLOSED = LONG ? 32 : 8;
const BROWSERS_KILLED = LONG ? 10 : 3;

const rulesOfDuel = async () => {
  const rules = await gameById('duel-in-space')?.parts.rules();
  if (rules === undefined) throw new Error('the game is not ready');
  return rules;
};

/** Makes a move without waiting, and notes every log line shown. */
async function moveAndListen(page: Page): Promise<{ shown: readonly string[] }> {
  const heard = { shown: await wholeLog(page) };
  await page.exposeFunction('tellShown', (lines: readonly string[]) => {
    heard.shown = lines.toReversed();
  });
  await page.evaluate(() => {
    const { tellShown } = globalThis as typeof globalThis & { tellShown(lines: readonly string[]): void };
    const log = document.querySelector('.log ol');
    if (log === null) throw new Error('there is no log');
    const tell = () => tellShown([...log.children].map((line) => line.textContent ?? ''));
    new MutationObserver(tell).observe(log, { childList: true, subtree: true });
  });
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  return heard;
}

async function expectNothingLost(page: Page, shown: readonly string[]): Promise<void> {
  expect(await nextStop(page)).not.toBe('curtain');
  expect((await wholeLog(page)).slice(0, shown.length)).toEqual(shown);
}

test('a tab closed at any moment loses at most the move not yet shown as made', async () => {
  const { page: first, close } = await visit(site, 'desktop');
  await playSome(first, /against a bot/i, 1);
  const address = first.url();
  let page = first;
  for (let kill = 0; kill < TABS_CLOSED; kill++) {
    if ((await nextStop(page)) === 'over') break;
    const heard = await moveAndListen(page);
    await pause((kill * 48) / TABS_CLOSED);
    await page.close();
    page = await first.context().newPage();
    await page.goto(address);
    await expectNothingLost(page, heard.shown);
  }
  expect(verify(await rulesOfDuel(), await recordHere(page))).toMatchObject({ ok: true });
  await close();
});

async function recordHere(page: Page): Promise<string> {
  const { text } = await handedOut(page, async () => {
    await openTab(page, 'Match');
    await page.getByRole('button', { name: 'Export record' }).last().click();
  });
  return text;
}

test('a browser killed outright loses at most the move not yet shown as made', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'starboard-profile-'));
  let context = await launchWithProfile(profile);
  let page = await context.newPage();
  await page.goto(site.address);
  await page.waitForSelector('a.card');
  await playSome(page, /against a bot/i, 1);
  const address = page.url();
  for (let kill = 0; kill < BROWSERS_KILLED; kill++) {
    const heard = await moveAndListen(page);
    await pause((kill * 40) / BROWSERS_KILLED);
    await killOutright(context);
    context = await launchWithProfile(profile);
    page = await context.newPage();
    await page.goto(address);
    await expectNothingLost(page, heard.shown);
  }
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

async function killOutright(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const gone = new Promise((resolve) => context.once('close', resolve));
  for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL');
  await gone;
}

test('of two tabs with the same match, the second is told that it was continued', async () => {
  const { page: one, wrongs, close } = await visit(site, 'desktop');
  await playSome(one, /drone/i, 1);
  const two = await one.context().newPage();
  await two.goto(one.url());
  await nextStop(two);
  const before = await logOf(two);
  await answerOnBoard(one, 0);
  await nextStop(one);
  await two.keyboard.press('2');
  await two.keyboard.press('Enter');
  await two.getByText('This match was continued in another tab. Reload to see where it stands.').waitFor();
  expect(await logOf(two)).toBe(before);
  await two.reload();
  await nextStop(two);
  expect(await logOf(two)).toBe(await logOf(one));
  await answerOnBoard(two, 1);
  expect(wrongs).toEqual([]);
  await close();
});

test('a match deleted in another tab is not brought back by half, and its record can still be had', async () => {
  const { page: one, close } = await visit(site, 'desktop');
  await playSome(one, /drone/i, 1);
  const two = await one.context().newPage();
  await two.goto(site.address);
  const rows = section(two, 'In progress').getByRole('listitem');
  await rows.getByRole('button', { name: /^More/ }).click();
  await rows.getByRole('button', { name: 'Delete' }).click();
  await two.locator('.danger').click();
  await rows.waitFor({ state: 'detached' });
  await one.keyboard.press('1');
  await one.keyboard.press('Enter');
  await one.getByText(/This match was deleted in another tab/).waitFor();
  expect(verify(await rulesOfDuel(), await recordHere(one))).toMatchObject({ ok: true });
  await two.reload();
  await two.waitForSelector('a.card');
  expect(await section(two, 'In progress').count()).toBe(0);
  await close();
});

test('a storage that fails in the middle of a match: one is told, plays on, and can take the record along', async () => {
  const { page, wrongs, close } = await visit(site, 'phone');
  await playSome(page, /drone/i, 2);
  const [worker] = page.workers();
  if (worker === undefined) throw new Error('nothing plays the match');
  await worker.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(globalThis, { mend: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await answerOnBoard(page, 2);
  await nextStop(page);
  await page.getByText(/could not save the latest moves/).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await answerOnBoard(page, 3);
  await nextStop(page);
  const log = await wholeLog(page);
  const { text } = await handedOut(page, () => page.locator('.unstored').getByText('Export record').click());
  expect(verify(await rulesOfDuel(), text)).toMatchObject({ ok: true });

  await worker.evaluate(() => (globalThis as typeof globalThis & { mend(): void }).mend());
  await answerOnBoard(page, 4);
  await nextStop(page);
  await page.getByText(/could not save the latest moves/).waitFor({ state: 'detached' });
  await page.reload();
  await nextStop(page);
  expect((await wholeLog(page)).slice(0, log.length)).toEqual(log);
  expect(wrongs).toEqual([]);
  await close();
});

test('moves that could not be stored outlast a look at the first page', async () => {
  const { page, close } = await visit(site, 'desktop');
  await playSome(page, /drone/i, 1);
  await page.workers()[0]?.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await answerOnBoard(page, 1);
  await nextStop(page);
  const log = await logOf(page);
  await page.locator('.brand').click();
  await section(page, 'In progress').getByText('Only in this tab').waitFor();
  await section(page, 'In progress').getByRole('link').click();
  await nextStop(page);
  expect(await logOf(page)).toBe(log);
  await close();
});

test('without any storage one is told at the start, and plays a whole match', async () => {
  const { page, wrongs, close } = await visit(site, 'phone');
  await page.context().addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await page.reload();
  await page.getByText(/This browser isn’t saving anything for this page/).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await sitDown(page, /drone/i, { lay: shortDuel });
  await page.getByText(/This match isn’t being saved/).waitFor();
  await nextStop(page);
  await answerOnBoard(page, 0);
  await nextStop(page);
  const log = await logOf(page);
  await page.locator('.brand').click();
  await section(page, 'In progress').getByRole('link').click();
  await nextStop(page);
  expect(await logOf(page)).toBe(log);
  await playOut(page);
  expect(verify(await rulesOfDuel(), await exportedRecord(page))).toMatchObject({ ok: true });
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await page.getByText('Verified').waitFor();
  expect(wrongs).toEqual([]);
  await close();
});

test('the browser is asked once, with the first match, to keep what is stored', async () => {
  const { page, close } = await visit(site, 'desktop');
  await page.context().addInitScript(() => {
    navigator.storage.persist = async () => {
      localStorage.setItem('persist-asked', `${localStorage.getItem('persist-asked') ?? ''}x`);
      return true;
    };
  });
  const asked = () => page.evaluate(() => localStorage.getItem('persist-asked'));
  await page.reload();
  expect(await asked()).toBeNull();
  await playSome(page, /drone/i, 1);
  expect(await asked()).toBe('x');
  await goHome(page);
  await playSome(page, /against a bot/i, 1);
  expect(await asked()).toBe('x');
  await goHome(page);
  await expect.poll(() => section(page, 'In progress').getByRole('listitem').count()).toBe(2);
  await close();
});
