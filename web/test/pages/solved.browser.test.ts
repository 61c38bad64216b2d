import { expect, test } from 'vitest';
import { screens } from '../support/length.ts';
import { accessFaults, visit } from '../support/page.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

test.each(screens('phone'))(
  'the page about the solved duel shows any position, flies from there and plays on (%s)',
  async (size) => {
    const { page, wrongs, close } = await visit(site, size);
    await page.goto(`${site.address}#/setup/duel-in-space`);
    await page.getByRole('link', { name: 'Duel in Space, solved' }).click();
    const score = page.locator('.solved-worth strong');
    await score.waitFor();
    const even = await score.textContent();
    expect(even).toBe('50.0 %');
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('group', { name: 'Your ship' }).getByLabel('Protection').selectOption('4');
    await expect.poll(() => score.textContent()).not.toBe(even);
    await page.getByRole('group', { name: 'Your ship' }).getByLabel('Turret lasers').selectOption('0');
    await page.getByText('You have no turret laser').waitFor();
    await page.getByRole('button', { name: 'Fly this turn' }).press('Enter');
    await page.getByText(/^The enemy aimed at port \d and .* (shots|no shots)\.$/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Play on from here' }).press('Enter');
    await page.getByText('The duel begins from an agreed position').first().waitFor();
    expect(wrongs).toEqual([]);
    await close();
  },
);
