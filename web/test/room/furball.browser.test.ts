import { gameById } from '@starboard/games';
import { verify } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { LONG } from '../../../testkit/run/long.ts';
import { flyOn, layRounds } from '../support/furball-playing.ts';
import { screens } from '../support/length.ts';
import { accessFaults, visit } from '../support/page.ts';
import { exportedRecord, nextStop, playByKeys, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const GAME = 'Furball';
const ROUNDS = LONG ? 6 : 3;

describe.each(screens('phone'))('on a %s', (size) => {
  test('four pilots, three rounds, every choice pressed on the board; the record verifies', async () => {
    const { page, wrongs, close } = await visit(site, size, { hasTouch: size === 'phone' });
    await sitDown(page, /three bots/, { game: GAME, lay: () => layRounds(page, 3) });
    const seen = new Set<string>();
    for (let turn = 0; (await nextStop(page)) !== 'over'; turn++) {
      expect(turn).toBeLessThan(120);
      await flyOn(page, turn, async (kind) => {
        if (!seen.has(kind)) expect(await accessFaults(page), kind).toEqual([]);
        seen.add(kind);
      });
    }
    expect([...seen]).toEqual(expect.arrayContaining(['spot', 'dial', 'action']));
    expect(await page.locator('.outcome').textContent()).toMatch(/^(You|A draw)/);
    expect(await accessFaults(page)).toEqual([]);
    const rules = await gameById('furball')?.parts.rules();
    if (rules === undefined) throw new Error('the game has no rules');
    expect(verify(rules, await exportedRecord(page))).toMatchObject({ ok: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(wrongs).toEqual([]);
    await close();
  });
});

test('eight pilots, one of them a person, fly to their final places', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /seven bots/, { game: GAME, lay: () => layRounds(page, ROUNDS) });
  for (let turn = 0; (await nextStop(page)) !== 'over'; turn++) {
    expect(turn).toBeLessThan(300);
    const kind = await flyOn(page, turn);
    if (kind === 'dial') expect(await page.locator('.furball-rail-row').count()).toBe(8);
  }
  expect(await page.locator('.outcome').textContent()).toMatch(/^You/);
  expect(await page.locator('.furball-banner').textContent()).toContain(`Round ${ROUNDS} of ${ROUNDS}`);
  expect(wrongs).toEqual([]);
  await close();
});

test('four pilots by keyboard alone, through the text view', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /three bots/, { game: GAME, lay: () => layRounds(page, 2) });
  expect(await playByKeys(page)).toEqual([]);
  expect(await accessFaults(page)).toEqual([]);
  expect(await page.locator('.outcome').textContent()).toMatch(/\S/);
  expect(wrongs).toEqual([]);
  await close();
});
