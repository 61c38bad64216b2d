import type { Locator, Page } from 'playwright-core';
import { carryOut } from './playing.ts';

/** An asteroid by its number, and starfighters with little protection, which makes a short chase. */
export async function layChase(page: Page, asteroid: number): Promise<void> {
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Asteroid').fill(`${asteroid}`);
  await page.getByLabel('Starfighters').selectOption('given');
  await page.getByLabel('The first pilot flies').selectOption('ace');
  await page.getByLabel('All others fly').selectOption('ace');
}

export async function layCrowd(page: Page, people: number, bots: number): Promise<void> {
  const count = page.getByLabel('Number of seats');
  await count.fill(`${people + 1}`);
  await page.locator('.seat > .field:first-child select').nth(people).selectOption('bot:plain');
  await count.fill(`${people + bots}`);
}

export async function askedFor(page: Page): Promise<string> {
  const ask = await page.locator('.action-bar').getAttribute('data-ask');
  return /"kind":"([^"]+)"/.exec(ask ?? '')?.[1] ?? '';
}

/** Where to press an option of each kind: a face of the die, a space, a starfighter, a button. */
const PRESSED: { readonly [kind: string]: string } = {
  place: '.tunnel-places [data-choice]',
  face: '.tunnel-arrow',
  branch: '.tunnel-arrow',
  fire: '.tunnel-marker[data-choice], .tunnel-panel [data-choice="null"]',
};

const IN_PANEL = '.tunnel-panel [data-choice]';

/** The options that nothing covers: in a crowd, one starfighter may cover another. */
const inSight = (options: Locator): Promise<readonly number[]> =>
  options.evaluateAll((found) =>
    found.flatMap((each, place) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && each.contains(top) ? [place] : [];
    }),
  );

export async function flyOn(page: Page, turn: number): Promise<string> {
  const kind = await askedFor(page);
  const ask = await page.locator('.action-bar').getAttribute('data-ask');
  const options = page.locator(PRESSED[kind] ?? IN_PANEL);
  await options.first().waitFor();
  const open = await inSight(options);
  const place = open[(turn * 7) % open.length];
  await (place === undefined ? page.locator(IN_PANEL).first() : options.nth(place)).click();
  await carryOut(page, ask);
  return kind;
}
