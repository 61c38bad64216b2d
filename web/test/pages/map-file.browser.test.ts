import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MAP } from '../../../games/escape-the-death-star/rules/01-station/map.ts';
import { accessFaults, visit } from '../support/page.ts';
import { nextStop } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

test('a map of one’s own comes from a file: a broken one is refused with its place, a sound one is played on', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await page.goto(`${site.address}#/setup/escape-the-death-star`);
  await page.getByText('Options', { exact: true }).click();
  const choose = (map: string): Promise<void> =>
    page
      .locator('.lines-field input')
      .setInputFiles({ name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from(map) });
  const start = page.getByRole('button', { name: 'Start' });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download an example' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('A map of your own.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(MAP);

  await choose(MAP.replace('| T ', '| x '));
  await page.getByText(/line 16, column 10: "x" means nothing on a map/i).waitFor();
  expect(await start.getAttribute('aria-disabled')).toBe('true');
  expect(await accessFaults(page)).toEqual([]);

  await choose('#'.repeat(100_001));
  await page.getByText('This file is too long.').waitFor();

  await page.getByRole('button', { name: 'Leave it out' }).click();
  await page.getByText('No file chosen.').waitFor();
  expect(await start.getAttribute('aria-disabled')).toBe('false');

  // A card lies a square further north.
  const own = MAP.replace(' 7 |                   :', ' 7 |                 c :').replace(
    ' 8 |                 c :',
    ' 8 |                   :',
  );
  await choose(own);
  await page.getByText(/The file has \d+ lines\./).waitFor();
  await start.click();
  expect(await nextStop(page)).toBe('ask');
  await page.keyboard.press('t');
  await page.getByText(/E7/).first().waitFor();
  expect(wrongs).toEqual([]);
  await close();
});
