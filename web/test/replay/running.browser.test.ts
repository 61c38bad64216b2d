import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { acceptInvite, openTable, playTogether } from '../support/online-playing.ts';
import { accessFaults, visit } from '../support/page.ts';
import { ASKED, answerOnBoard, nextStop, press } from '../support/playing.ts';
import { useOnlineSite } from '../support/use-site.ts';

const site = useOnlineSite();

const count = (page: Page) => page.locator('.transport .count');
const isAt = (page: Page, text: RegExp) => count(page).filter({ hasText: text }).waitFor();

test('a link to a match shows what each may see while it goes on, and everything once it is over; a visitor plays on from there', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  const eve = await visit(site, 'phone', { hasTouch: true });
  const link = await openTable(ada.page, 'Ada', async () => {
    await ada.page.getByText('Options').click();
    await ada.page.getByLabel(/Draw after/).fill('2');
  });
  const replay = link.replace('#/online/', '#/replay/');
  await acceptInvite(ben.page, link, 'Ben');
  await ada.page.waitForSelector(ASKED);
  await playTogether([ada.page, ben.page], 4);

  await eve.page.goto(replay);
  await eve.page.getByText('You see what spectators see').waitFor();
  expect(await eve.page.getByLabel('View as').count()).toBe(0);
  await eve.page.keyboard.press('End');
  await isAt(eve.page, /^(\d+) \/ \1$/);
  await eve.page.goto(`${replay}?at=1.1&as=1`);
  await eve.page.getByText('You see what spectators see').waitFor();

  const since = await ada.page.context().newPage();
  await since.goto(`${replay}?since=4`);
  await since.getByRole('heading', { name: 'Since you last looked' }).waitFor();
  await since.getByText('You see what your seat knows').waitFor();
  await since.keyboard.press('Home');
  await isAt(since, /^1 \//);
  await since.keyboard.press('ArrowRight');
  await isAt(since, /^2 \//);
  expect(await accessFaults(since)).toEqual([]);
  await since.getByRole('link', { name: 'Back to the match' }).click();
  await since.waitForSelector('.players');
  await since.close();

  await playTogether([ada.page, ben.page], 200);
  await eve.page.reload();
  await eve.page.getByRole('heading', { name: 'Verified' }).waitFor();
  await eve.page.getByLabel('View as').selectOption({ label: 'Ben' });
  await eve.page.keyboard.press('End');
  await isAt(eve.page, /^(\d+) \/ \1$/);
  await press(eve.page, eve.page.getByRole('button', { name: 'Go to this moment' }).nth(3));
  await isAt(eve.page, /^(\d+) \/ (?!\1$)/);
  await eve.page.getByRole('heading', { name: 'Chosen at the same time' }).waitFor();
  await eve.page.getByRole('button', { name: 'Text' }).tap();
  await eve.page.getByText('Position at this moment').waitFor();
  await eve.page.keyboard.press('End');
  await eve.page.keyboard.press('ArrowUp');
  await eve.page.getByRole('button', { name: 'Text' }).tap();
  await press(eve.page, eve.page.getByRole('button', { name: 'Fresh dice' }));
  await eve.page.waitForURL(/#\/match\/\w+$/);
  for (let turn = 0; (await nextStop(eve.page)) === 'ask'; turn++) await answerOnBoard(eve.page, turn);
  expect([...ada.wrongs, ...ben.wrongs, ...eve.wrongs].filter((each) => !/404|409|status/.test(each))).toEqual([]);
  await Promise.all([ada.close(), ben.close(), eve.close()]);
});
