import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screens } from '../support/length.ts';
import { accessFaults, SIZE_NAMES, visit } from '../support/page.ts';
import { nextStop } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const press = (page: Page, name: string | RegExp, exact = false): Promise<void> =>
  page.getByRole('button', { name, exact }).first().click();

const enter = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();

const workbench = (page: Page) => page.getByRole('region', { name: /^Workbench/ });

const xws = (upgrades: object): string =>
  JSON.stringify({
    faction: 'imperial',
    points: 1,
    name: 'Fel’s own',
    pilots: [{ name: 'soontirfel', ship: 'tieinterceptor', upgrades }],
  });

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'squad.xws', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Load a file').setInputFiles(file);
}

/** To a share of the mat's width and height, by mouse or finger; the page doesn't scroll. */
async function dragRock(page: Page, rock: number, toX: number, toY: number, finger: boolean): Promise<void> {
  const mat = await page.locator('.furball-field').boundingBox();
  const from = await page.locator(`[data-rock="${rock}"] .furball-rock-body`).boundingBox();
  if (mat === null || from === null) throw new Error('there is no mat');
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const end = { x: mat.x + toX * mat.width, y: mat.y + toY * mat.height };
  if (!finger) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) => {
    const at = { x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y) };
    return hand.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  };
  await touch('touchStart', 0);
  for (const part of [0.1, 0.4, 0.7, 1]) await touch('touchMove', part);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe.each(screens('phone'))('on a %s', (size) => {
  test('1.1 a squad is built by pressing, kept, and flown in a match', async () => {
    const { page, wrongs, close } = await visit(site, size);
    await page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"skip"'));
    await page.goto(`${site.address}#/workshop/furball`);
    await page.getByText('36 ships, 225 pilots.').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByLabel(/^Search ships/).fill('wedge');
    await press(page, /^Wedge Antilles/);

    await press(page, 'Choose elite');
    await page.getByLabel(/^Search elite/).fill('lone wolf');
    await page.getByText('Lone Wolf is banned: without friendly ships, it would always work.').waitFor();
    await page.getByLabel(/^Search elite/).fill('');
    await press(page, /^Predator/);
    await page.getByText('This squad is legal: 32 points, 3 left.').waitFor();
    await press(page, 'Choose modification');
    await page.getByText(/^Too many points/).click();
    await page.getByText('The squad costs 36 points, and the limit is 35.').first().waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await press(page, 'Close modification');
    await page.getByLabel('Squad limit').fill('30');
    await workbench(page).getByText('The squad costs 32 points, and the limit is 30.').waitFor();
    expect(await page.getByRole('button', { name: 'Play with this squad' }).getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Squad limit').fill('35');
    await page.getByLabel('Name of the squad').fill('Red Leader');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('As text').inputValue()).toBe(
      'Red Leader: Wedge Antilles, Rebel X-wing + Predator (elite) = 32',
    );

    await page.reload();
    await workbench(page).waitFor();
    await press(page, 'Play with this squad');
    await page.getByText('Wedge Antilles, X-wing, 32 points, with Predator.').waitFor();
    expect(await page.getByLabel('Seat 1 flies').inputValue()).toBe('kept Red Leader');
    expect(await page.getByText(/^4 squads with \d+ points in total/).count()).toBe(1);
    expect(await accessFaults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await press(page, 'Start');
    expect(await nextStop(page)).toBe('ask');
    await page.keyboard.press('t');
    const words = page.getByRole('region', { name: 'The match in words' });
    await words.getByText(/^You fly Wedge Antilles in an X-wing, skill 9, squad of 32/).waitFor();
    expect(wrongs).toEqual([]);
    await close();
  });
});

describe.each(screens('desktop'))('on a %s', (size) => {
  test('squads come in as XWS or text, and what cannot be read is named', async () => {
    const { page, wrongs, close } = await visit(site, size);
    await page.goto(`${site.address}#/workshop/furball`);
    const field = page.getByLabel(/^A squad as text/);
    await field.fill('Soontir Fel + Big Gun');
    await press(page, 'Import', true);
    await page.getByText('No upgrade of a small ship is called “Big Gun”.').waitFor();
    for (const [text, sentence] of [
      [xws({ ept: ['biggun'] }), 'No elite upgrade of a small ship is called “biggun”.'],
      [xws({ missile: ['protontorpedoes'] }), 'Proton Torpedoes goes into the slot torpedo, not into missile.'],
      ['{ "faction": ', 'This is not a squad file, because it is not JSON.'],
      ['x'.repeat(10 * 1024 * 1024), /^This text is too long\./],
    ] as const) {
      await choose(page, text);
      await page.getByRole('alert').getByText(sentence).waitFor();
    }
    expect(await accessFaults(page)).toEqual([]);
    await field.fill('y'.repeat(70_000));
    await page.getByText(/^This text is too long/).waitFor();
    expect(await field.inputValue()).toBe('');

    await choose(page, xws({ ept: ['pushthelimit'], mod: ['shieldupgrade'], cannon: ['ioncannon'] }));
    await workbench(page).getByText('Ion Cannon needs a cannon slot, and none is free.').waitFor();
    expect(await page.getByLabel('Name of the squad').inputValue()).toBe('Fel’s own');
    await press(page, 'Remove Ion Cannon');
    await page.getByText('This squad is legal: 34 points, 1 left.').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save XWS file')]);
    expect(file.suggestedFilename()).toBe('fel-s-own.xws.json');

    await press(page, '+ New squad');
    await field.fill(`${'Ace: Soontir Fel, Imperial TIE Interceptor = 27'}\nRookie Pilot, X-wing`);
    await press(page, 'Import', true);
    await page.getByText('Imported 2 squads.').waitFor();
    await press(page, '+ New squad');
    await press(page, 'Random squad');
    await press(page, '+ New squad');
    await press(page, 'Ready squad of the A-wing');
    expect(await page.getByRole('list', { name: 'Your squads' }).getByRole('listitem').count()).toBe(6);
    await press(page, /^Remove .* from your squads/);
    await press(page, 'Undo');
    expect(await page.getByRole('list', { name: 'Your squads' }).getByRole('listitem').count()).toBe(6);
    expect(wrongs).toEqual([]);
    await close();
  });
});

describe.each(SIZE_NAMES)('on a %s', (size) => {
  test('1.4 asteroids are dragged, and a place that is not allowed says why', async () => {
    const finger = size === 'phone';
    const { page, wrongs, close } = await visit(site, size, { hasTouch: finger });
    await page.goto(`${site.address}#/workshop/furball`);
    await enter(page, 'Asteroids');
    await page.getByText('All six asteroids are in legal positions.').waitFor();
    await page.locator('.furball-field').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await dragRock(page, 5, 0.5, 0.12, finger);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page
      .getByText(/^Asteroid 6 is \d+(\.\d)? mm from the north edge\. It has to be more than 200 mm from it\.$/)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Play with these asteroids' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(await accessFaults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await press(page, 'Reset');
    await page.getByText('All six asteroids are in legal positions.').waitFor();
    const first = page.locator('[data-rock="0"]');
    const before = await first.getAttribute('aria-label');
    await first.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('r');
    expect(await first.getAttribute('aria-label')).not.toBe(before);
    await press(page, 'Draw again');
    await page.getByText('All six asteroids are in legal positions.').waitFor();
    await enter(page, 'Table');
    await page.getByLabel('Pilot 2').selectOption({ label: 'X-wing: Wedge Antilles, 35 points' });
    await press(page, 'Add a pilot');
    expect(await accessFaults(page)).toEqual([]);
    await press(page, 'Play with these');
    await page.getByText(/^5 squads with \d+ points in total/).waitFor();
    expect(await page.getByLabel('Seat 2 flies').inputValue()).toBe('ready xwing');
    await press(page, /seven bots/);
    await expect.poll(() => page.getByText('Drawn at the start.', { exact: true }).count()).toBe(3);
    await press(page, 'Leave all to chance');
    await press(page, 'Leave them to chance');
    expect(await page.getByText('Drawn at the start.', { exact: true }).count()).toBe(8);
    await press(page, 'Draw a lay-out now');
    await press(page, 'Move them by hand');
    await page.getByText('All six asteroids are in legal positions.').waitFor();
    expect(wrongs).toEqual([]);
    await close();
  });
});
