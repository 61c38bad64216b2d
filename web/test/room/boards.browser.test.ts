import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { flyOn } from '../support/furball-playing.ts';
import { ALL_SIZES, type ScreenSize, visit } from '../support/page.ts';
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

const areaOf = ({ left, top, right, bottom }: Rectangle): number => (right - left) * (bottom - top);

/** The part of the screen left for the stage: between the bars, beside the log. */
async function stageOf(page: Page): Promise<Rectangle> {
  const [stage, bar, top] = [
    await placeOf(page, '.stage'),
    await placeOf(page, '.action-bar'),
    await placeOf(page, '.top-bar'),
  ];
  return { left: stage.left, top: top.bottom, right: stage.right, bottom: bar.top };
}

const isWithin = (part: Rectangle, whole: Rectangle): boolean =>
  part.left >= whole.left - 1 &&
  part.top >= whole.top - 1 &&
  part.right <= whole.right + 1 &&
  part.bottom <= whole.bottom + 1;

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** All these exist, and lie within the stage once it has been measured. */
async function expectInSight(page: Page, parts: readonly string[]): Promise<void> {
  const outside = async (): Promise<readonly string[]> => {
    const stage = await stageOf(page);
    const missing: string[] = [];
    for (const part of parts) {
      const places = await placesOf(page, part);
      if (places.length === 0 || !places.every((place) => isWithin(place, stage))) missing.push(part);
    }
    return missing;
  };
  await expect.poll(outside).toEqual([]);
}

async function toStarfire(page: Page, scenario: 'contact' | 'fleet-action'): Promise<void> {
  await sitDown(page, /plain bot/i, { game: 'Starfire', lay: () => layScenario(page, scenario) });
  expect(await nextStop(page)).toBe('ask');
  await page.locator('.starfire-asked').waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
}

/** The smallest share of the stage for the wheel, the map or the mat. */
const SHARES: { readonly [S in ScreenSize]: { readonly wheel: number; readonly map: number; readonly mat: number } } = {
  phone: { wheel: 0.35, map: 0.35, mat: 0.35 },
  tablet: { wheel: 0.6, map: 0.4, mat: 0.4 },
  desktop: { wheel: 0.35, map: 0.5, mat: 0.5 },
  wide: { wheel: 0.33, map: 0.6, mat: 0.6 },
};

/** Everything needed to play. */
const COCKPIT = [
  '.duel-wheel .duel-deep',
  '.duel-wheel .duel-me',
  '.duel-wheel .duel-enemy',
  '.duel-panel',
  '.duel-card header',
];

describe.each(ALL_SIZES)('on a %s screen', (size) => {
  test('the cockpit fills the stage, with one’s own ship and all that is needed to play in sight', async () => {
    const { page, close } = await visit(site, size);
    await sitDown(page, /drone/i);
    await page.getByRole('button', { name: 'Got it' }).click();
    for (let asks = 0; asks < 2; asks++) {
      expect(await nextStop(page)).toBe('ask');
      const stage = await stageOf(page);
      const wheel = await placeOf(page, '.duel-wheel .duel-deep');
      expect(areaOf(wheel) / areaOf(stage)).toBeGreaterThan(SHARES[size].wheel);
      await expectInSight(page, COCKPIT);
      await answerOnBoard(page, asks);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await close();
  });

  test('the map fills the stage and opens on one’s own fleet; names do not overlap, and an arrow leads to the enemy', async () => {
    const { page, close } = await visit(site, size);
    await toStarfire(page, 'fleet-action');
    const stage = await stageOf(page);
    const map = await placeOf(page, '.starfire-map');
    expect(areaOf(map) / areaOf(stage)).toBeGreaterThan(SHARES[size].map);
    await expectInSight(page, ['.starfire-map', '.starfire-helm', '.starfire-strengths']);
    const own = await placesOf(page, '.starfire-ship.starfire-side-a .starfire-hull');
    expect(own).toHaveLength(3);
    for (const ship of own) expect(isWithin(ship, map)).toBe(true);
    const enemies = await placesOf(page, '.starfire-ship.starfire-side-b .starfire-hull');
    const seen = enemies.some((ship) => isWithin(ship, map));
    const arrows = await placesOf(page, '.ui-edge-arrow.starfire-side-b');
    expect(arrows).toHaveLength(seen ? 0 : 1);
    for (const arrow of arrows) expect(isWithin(arrow, map)).toBe(true);
    await expectNamesApart(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await close();
  });
});

describe.each(ALL_SIZES)('on a %s screen', (size) => {
  test('the mat fills the stage with one’s own ship in sight; an arrow leads to a ship that is not', async () => {
    const { page, close } = await visit(site, size, { hasTouch: size === 'phone' });
    await sitDown(page, /seven bots/, { game: 'Furball' });
    expect(await nextStop(page)).toBe('ask');
    await page.getByRole('button', { name: 'Got it' }).click();
    for (let turn = 0; (await page.locator('.furball-dial').count()) === 0; turn++) {
      expect(await nextStop(page)).toBe('ask');
      await flyOn(page, turn);
    }
    await page.locator('.furball-places').waitFor();
    const [stage, map] = [await stageOf(page), await placeOf(page, '.furball-map')];
    expect(areaOf(map) / areaOf(stage)).toBeGreaterThan(SHARES[size].mat);
    await expectInSight(page, ['.furball-banner', '.furball-map', '.furball-dial-grid']);
    expect(isWithin(await placeOf(page, '.furball-mine .furball-base'), map)).toBe(true);
    const bases = await placesOf(page, '.furball-ship .furball-base');
    expect(bases).toHaveLength(8);
    const arrows = await placesOf(page, '.ui-edge-arrow');
    const middle = ({ left, right, top, bottom }: Rectangle) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
    const hidden = bases.filter((base) => {
      const { x, y } = middle(base);
      return x < map.left || x > map.right || y < map.top || y > map.bottom;
    });
    expect(arrows).toHaveLength(Math.min(1, hidden.length));
    for (const arrow of arrows) expect(isWithin(arrow, map)).toBe(true);
    await expectNamesApart(page, '.furball-label text');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await close();
  });
});

async function expectNamesApart(page: Page, selector = '.starfire-label text'): Promise<void> {
  const names = await placesOf(page, selector);
  expect(names.length).toBeGreaterThan(0);
  for (const [i, one] of names.entries()) {
    for (const other of names.slice(i + 1)) expect(overlap(one, other)).toBe(false);
  }
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

test('names stay apart while fleets meet', async () => {
  const { page, close } = await visit(site, 'phone');
  await toStarfire(page, 'fleet-action');
  for (let turns = 0; turns < 3; turns++) {
    await page.locator('.starfire-fly').click();
    await page.locator('.starfire-fly[aria-pressed="true"]').waitFor({ state: 'detached', timeout: 60_000 });
    if ((await nextStop(page)) !== 'ask') break;
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expectNamesApart(page);
    while ((await page.locator('.starfire-fly').count()) === 0) await answerOnBoard(page, turns);
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
    const { left, top, right, bottom } = await placeOf(page, '.ui-map');
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const [before, scale] = [await shipAt(page), await zoom(page)];

    await page.mouse.move(middle.x, middle.y + 100);
    await page.mouse.down();
    await page.mouse.move(middle.x + 60, middle.y + 140, { steps: 4 });
    await page.mouse.up();
    expect((await shipAt(page)).left - before.left).toBeCloseTo(60, 0);
    expect(await page.locator('.action-bar .primary').textContent()).toBe('Straight on');

    await page.mouse.wheel(0, 200);
    await expect.poll(() => zoom(page)).toBeLessThan(scale);
    await page.locator('.ui-map').focus();
    const smaller = await zoom(page);
    await page.keyboard.press('+');
    expect(await zoom(page)).toBeGreaterThan(smaller);
    const here = await shipAt(page);
    await page.keyboard.press('ArrowRight');
    expect((await shipAt(page)).left).toBeLessThan(here.left);
    const now = await zoom(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await zoom(page)).toBeGreaterThan(now);
    await page.locator('.ui-map').focus();
    await page.keyboard.press('0');
    expect((await shipAt(page)).left).toBeCloseTo(before.left, 0);
    await close();
  });

  test('is moved with one finger and zoomed with two, and no hover is left behind', async () => {
    const { page, close } = await visit(site, 'phone', { hasTouch: true });
    await toStarfire(page, 'contact');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const { left, top, right, bottom } = await placeOf(page, '.ui-map');
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [before, scale] = [await shipAt(page), await zoom(page)];

    await touch('touchStart', { x, y });
    for (let far = 10; far <= 50; far += 10) await touch('touchMove', { x: x - far, y });
    await touch('touchEnd');
    expect((await shipAt(page)).left).toBeLessThan(before.left - 30);

    await touch('touchStart', { x: x - 30, y }, { x: x + 30, y });
    for (let far = 30; far <= 80; far += 10) await touch('touchMove', { x: x - far, y }, { x: x + far, y });
    await touch('touchEnd');
    expect(await zoom(page)).toBeGreaterThan(scale);
    expect(await page.locator('.starfire-tip').count()).toBe(0);
    await close();
  });
});
