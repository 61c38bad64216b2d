import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screens } from '../support/length.ts';
import { accessFaults, visit } from '../support/page.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const named = (page: Page): Promise<string | null> => page.locator('.tunnel-named').textContent();

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()];
  if (start === null || end === null) throw new Error('there is nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

describe.each(screens('desktop'))('on a %s', (size) => {
  test('1.3 an asteroid is laid by its number, turned, taken apart, laid by hand and played on', async () => {
    const { page, wrongs, close } = await visit(site, size);
    await page.goto(`${site.address}#/workshop/tunnel-chase`);
    await page.getByLabel('Asteroid number').fill('397');
    await page.keyboard.press('Enter');
    await page.getByText('This is asteroid 397 of 720.').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    for (let sixth = 0; sixth < 6; sixth++) await page.getByRole('button', { name: /Turn centre ↻/ }).click();
    expect(await named(page)).toContain('asteroid 397 ');
    await page.getByRole('button', { name: /Turn centre ↻/ }).click();
    expect(await named(page)).not.toContain('asteroid 397 ');

    await page.getByRole('button', { name: 'Take apart' }).click();
    expect(await named(page)).toContain('When every slot is filled');
    for (let slot = 0; slot < 5; slot++) {
      await page.locator('.tunnel-tray button').first().click();
      await page.locator(`[data-slot="${slot}"]`).click();
    }
    expect(await named(page)).toContain('When every slot is filled');
    await page.locator('.tunnel-tray button').first().click();
    await page.locator('[data-slot="5"]').click();
    expect(await named(page)).toMatch(/This is asteroid \d+ of 720/);

    const before = await named(page);
    if (size === 'desktop') {
      await drag(page, '[data-slot="0"]', '[data-slot="2"]');
      expect(await named(page)).toMatch(/This is asteroid \d+ of 720/);
      expect(await named(page)).not.toBe(before);
    }
    const [, number] = /asteroid (\d+) /.exec((await named(page)) ?? '') ?? [];
    await page.getByRole('button', { name: `Play on asteroid ${number}` }).click();
    await page.getByText('Options', { exact: true }).click();
    expect(await page.getByLabel('Asteroid (0 is random)').inputValue()).toBe(number);
    expect(wrongs).toEqual([]);
    await close();
  });
});
