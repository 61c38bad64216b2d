import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { acceptInvite, isOver, openTable, playTogether, withoutDwelling } from '../support/online-playing.ts';
import { accessFaults, visit } from '../support/page.ts';
import { ASKED, answerOnBoard, openTab } from '../support/playing.ts';
import { useOnlineSite } from '../support/use-site.ts';

const site = useOnlineSite();

/** Seconds by which spectators are behind. */
const DELAY = 3;

test('a clock that runs out hands over to a bot, seen by all; who comes back is called by the browser; the host closes', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'phone');
  const link = await openTable(ada.page, 'Ada', async () => {
    await ada.page.getByLabel('Clock').selectOption('live');
    await ada.page.getByLabel('Seconds per decision', { exact: true }).fill('5');
    await ada.page.getByLabel('Seconds in the time bank').fill('1');
  });
  await acceptInvite(ben.page, link, 'Ben');
  await ada.page.waitForSelector(ASKED);
  await ada.page.getByRole('timer').first().waitFor();
  await answerOnBoard(ada.page, 0);
  await ada.page.getByText('A bot is playing for Ben').waitFor({ timeout: 15_000 });
  await ben.page.getByText('A bot is playing for you').waitFor();
  expect(await accessFaults(ben.page)).toEqual([]);
  await ben.page.goto('about:blank');
  await ben.page.goto(link);
  await ben.page.getByText('A bot is playing for you').waitFor();

  await ben.page.context().grantPermissions(['notifications']);
  await ben.page.evaluate(() => {
    const calls: string[] = [];
    class Called extends EventTarget {
      static readonly permission = 'granted';
      static requestPermission = async () => 'granted' as const;
      constructor(title: string) {
        super();
        calls.push(title);
      }
    }
    Object.assign(window, { calls, Notification: Called });
  });
  await openTab(ben.page, 'Match');
  await ben.page.getByRole('button', { name: 'Notify me when it’s my turn' }).click();
  await ben.page.getByRole('button', { name: 'Notifications are on' }).waitFor();
  await ben.page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
  await ada.page.getByText('A bot is playing for Ben').waitFor({ state: 'detached' });
  const called = (): Promise<boolean> => ben.page.evaluate(() => Reflect.get(window, 'calls').length > 0);
  for (let i = 0; !(await called()); i++) {
    expect(i).toBeLessThan(20);
    await Promise.race([
      ada.page.waitForSelector(ASKED),
      ben.page.waitForFunction(() => Reflect.get(window, 'calls').length > 0),
    ]);
    if (await ada.page.isVisible(ASKED)) await answerOnBoard(ada.page, i);
  }
  expect(await ben.page.evaluate(() => Reflect.get(window, 'calls')[0])).toBe('Your turn · Duel in Space');

  await openTab(ada.page, 'Match');
  await ada.page.getByRole('button', { name: 'Close this table' }).click();
  await ada.page.getByRole('button', { name: 'Close this table' }).last().click();
  await ben.page.waitForSelector('.action-bar[data-over="true"]');
  expect(await isOver(ada.page)).toBe(true);
  expect(ada.wrongs).toEqual([]);
  expect(ben.wrongs).toEqual([]);
  for (const { close } of [ada, ben]) await close();
});

/** Notes when the page's log first had each number of lines, by the clock that all pages share. */
const noteLines = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seenAt: Record<number, number> = {};
    Object.assign(window, { seenAt });
    const note = (): void => {
      seenAt[document.querySelectorAll('.log li').length] ??= Date.now();
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });

const seenAt = (page: Page, lines: number): Promise<number> =>
  page.evaluate((count) => Reflect.get(window, 'seenAt')[count] ?? Number.NaN, lines);

test('spectators are behind by as many seconds as the host wants', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  const eve = await visit(site, 'phone');
  const link = await openTable(ada.page, 'Ada', () =>
    ada.page.getByLabel('Spectator delay (seconds)').fill(`${DELAY}`),
  );
  await acceptInvite(ben.page, link, 'Ben');
  await withoutDwelling(eve.page);
  await eve.page.goto(link);
  await eve.page.waitForSelector('.players', { timeout: 15_000 });
  const lines = (of: typeof eve) => of.page.locator('.log li').count();
  await expect.poll(() => lines(eve), { timeout: 15_000 }).toBe(await lines(ada));
  for (const { page } of [ada, eve]) await noteLines(page);
  await playTogether([ada.page, ben.page], 2);
  const known = await lines(ada);
  await expect.poll(() => lines(eve), { timeout: 15_000 }).toBe(known);
  expect((await seenAt(eve.page, known)) - (await seenAt(ada.page, known))).toBeGreaterThan(DELAY * 1000 - 500);
  expect(eve.wrongs).toEqual([]);
  for (const { close } of [ada, ben, eve]) await close();
});
