import { expect, test } from 'vitest';
import { LONG } from '../../../testkit/run/long.ts';
import { acceptInvite, isOver, openTable, playTogether } from '../support/online-playing.ts';
import { accessFaults, visit } from '../support/page.ts';
import { layScenario } from '../support/starfire-playing.ts';
import { useOnlineSite } from '../support/use-site.ts';

const site = useOnlineSite();

test('two browsers fight a small fleet action to its end, one of them reloaded in the middle', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'phone');
  const lay = async () => {
    await layScenario(ada.page, 'fleet-action');
    await ada.page.getByLabel('Hexes between the flagships').fill('10');
    await ada.page.getByLabel('Draw after this many turns').fill(LONG ? '6' : '2');
  };
  const link = await openTable(ada.page, 'Ada', lay, 'Starfire');
  await acceptInvite(ben.page, link, 'Ben');
  await ada.page.waitForSelector('.starfire-board');
  await ben.page.waitForSelector('.starfire-board');
  expect(await accessFaults(ben.page)).toEqual([]);

  await playTogether([ada.page, ben.page], 12);
  await ada.page.reload();
  await ada.page.waitForSelector('.starfire-board');
  await playTogether([ada.page, ben.page], 900);

  expect(await isOver(ada.page)).toBe(true);
  const told = await Promise.all([ada, ben].map(({ page }) => page.locator('.outcome').textContent()));
  expect(told.map((headline) => headline?.slice(0, 8)).sort()).toEqual(
    told[0]?.startsWith('A draw') ? ['A draw: ', 'A draw: '] : ['You lost', 'You won:'],
  );
  for (const { page } of [ada, ben]) {
    await page.getByRole('button', { name: 'Verify this match' }).click();
    await page.getByText(/^Verified:/).waitFor();
  }
  expect(ada.wrongs).toEqual([]);
  expect(ben.wrongs).toEqual([]);
  for (const { close } of [ada, ben]) await close();
});
