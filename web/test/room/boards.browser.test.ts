import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { standStill } from '../support/layout-faults.ts';
import { visit } from '../support/page.ts';
import { answerOnBoard, nextStop, sitDown } from '../support/playing.ts';
import { layScenario } from '../support/starfire-playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const placesOf = (page: Page, selector: string): Promise<readonly Rectangle[]> =>
  page.locator(selector).evaluateAll((found) =>
    found.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

async function placeOf(page: Page, selector: string): Promise<Rectangle> {
  const [first] = await placesOf(page, selector);
  if (first === undefined) throw new Error(`there is no ${selector}`);
  return first;
}

const isWithin = (part: Rectangle, whole: Rectangle): boolean =>
  part.left >= whole.left - 1 &&
  part.top >= whole.top - 1 &&
  part.right <= whole.right + 1 &&
  part.bottom <= whole.bottom + 1;

async function toStarfire(page: Page, scenario: 'contact' | 'fleet-action'): Promise<void> {
  await sitDown(page, /against a bot/i, { game: 'Starfire', lay: () => layScenario(page, scenario) });
  expect(await nextStop(page)).toBe('ask');
  await page.locator('.starfire-asked').waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
}

test('one’s own ship stays in sight while an enemy far away moves', async () => {
  const { page, close } = await visit(site, 'desktop');
  await toStarfire(page, 'contact');
  await page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"fast"'));
  await page.reload();
  for (let points = 0; points < 4; points++) {
    expect(await nextStop(page)).toBe('ask');
    await answerOnBoard(page, points);
    expect(await nextStop(page)).toBe('ask');
    await expect
      .poll(async () => {
        const [map, own] = [
          await placeOf(page, '.starfire-map'),
          await placeOf(page, '.starfire-ship.starfire-side-a .starfire-hull'),
        ];
        return isWithin(own, map);
      })
      .toBe(true);
  }
  await close();
});

test('on a large screen type grows with the board', async () => {
  const sizes: number[] = [];
  for (const size of ['desktop', 'wide'] as const) {
    const { page, close } = await visit(site, size);
    sizes.push(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)));
    await close();
  }
  expect(sizes[0]).toBeCloseTo(16, 0);
  expect(sizes[1]).toBeGreaterThan(18);
});

describe('the map', () => {
  const zoom = (page: Page): Promise<number> =>
    page.locator('.ui-map').evaluate((map) => Number(getComputedStyle(map).getPropertyValue('--zoom')));
  const shipAt = async (page: Page): Promise<Rectangle> => placeOf(page, '.starfire-asked .starfire-brackets');

  test('is moved and zoomed by mouse, by keyboard and by its buttons', async () => {
    const { page, close } = await visit(site, 'desktop');
    await toStarfire(page, 'contact');
    await standStill(page);
    const { left, top, right, bottom } = await placeOf(page, '.ui-map');
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const [before, scale] = [await shipAt(page), await zoom(page)];

    await page.mouse.move(middle.x, middle.y + 100);
    await page.mouse.down();
    await page.mouse.move(middle.x + 60, middle.y + 140, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await shipAt(page)).left - before.left).toBeCloseTo(60, 0);
    expect(await page.locator('.action-bar .primary').textContent()).toBe('Straight on');

    await page.mouse.wheel(0, 200);
    await expect.poll(() => zoom(page)).toBeLessThan(scale);
    await page.locator('.ui-map').focus();
    await standStill(page);
    const smaller = await zoom(page);
    await page.keyboard.press('+');
    await expect.poll(() => zoom(page)).toBeGreaterThan(smaller);
    await standStill(page);
    const here = await shipAt(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await shipAt(page)).left).toBeLessThan(here.left);
    const now = await zoom(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => zoom(page)).toBeGreaterThan(now);
    await page.locator('.ui-map').focus();
    await page.keyboard.press('0');
    await expect.poll(async () => (await shipAt(page)).left).toBeCloseTo(before.left, 0);
    await close();
  });

  test('is moved with one finger and zoomed with two, and no hover is left behind', async () => {
    const { page, close } = await visit(site, 'phone', { hasTouch: true });
    await toStarfire(page, 'contact');
    await standStill(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const { left, top, right, bottom } = await placeOf(page, '.ui-map');
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [before, scale] = [await shipAt(page), await zoom(page)];

    await touch('touchStart', { x, y });
    for (let far = 10; far <= 50; far += 10) await touch('touchMove', { x: x - far, y });
    await touch('touchEnd');
    await expect.poll(async () => (await shipAt(page)).left).toBeLessThan(before.left - 30);

    await touch('touchStart', { x: x - 30, y }, { x: x + 30, y });
    for (let far = 30; far <= 80; far += 10) await touch('touchMove', { x: x - far, y }, { x: x + far, y });
    await touch('touchEnd');
    await expect.poll(() => zoom(page)).toBeGreaterThan(scale);
    expect(await page.locator('.starfire-tip').count()).toBe(0);
    await close();
  });
});
