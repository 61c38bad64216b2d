import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layRounds } from '../support/furball-playing.ts';
import { openTable, sayReady, sitDownAt } from '../support/online-playing.ts';
import { accessFaults, visit } from '../support/page.ts';
import { useOnlineSite } from '../support/use-site.ts';

const site = useOnlineSite();

const XWS = JSON.stringify({
  faction: 'rebel',
  name: 'Red Five',
  pilots: [{ name: 'rookiepilot', ship: 'xwing', upgrades: { amd: ['r2d2'] } }],
});
/** 37 points: too many for the usual limit. */
const TOO_DEAR = 'Bandit Squadron Pilot, Rebel Z-95 Headhunter + Cluster Missiles + Lone Wolf';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const seatOf = (page: Page, name: string) => page.locator('.seat-list li').filter({ hasText: name });

async function importSquad(page: Page, text: string): Promise<void> {
  await button(page, 'Import').first().click();
  await page.getByLabel(/^A squad as text or as XWS/).fill(text);
  await page.locator('.furball-import').getByRole('button', { name: 'Import', exact: true }).click();
}

test('four browsers bring a squad each: one imported, one illegal at first, one built, and fly them', async () => {
  const visitors = [];
  for (let person = 0; person < 4; person++) visitors.push(await visit(site, person === 3 ? 'phone' : 'desktop'));
  const pages = visitors.map(({ page }) => page);
  const [host, importer, faulty, builder] = pages;
  if (!host || !importer || !faulty || !builder) throw new Error('nobody is there');
  const link = await openTable(host, 'Ada', () => layRounds(host, 1), 'Furball');
  for (const [i, guest] of [importer, faulty, builder].entries()) await sitDownAt(guest, link, `Guest ${i + 1}`);

  const squads = host.getByLabel('Choose a squad');
  const wedge = await squads.locator('option', { hasText: /^X-wing: Wedge Antilles, \d+ points$/ }).innerText();
  await squads.selectOption({ label: wedge });
  await seatOf(importer, 'Ada')
    .getByText(/^Wedge Antilles, X-wing, \d+ points/)
    .waitFor();

  await importSquad(importer, XWS);
  await seatOf(host, 'Guest 1').getByText('Rookie Pilot, X-wing, 25 points, with R2-D2').waitFor();

  await importSquad(faulty, TOO_DEAR);
  await faulty.getByText(/^Bandit Squadron Pilot, Z-95 Headhunter has \d mistakes?\.$/).waitFor();
  expect(await button(faulty, 'Fly this squad').getAttribute('aria-disabled')).toBe('true');
  expect(await seatOf(faulty, 'Guest 2').innerText()).toContain('Random squad');
  await button(faulty, 'Remove Lone Wolf').click();
  await button(faulty, 'Fly this squad').click();
  await seatOf(host, 'Guest 2')
    .getByText(/^Bandit Squadron Pilot, Z-95 Headhunter, 16 points/)
    .waitFor();

  await button(builder, 'Build a squad').click();
  await builder.getByLabel(/^Search ships and pilots/).fill('Academy Pilot');
  await builder
    .getByRole('button', { name: /^Academy Pilot/ })
    .first()
    .click();
  await button(builder, 'Fly this squad').click();
  await seatOf(host, 'Guest 3')
    .getByText(/^Academy Pilot, TIE Fighter, 12 points/)
    .waitFor();

  await sayReady(importer);
  await seatOf(host, 'Guest 1').getByText('✓ ready').waitFor();
  await button(host, 'Draw other asteroids').click();
  await seatOf(host, 'Guest 1').getByText('choosing').waitFor();
  for (const page of [host, builder]) expect(await accessFaults(page)).toEqual([]);

  for (const page of pages) await sayReady(page);
  const pilots = ['Wedge Antilles', 'Rookie Pilot', 'Bandit Squadron Pilot', 'Academy Pilot'];
  for (const [seat, { page, wrongs }] of visitors.entries()) {
    await page.waitForSelector('.furball-mat');
    await page
      .getByText(pilots[seat] ?? '')
      .first()
      .waitFor({ state: 'attached' });
    expect(wrongs).toEqual([]);
  }
});
