import type { Page } from 'playwright-core';
import { distanceBetween, STANDARD } from '../../../games/escape-the-death-star/rules/01-station/station.ts';
import { carryOut, pick, press } from './playing.ts';

/** A person at this screen, or a bot. The last one runs the Imperials. */
export type DeathStarSeats = readonly ('person' | 'bot:plain')[];

export async function layStation(
  page: Page,
  sitting: DeathStarSeats,
  options: { readonly [name: string]: string } = {},
): Promise<void> {
  for (let seats = await page.locator('.seat > .field:first-child select').count(); seats < sitting.length; seats++) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
  }
  // At least one person is at the screen at any time.
  for (const wanted of ['person', 'bot:plain'] as const) {
    for (const [seat, occupant] of sitting.entries()) {
      if (occupant === wanted) await page.locator('.seat > .field:first-child select').nth(seat).selectOption(occupant);
    }
  }
  if (Object.keys(options).length === 0) return;
  await page.getByText('Options', { exact: true }).click();
  for (const [name, value] of Object.entries(options)) {
    const named = page.locator('.option-field').filter({ has: page.getByText(name, { exact: true }) });
    const field = named.locator('select, input');
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

export async function askedAbout(page: Page): Promise<string> {
  const ask = await page.locator('.action-bar').getAttribute('data-ask');
  return /"kind":"([^"]+)"/.exec(ask ?? '')?.[1] ?? '';
}

const steps = (square: number): number =>
  Math.min(...STANDARD.falcon.map((end) => distanceBetween(STANDARD, square, end)));

/** The lit square nearest to the Falcon; any square with a fight if there is one. */
async function towardsFalcon(page: Page): Promise<string> {
  const choices = await page
    .locator('.station-squares [data-choice]')
    .evaluateAll((found) => found.map((each) => each.getAttribute('data-choice') ?? ''));
  const nearest = choices.toSorted((a, b) => steps(Number(a)) - steps(Number(b)))[0] ?? '';
  return `.station-squares [data-choice="${nearest}"]`;
}

/** Plans as many soldiers as allowed, at most two: takes each up, then presses a square. */
async function planSoldiers(page: Page, turn: number): Promise<void> {
  for (let i = 0; i < 2; i++) {
    const soldiers = page.locator('.station-squares .station-pressable[data-soldier][data-choice]');
    const count = await soldiers.count();
    if (count === 0) return;
    const soldier = await soldiers.nth((turn + i) % count).getAttribute('data-soldier');
    await press(page, `.station-squares [data-soldier="${soldier}"]`);
    if ((await page.locator('.station-panel .station-soldier[aria-pressed="true"]').count()) === 0) continue;
    const free = page.locator('.station-squares .station-pressable:not([data-soldier])');
    const slot = await free.nth((turn * 31 + i * 47) % (await free.count())).getAttribute('data-slot');
    await press(page, `.station-squares [data-slot="${slot}"]`);
  }
}

/** Chooses on the deck, or in the panel if the deck has nothing to choose. */
export async function chooseOnDeck(page: Page, kind: string, turn: number): Promise<void> {
  if (kind === 'soldier') return planSoldiers(page, turn);
  if (kind === 'walk' || kind === 'sneak') return pick(page, await towardsFalcon(page));
  if ((await page.locator('.action-bar .primary').getAttribute('aria-disabled')) !== 'true') return;
  await pick(page, '.stage [data-choice]');
}

/** Answers on the board and with the bright button; returns the kind of ask. */
export async function playOn(page: Page, turn: number): Promise<string> {
  await page.waitForSelector('.stage [data-choice], .action-bar .primary:not([aria-disabled="true"])');
  const kind = await askedAbout(page);
  const ask = await page.locator('.action-bar').getAttribute('data-ask');
  await chooseOnDeck(page, kind, turn);
  await carryOut(page, ask);
  return kind;
}
