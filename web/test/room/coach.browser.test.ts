import { expect, test } from 'vitest';
import { accessFaults, visit } from '../support/page.ts';
import { nextStop, pick, press, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();
const PORTS = 8;

test('a hint comes when it matters, opens its rule, and is switched off with the coach', async () => {
  const { page, wrongs, close } = await visit(site, 'phone', { hasTouch: true });
  await sitDown(page, /bot/i, { game: 'Duel in Space' });
  await nextStop(page);
  const hint = page.getByRole('status', { name: 'Coach' });
  const question = await page.locator('.action-bar .prompt').innerText();
  const enemy = Number(/port (\d)/.exec(question)?.[1]);
  const opposite = ((enemy + PORTS / 2 - 1) % PORTS) + 1;
  const aimAt = (port: number): Promise<void> => pick(page, `.stage [data-choice='${port}']`);

  await aimAt(opposite);
  await hint.getByText(/Aim where the enemy will be/).waitFor();
  const better = Number(/and \d+% of its moves end in port (\d)/.exec(await hint.innerText())?.[1]);
  expect(await accessFaults(page)).toEqual([]);
  await press(page, hint.getByRole('button', { name: 'Rule 3.1' }));
  await page.getByRole('dialog').getByText('Both players secretly choose the port').waitFor();
  await page.keyboard.press('Escape');

  await aimAt(better);
  await hint.getByText(/Aim where/).waitFor({ state: 'detached' });
  await aimAt(opposite);
  await hint.getByText(/Aim where/).waitFor();
  await press(page, page.getByRole('button', { name: 'Help' }));
  await page.getByRole('combobox', { name: 'Coach' }).selectOption('Never');
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  await page.reload();
  await nextStop(page);
  await aimAt(opposite);
  expect(await hint.count()).toBe(0);
  expect(wrongs).toEqual([]);
  await close();
});
