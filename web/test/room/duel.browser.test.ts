import { gameById } from '@starboard/games';
import { verify } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { screens, shortDuel } from '../support/length.ts';
import { visit } from '../support/page.ts';
import {
  carryOut,
  exportedRecord,
  nextStop,
  openOptions,
  pick,
  playByKeys,
  playOut,
  press,
  sitDown,
} from '../support/playing.ts';
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

test('a whole duel by keyboard, reading only the text view, which says every forecast of the board', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /against a bot/i, { lay: shortDuel });
  expect(await playByKeys(page)).toEqual([]);
  expect(wrongs).toEqual([]);
  await close();
});

test('pressing what is picked already commits nothing; Enter does, also after the help was opened and closed', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /drone/i);
  await nextStop(page);
  const openAsk = (): Promise<string | null> => page.locator('.action-bar').getAttribute('data-ask');
  const aim = await openAsk();
  await openOptions(page);
  for (const port of ['.stage [data-choice="4"]', '.options .option:nth-child(1)']) {
    for (let i = 0; i < 3; i++) {
      await press(page, port);
    }
  }
  // The server answers the presses before this request, which was sent after them.
  await page.getByText('Not possible now').click();
  await page.getByText('Every choice is possible here.').waitFor();
  expect(await openAsk()).toBe(aim);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await expect.poll(openAsk).not.toBe(aim);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(wrongs).toEqual([]);
  await close();
});

test('the heading is dragged with a finger, and the page stays where it is', async () => {
  const { page, wrongs, close } = await visit(site, 'phone', { hasTouch: true });
  await sitDown(page, /drone/i);
  await nextStop(page);
  const openAsk = (): Promise<string | null> => page.locator('.action-bar').getAttribute('data-ask');
  const aim = await openAsk();
  await pick(page, '.stage [data-choice="4"]');
  await carryOut(page, aim);
  await nextStop(page);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  const before = await scrolled();
  /** A quarter turn to the right; if the board moved meanwhile, people drag again. */
  const drag = async (): Promise<string | null> => {
    const grip = await page.locator('.duel-grip').boundingBox();
    if (grip === null) throw new Error('there is nothing to drag');
    const [x, y, far] = [grip.x + grip.width / 2, grip.y + grip.height / 2, grip.width * 0.45];
    const at = (turn: number) => ({ x: x + far * Math.sin(turn), y: y - far * Math.cos(turn) });
    await touch('touchStart', at(0));
    for (let step = 1; step <= 12; step++) await touch('touchMove', at((step * Math.PI) / 24));
    await touch('touchEnd');
    return page.locator('.action-bar .primary').textContent();
  };
  await expect.poll(drag).toMatch(/2 clicks|90/);
  expect(await scrolled()).toBe(before);
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
