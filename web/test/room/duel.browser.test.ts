import { gameById } from '@starboard/games';
import { verify } from '@starboard/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSite, SIZE_NAMES, type Site, visit } from '../support/page.ts';
import { exportedRecord, playOut, sitDown } from '../support/playing.ts';

vi.setConfig({ testTimeout: 110_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite('duel');
});
afterAll(() => site?.close());

describe.each(SIZE_NAMES)('on a %s', (size) => {
  test('a whole duel against the drone, clicked on the board; its record verifies', async () => {
    const { page, wrongs, close } = await visit(site, size);
    await sitDown(page, /drone/i);
    expect(await playOut(page)).toEqual([]);

    const rules = await gameById('duel-in-space')?.parts?.rules();
    if (rules === undefined) throw new Error('the game has no rules');
    expect(verify(rules, await exportedRecord(page))).toMatchObject({ ok: true });
    expect(wrongs).toEqual([]);
    await close();
  });
});
