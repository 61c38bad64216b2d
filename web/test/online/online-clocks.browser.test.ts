import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { acceptInvite, isOver, openTable, playTogether, withoutDwelling } from '../support/online-playing.ts';
import { openOnlineSite } from '../support/online-site.ts';
import { accessFaults, type Site, visit } from '../support/page.ts';
import { answerOnBoard, openTab } from '../support/playing.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 });

let site: Site;
beforeAll(async () => {
  site = await openOnlineSite('online-clocks');
});
afterAll(() => site?.close());

test('a clock that runs out hands over to a bot, seen by all; who comes back is called by the browser; the host closes', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'phone');
  const link = await openTable(ada.page, 'Ada', async () => {
    await ada.page.getByLabel('Clock').selectOption('live');
    await ada.page.getByLabel('Seconds per decision', { exact: true }).fill('5');
    await ada.page.getByLabel('Seconds in the time bank').fill('1');
  });
  await acceptInvite(ben.page, link, 'Ben');
  await ada.page.waitForSelector('.options');
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
  await ben.page.getByRole('button', { name: 'Take over again' }).click();
  await ada.page.getByText('A bot is playing for Ben').waitFor({ state: 'detached' });
  for (let i = 0; (await ben.page.evaluate(() => Reflect.get(window, 'calls').length)) === 0; i++) {
    expect(i).toBeLessThan(20);
    if (await ada.page.isVisible('.options')) await answerOnBoard(ada.page, i);
    await ben.page.waitForTimeout(200);
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

test('spectators are behind by as many seconds as the host wants', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  const eve = await visit(site, 'phone');
  const link = await openTable(ada.page, 'Ada', () => ada.page.getByLabel('Spectator delay (seconds)').fill('4'));
  await acceptInvite(ben.page, link, 'Ben');
  await withoutDwelling(eve.page);
  await eve.page.goto(link);
  await eve.page.waitForSelector('.players', { timeout: 15_000 });
  const lines = (of: typeof eve) => of.page.locator('.log li').count();
  await expect.poll(() => lines(eve), { timeout: 15_000 }).toBe(await lines(ada));
  await playTogether([ada.page, ben.page], 2);
  const known = await lines(ada);
  expect(await lines(eve)).toBeLessThan(known);
  await expect.poll(() => lines(eve), { timeout: 15_000 }).toBe(known);
  expect(eve.wrongs).toEqual([]);
  for (const { close } of [ada, ben, eve]) await close();
});
