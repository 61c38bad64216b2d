import { gameById } from '@starboard/games';
import { verify } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { screens, shortDuel } from '../support/length.ts';
import { visit } from '../support/page.ts';
import { exportedRecord, nextStop, playOut, press, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

describe.each(screens('phone'))('on a %s', (size) => {
  test('a whole duel against the drone, clicked on the moving board; its record verifies', async () => {
    const { page, wrongs, close } = await visit(site, size, { reducedMotion: 'no-preference' });
    await sitDown(page, /drone/i, { lay: shortDuel });
    expect(await playOut(page)).toEqual([]);

    const rules = await gameById('duel-in-space')?.parts.rules();
    if (rules === undefined) throw new Error('the game has no rules');
    expect(verify(rules, await exportedRecord(page))).toMatchObject({ ok: true });
    expect(wrongs).toEqual([]);
    await close();
  });
});

test('pressing what is picked already commits nothing; the bright button does, and Enter', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /drone/i);
  await nextStop(page);
  const openAsk = (): Promise<string | null> => page.locator('.action-bar').getAttribute('data-ask');
  const aim = await openAsk();
  for (const port of ['.stage [data-choice="4"]', '.options .option:nth-child(1)']) {
    for (let i = 0; i < 3; i++) {
      await press(page, port);
    }
  }
  // The server answers the presses before this request, which was sent after them.
  await page.getByText('Not possible now').click();
  await page.getByText('Every choice is possible here.').waitFor();
  expect(await openAsk()).toBe(aim);
  await page.locator('.options .option').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(openAsk).not.toBe(aim);
  expect(wrongs).toEqual([]);
  await close();
});

test('what is pointed at explains itself in a match watched from its very beginning', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop', { reducedMotion: 'no-preference' });
  await page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"fast"'));
  await page.reload();
  await page.locator('a.card').first().click();
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await nextStop(page)).toBe('ask');
  await page.locator('.duel-card-mine .ui-term', { hasText: 'Stabilizer' }).hover();
  await page.locator('.ui-bubble', { hasText: 'The number of clicks of 45°' }).waitFor();
  expect(wrongs).toEqual([]);
  await close();
});
