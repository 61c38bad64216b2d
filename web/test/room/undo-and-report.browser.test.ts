import { readFile } from 'node:fs/promises';
import { gameById } from '@starboard/games';
import { verify } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { visit } from '../support/page.ts';
import { nextStop, openTab, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

test('Z leads back to the last decision, the match says so even after a reload, and a report has all of it', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /drone/i);
  await nextStop(page);
  const openAsk = (): Promise<string | null> => page.locator('.action-bar').getAttribute('data-ask');
  const first = await openAsk();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => [first, null].includes(await openAsk())).toBe(false);
  await page.keyboard.press('z');
  await expect.poll(openAsk).toBe(first);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

  await page.reload();
  await nextStop(page);
  expect(await openAsk()).toBe(first);
  await openTab(page, 'Match');
  await page.getByText('does not count in any list of results').waitFor();

  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByLabel('What went wrong').fill('The drone turned twice.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the report' }).click();
  const report = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(report).toMatchObject({ said: 'The drone turned twice.', game: 'duel-in-space', view: { seat: 0 } });
  expect(report.position.length).toBeGreaterThan(2);
  const rules = await gameById('duel-in-space')?.parts.rules();
  if (rules === undefined) throw new Error('the game has no rules');
  expect(verify(rules, report.record.text)).toMatchObject({ ok: true, record: { header: { from: { place: 0 } } } });
  expect(report.picture).toEqual({ text: expect.stringMatching(/^data:image\/png;base64,.{5000}/) });
  expect(wrongs).toEqual([]);
  await close();
});
