import { expect, test } from 'vitest';
import { acceptInvite, openTable } from '../support/online-playing.ts';
import { accessFaults, visit } from '../support/page.ts';
import { openTab } from '../support/playing.ts';
import { useOnlineSite } from '../support/use-site.ts';

const site = useOnlineSite();

test('the privacy page says what is kept, and deletes it after a question; the other player sees a former one', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'phone');
  await acceptInvite(ben.page, await openTable(ada.page, 'Ada'), 'Ben');
  await ben.page.waitForSelector('.players');
  await openTab(ada.page, 'Match');
  await ada.page.getByRole('button', { name: 'Your devices' }).click();
  await ada.page.getByRole('link', { name: 'What this server keeps about you' }).click();
  await ada.page.getByText('It keeps finished matches until you have your data deleted').waitFor();
  expect(await accessFaults(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Delete my data' }).click();
  await ada.page.getByRole('button', { name: 'Delete my data' }).click();
  await ada.page.getByText('You are signed out on all your devices.').waitFor();
  await ben.page.locator('.players').getByText('Former player', { exact: true }).waitFor();
  for (const { close } of [ada, ben]) await close();
});

test('whoever has one device can sign it out, and is told first what that means', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  await acceptInvite(ben.page, await openTable(ada.page, 'Ada'), 'Ben');
  await openTab(ada.page, 'Match');
  await ada.page.getByRole('button', { name: 'Your devices' }).click();
  await ada.page.getByRole('button', { name: 'Sign out' }).click();
  await ada.page.getByText('Nobody can play your seats any more').waitFor();
  await ada.page.getByRole('button', { name: 'Add a device' }).waitFor();
  await ada.page.getByRole('button', { name: 'Sign out' }).click();
  await ada.page.waitForSelector('.players [data-mine="true"]', { state: 'detached' });
  for (const { close } of [ada, ben]) await close();
});
