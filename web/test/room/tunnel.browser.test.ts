import { gameById } from '@starboard/games';
import { verify } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONG } from '../../../testkit/run/long.ts';
import { screens, shorten } from '../support/length.ts';
import { accessFaults, visit } from '../support/page.ts';
import { exportedRecord, nextStop, playByKeys, sitDown } from '../support/playing.ts';
import { flyOn, layChase } from '../support/tunnel-playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const GAME = 'Tunnel Chase';

async function layShortChase(page: Page): Promise<void> {
  await layChase(page, 7);
  await shorten(page, { 'Draw after this many turns without damage': 3 });
}

describe.each(screens('phone'))('on a %s', (size) => {
  test('two pilots, every choice pressed on the board, to the end; its record verifies', async () => {
    const { page, wrongs, close } = await visit(site, size);
    await sitDown(page, /against a bot/i, { game: GAME, lay: () => layShortChase(page) });
    const seen = new Set<string>();
    for (let turn = 0; (await nextStop(page)) !== 'over'; turn++) {
      expect(turn).toBeLessThan(400);
      const kind = await flyOn(page, turn);
      if (!seen.has(kind)) expect(await accessFaults(page)).toEqual([]);
      seen.add(kind);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['speed', 'branch']));
    expect(await page.locator('.outcome').textContent()).toMatch(/^(You|A draw)/);
    expect(await accessFaults(page)).toEqual([]);
    const rules = await gameById('tunnel-chase')?.parts.rules();
    if (rules === undefined) throw new Error('the game has no rules');
    expect(verify(rules, await exportedRecord(page))).toMatchObject({ ok: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(wrongs).toEqual([]);
    await close();
  });
});

test('one person among 24 bots, from the start to the end, or for a few turns', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /crowd/, { game: GAME, lay: () => layChase(page, 397) });
  expect(await nextStop(page)).toBe('ask');
  expect(await page.locator('.tunnel-marker').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show the numbers of the spaces' }).click();
  await page.locator('.tunnel-numbers text', { hasText: /^152$/ }).waitFor();
  let asks = 0;
  while ((LONG || asks < 5) && (await nextStop(page)) !== 'over') {
    expect(asks++).toBeLessThan(600);
    await flyOn(page, asks);
    if (asks === 3) {
      expect(await page.locator('.tunnel-marker').count()).toBe(25);
      expect(await accessFaults(page)).toEqual([]);
    }
  }
  if (LONG) expect(await page.locator('.tunnel-gone').count()).toBeGreaterThanOrEqual(23);
  expect(wrongs).toEqual([]);
  await close();
});

test('two pilots by keyboard alone, through the text view', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /against a bot/i, { game: GAME, lay: () => layShortChase(page) });
  expect(await playByKeys(page)).toEqual([]);
  expect(await accessFaults(page)).toEqual([]);
  expect(await page.locator('.outcome').textContent()).toMatch(/\S/);
  expect(wrongs).toEqual([]);
  await close();
});
