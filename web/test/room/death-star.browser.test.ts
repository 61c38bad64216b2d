import { gameById } from '@starboard/games';
import { verify } from '@starboard/kernel';
import { percent } from '@starboard/ui';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kindOf } from '../../../games/escape-the-death-star/rules/02-pieces/pieces.ts';
import { asNumber, battleOdds } from '../../../games/escape-the-death-star/rules/03-battle/odds.ts';
import { FETT, FIRST_TROOPER, VADER } from '../../../games/escape-the-death-star/rules/model.ts';
import { soldierName } from '../../../games/escape-the-death-star/words/figures.ts';
import { LONG } from '../../../testkit/run/long.ts';
import { askedAbout, type DeathStarSeats, layStation, playOn } from '../support/death-star-playing.ts';
import { accessFaults, type ScreenSize, visit } from '../support/page.ts';
import { exportedRecord, nextStop, openTab, playByKeys, press, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const GAME = 'Escape the Death Star';

interface Table {
  readonly preset: RegExp;
  readonly sitting: DeathStarSeats;
  readonly options: { readonly [name: string]: string };
}

interface Played extends Table {
  readonly title: string;
  readonly size: ScreenSize;
  readonly asks: readonly string[];
  readonly outcome: RegExp;
}

/** Enough for everybody to get a turn. */
const ROUNDS: Table['options'] = LONG ? {} : { 'Draw after this many rounds': '3' };

const MATCHES: readonly Played[] = [
  {
    title: 'Capture: three people on one screen',
    size: 'desktop',
    preset: /^Capture/,
    sitting: ['person', 'person', 'person'],
    options: { 'Count the points after this many rounds': LONG ? '8' : '3' },
    asks: ['hero', 'walk'],
    outcome: /\S/,
  },
  {
    title: 'Escape: as the Rebels against an Imperial bot',
    size: 'phone',
    preset: /as Rebels/,
    sitting: ['person', 'bot:plain'],
    options: ROUNDS,
    asks: ['hero', 'sneak'],
    outcome: /^(You|A draw)/,
  },
  {
    title: 'Escape: as the Imperial against three Rebel bots',
    size: 'desktop',
    preset: /as the Imperial/,
    sitting: ['bot:plain', 'bot:plain', 'bot:plain', 'person'],
    options: ROUNDS,
    asks: ['set-out', 'soldier'],
    outcome: /^(You|A draw)/,
  },
];

async function begin(page: Page, { preset, sitting, options }: Table): Promise<void> {
  await sitDown(page, preset, { game: GAME, lay: () => layStation(page, sitting, options) });
}

/** For each opponent, the chances of an unarmed and of an armed Rebel, as the page writes them. */
const CHANCES: { readonly [name: string]: readonly string[] } = Object.fromEntries(
  [VADER, FETT, FIRST_TROOPER].map((soldier) => [
    soldierName(soldier).replace(/ \d$/, ''),
    [false, true].map((armed) => percent(asNumber(battleOdds(kindOf(soldier), armed)))),
  ]),
);

/** Every fight that a square announces has the odds of the rules; returns how many there were. */
async function expectOdds(page: Page): Promise<number> {
  const says = await page
    .locator('.station-squares [data-choice]')
    .evaluateAll((squares) => squares.map((square) => square.getAttribute('data-says') ?? '').join(' '));
  const fights = [...says.matchAll(/(Stormtrooper|Boba Fett|Darth Vader)(?: \d)? \((\d+%) to win\)/g)];
  for (const [, name = '', chance] of fights) expect(CHANCES[name]).toContain(chance);
  return fights.length;
}

test.each(MATCHES)('$title, to the end; its record verifies', async (match) => {
  const { size, asks, outcome } = match;
  const { page, wrongs, close } = await visit(site, size, { hasTouch: size === 'phone' });
  await begin(page, match);
  const seen = new Set<string>();
  let fights = 0;
  for (let turn = 0; ; turn++) {
    const stop = await nextStop(page);
    if (stop === 'over') break;
    expect(turn).toBeLessThan(300);
    expect(stop).toBe('ask');
    const kind = await askedAbout(page);
    if (!seen.has(kind)) expect(await accessFaults(page), kind).toEqual([]);
    fights += await expectOdds(page);
    seen.add(await playOn(page, turn));
  }
  if (seen.has('walk')) expect(fights).toBeGreaterThan(0);
  expect([...seen]).toEqual(expect.arrayContaining([...asks]));
  expect(await page.locator('.outcome').textContent()).toMatch(outcome);
  expect(await accessFaults(page)).toEqual([]);
  const rules = await gameById('escape-the-death-star')?.parts.rules();
  if (rules === undefined) throw new Error('the game has no rules');
  expect(verify(rules, await exportedRecord(page))).toMatchObject({ ok: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(wrongs).toEqual([]);
  await close();
});

test('a game of Escape by keyboard alone, through the text view', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await begin(page, {
    preset: /as Rebels/,
    sitting: ['person', 'bot:plain'],
    options: LONG ? {} : { 'Draw after this many rounds': '3' },
  });
  expect(await playByKeys(page)).toEqual([]);
  expect(await accessFaults(page)).toEqual([]);
  expect(await page.locator('.outcome').textContent()).toMatch(/\S/);
  expect(wrongs).toEqual([]);
  await close();
});

const SOLDIER = '.station-squares [data-soldier';

test('the Imperial plans several soldiers by pressing and dragging, takes one back, and sends all at once', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await begin(page, { preset: /as the Imperial/, sitting: [], options: {} });
  const label = () => page.locator('.action-bar .primary').textContent();
  const at = (slot: string) => `.station-squares [data-slot="${slot}"]`;
  const slotOf = async (soldier: number): Promise<string> =>
    (await page.locator(`.station-squares [data-soldier="${soldier}"]`).getAttribute('data-slot')) ?? '';

  await nextStop(page);
  await expect.poll(label).toBe('Place 6 soldiers');
  const [vader, fett] = [await slotOf(0), await slotOf(1)];
  await press(page, at(vader));
  await press(page, at(fett));
  expect([await slotOf(0), await slotOf(1)]).toEqual([fett, vader]);
  await page.locator('.action-bar .primary').click();

  for (let turn = 0; ; turn++) {
    // Bots think at the machine's pace: if the match ends before that, the test starts another.
    if ((await nextStop(page)) === 'over') {
      await begin(page, { preset: /as the Imperial/, sitting: [], options: {} });
      continue;
    }
    const ask = (await page.locator('.action-bar').getAttribute('data-ask')) ?? '';
    const many = /"kind":"soldier".*"left":[3-9]|"left":[3-9].*"kind":"soldier"/.test(ask);
    // Either may be off the map meanwhile.
    if (many && (await page.locator(`${SOLDIER}="1"], ${SOLDIER}="2"]`).count()) === 2) break;
    await playOn(page, turn);
  }
  await expect.poll(label).toBe('Leave all where they are');
  const free = page.locator('.station-squares .station-pressable:not([data-soldier])');
  await press(page, '.station-squares [data-soldier="1"]');
  await free.nth(10).click();
  await expect.poll(label).toBe('Move 1 soldier');
  const over = async (selector: string): Promise<void> => {
    const box = await page.locator(selector).boundingBox();
    if (box === null) throw new Error(`${selector} cannot be seen`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  };
  await over('.station-squares [data-soldier="2"]');
  await page.mouse.down();
  await page.mouse.move(200, 200, { steps: 4 });
  await over(at('3'));
  await page.mouse.up();
  expect(await slotOf(2)).toBe('3');
  await expect.poll(label).toBe('Move 2 soldiers');
  await page.locator('.station-planned-row').first().click();
  await expect.poll(label).toBe('Move 1 soldier');
  const ask = await page.locator('.action-bar').getAttribute('data-ask');
  await page.locator('.action-bar .primary').click();
  await page.waitForFunction((old) => document.querySelector('.action-bar')?.getAttribute('data-ask') !== old, ask);
  await openTab(page, 'Log');
  await page
    .locator('.log')
    .getByText(/moves?: Stormtrooper 1 to H1\./)
    .first()
    .waitFor();
  expect(wrongs).toEqual([]);
  await close();
});

test('with five at the table nothing is wider than a phone, and the bright button is in sight', async () => {
  const { page, close } = await visit(site, 'phone', { hasTouch: true });
  const sitting: DeathStarSeats = ['bot:plain', 'bot:plain', 'bot:plain', 'bot:plain', 'person'];
  await begin(page, { preset: /as the Imperial/, sitting, options: {} });
  for (let turn = 0; ; turn++) {
    expect(await nextStop(page)).toBe('ask');
    if ((await askedAbout(page)) === 'soldier') break;
    await playOn(page, turn);
  }
  expect(await page.locator('.station-short').count()).toBe(5);
  const button = await page.locator('.action-bar .primary').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await close();
});
