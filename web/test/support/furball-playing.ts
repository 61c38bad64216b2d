import type { Page } from 'playwright-core';
import { carryOut, press } from './playing.ts';

export async function layRounds(page: Page, rounds: number): Promise<void> {
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Rounds', { exact: true }).fill(`${rounds}`);
}

/** Adds seats for bots after those of people. */
export async function addBots(page: Page, people: number, bots: number): Promise<void> {
  for (let seat = people + 1; seat <= people + bots; seat++) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page
      .locator('.seat')
      .nth(seat - 1)
      .locator('select')
      .first()
      .selectOption('bot:plain');
  }
}

/** Where to press an option of each kind: a place on the mat, a ship, a button of the panel. */
const PRESSED: { readonly [kind: string]: string } = {
  spot: '.furball-places [data-place]',
  shift: '.furball-places [data-place], .furball-panel [data-choice="null"]',
  slide: '.furball-places [data-place]',
  attack: '.furball-ship[data-choice], .furball-panel [data-choice="null"]',
  ship: '.furball-ship[data-choice], .furball-panel [data-choice="null"]',
  first: '.furball-panel [data-choice]',
  dice: '.furball-die-button:not([aria-disabled="true"])',
};
const IN_PANEL = '.furball-panel [data-choice]';

interface Asked {
  readonly ask: string;
  readonly kind: string;
  /** Where to press, marked to be found again; null if the suggestion will do. */
  readonly at: string | null;
}

/** Reads the ask and chooses where to press in one step: read in pieces, it may be two asks. */
async function readAsk(page: Page, turn: number): Promise<Asked> {
  const found = await page.waitForFunction(
    ([places, inPanel, nth]) => {
      const bar = document.querySelector('.action-bar');
      const ask = bar?.getAttribute('data-ask');
      const primary = bar?.querySelector('.primary');
      if (ask == null || primary == null) return undefined;
      const kind = /"kind":"([^"]+)"/.exec(ask)?.[1] ?? '';
      const suggested = primary.getAttribute('aria-disabled') !== 'true';
      const seen = [...document.querySelectorAll(places[kind] ?? inPanel)];
      const options = seen.length > 0 ? seen : [...document.querySelectorAll(inPanel)];
      const option = options[(nth * 7) % options.length];
      if (option === undefined) return suggested ? { ask, kind, at: null } : undefined;
      if (suggested && option.getAttribute('aria-pressed') === 'true') return { ask, kind, at: null };
      for (const old of document.querySelectorAll('[data-pressed-next]')) old.removeAttribute('data-pressed-next');
      option.setAttribute('data-pressed-next', `${nth}`);
      return { ask, kind, at: `[data-pressed-next="${nth}"]` };
    },
    [PRESSED, IN_PANEL, turn] as const,
  );
  const read = await found.jsonValue();
  if (read === undefined) throw new Error('the ask went away while it was read');
  return read;
}

/** Places on the mat overlap, and the mat decides which one is meant, so they are pressed at their own position. */
async function pressOn(page: Page, at: string): Promise<void> {
  const place = page.locator(`${at}[data-place]`);
  if ((await place.count()) === 0) return press(page, at);
  const { x, y } = await place.evaluate(async (drawn) => {
    drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
    const middle = () => {
      const { left, right, top, bottom } = drawn.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    };
    // The mat may still be moving.
    for (let last = middle(), still = 0; still < 5; ) {
      await new Promise(requestAnimationFrame);
      const now = middle();
      still = now.x === last.x && now.y === last.y ? still + 1 : 0;
      last = now;
    }
    return middle();
  });
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/**
 * Presses an option on the board, then the bright button; returns the kind of ask. `look` runs while the option is
 * picked.
 */
export async function flyOn(page: Page, turn: number, look?: (kind: string) => Promise<unknown>): Promise<string> {
  const { ask, kind, at } = await readAsk(page, turn);
  if (at !== null) await pressOn(page, at);
  await look?.(kind);
  await carryOut(page, ask);
  return kind;
}
