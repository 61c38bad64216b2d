import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screens } from '../support/length.ts';
import { accessFaults, type ScreenSize, type Visitor, visit } from '../support/page.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

async function enter(size: ScreenSize): Promise<Visitor> {
  const visitor = await visit(site, size);
  await visitor.page.goto(`${site.address}#/workshop/starfire`);
  await line(visitor.page).waitFor();
  return visitor;
}

const line = (page: Page) => page.getByLabel(/^Ship: name/);
const room = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The column of the mistake's mark on the screen. */
function markedColumn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [field, mark] = [document.querySelector('.designer textarea'), document.querySelector('.line-ink mark')];
    if (field === null || mark === null) return -1;
    const letter = document.createElement('canvas').getContext('2d');
    if (letter === null) return -1;
    const style = getComputedStyle(field);
    letter.font = style.font;
    const left = field.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
    return 1 + Math.round((mark.getBoundingClientRect().left - left) / letter.measureText('M').width);
  });
}

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'scenario.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Load from a file').setInputFiles(file);
}

test('a bad line is marked at its column and said', async () => {
  const { page, wrongs, close } = await enter('desktop');
  for (const [typed, column, sentence] of [
    ['Lee - CT [2] A S Q (I) [2]', 16, /Shields come first/],
    ['Lee - CT [2] S A (I) [2]', 22, /Q is missing/],
    ['Lee - CT [2] S A Z Q (I) [2]', 18, /"Z" is not a system/],
    ['', 1, /its name, " - " and its design/],
    ['Lee - CT [2] S A Q (I)', 23, /ends with its movement points/],
    [`Lee - CT [2] ${'S '.repeat(4_994)}`, 331, /at most 330 characters/],
  ] as const) {
    await line(page).fill(typed);
    const problem = page.locator('.designer .line-problem');
    expect(await problem.textContent()).toMatch(new RegExp(`^Column ${column}: `));
    expect(await problem.textContent()).toMatch(sentence);
    expect(await page.locator('.line-ink mark').getAttribute('data-column')).toBe(`${column}`);
    if (column < 40) expect(await markedColumn(page)).toBe(column);
    expect(await line(page).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('button', { name: 'Save to shipyard' }).getAttribute('aria-disabled')).toBe('true');
  }
  await line(page).fill('Lee - CT-4');
  expect(await line(page).getAttribute('aria-invalid')).toBe('false');
  await page.getByRole('group', { name: /^Lee: turn mode 2; 4 shields/ }).waitFor();
  await page.getByRole('button', { name: 'Tidy' }).click();
  expect(await line(page).inputValue()).toBe('Lee - CT [2] S S S S A A A Q (I) (I) (I) F [6]');
  expect(wrongs).toEqual([]);
  await close();
});

test('a ship is built by buttons, from the roster on, by keyboard alone', async () => {
  const { page, close } = await enter('desktop');
  const press = async (name: string | RegExp, key: string): Promise<void> => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press(key);
  };
  const first = await line(page).inputValue();
  await press('Start from CA(R)', 'Enter');
  expect(await line(page).inputValue()).toMatch(/^Bradley - CA \[3\] S×7 /);
  await press('Undo', 'Enter');
  expect(await line(page).inputValue()).toBe(first);
  await press('Start from CT-3', 'Enter');
  await press(/^\(I\)/, ' ');
  await press(/^S ?shield/, 'Enter');
  await press(/^L ?laser/, 'Enter');
  expect(await line(page).inputValue()).toBe('Bradley - CT [2] S S L A (I) (I) Q F (I) F (I) [8]');
  await press('Remove last system', 'Enter');
  expect(await line(page).inputValue()).toBe('Bradley - CT [2] S S L A (I) (I) Q F (I) F [6]');
  await line(page).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Saved Bradley to the shipyard.').waitFor();
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Bradley' }).waitFor();
  await close();
});

describe.each(screens('phone'))('on a %s', (size) => {
  test('from a bad line to the table: mended, kept, in a fleet, in a file, and played', async () => {
    const { page, wrongs, close } = await enter(size);
    await line(page).fill('Tigerclaw - CT [2] A S Q (I) F [2]');
    await page.getByText(/^Column 22: Shields/).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await line(page).fill(`${'W'.repeat(24)} - CA(Pt)`);
    expect(await overflow(page)).toBe(0);
    await line(page).fill('Tigerclaw - CT [2] S A Q (I) F [2]');
    await page.getByRole('button', { name: 'Save to shipyard' }).click();

    await room(page, 'Shipyard');
    await page.getByRole('group', { name: /^Tigerclaw: turn mode 2/ }).waitFor();
    expect(await accessFaults(page)).toEqual([]);

    await room(page, 'Scenarios');
    await page.getByLabel('Name').fill('Claws out');
    await page.getByLabel('Add to Side B').selectOption('Tigerclaw');
    await page.getByRole('button', { name: 'Add this ship to Side B' }).click();
    await page.getByRole('button', { name: 'Move up: Side B, ship 3' }).click();
    await page.getByLabel('Hexes between the flagships').fill('20');
    await page.getByText('Ready, for 2 to 4 players.').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('claws-out.json');
    const saved = await readFile(await file.path(), 'utf8');

    await page.getByLabel('Name').fill('Something else');
    await page.getByLabel('Hexes between the flagships').fill('');
    await page.getByText(/distance must be a whole number/).waitFor();
    await page.reload();
    await page.getByText(/distance must be a whole number/).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Something else');

    await choose(page, saved.replace('S A Q', 'A S Q'));
    await page.getByText(/^Side B, ship 2, column 22: Shields come first/).waitFor();
    await choose(page, saved.replace('"version": 1', '"version": 7'));
    await page.getByText(/version 7/).waitFor();
    await choose(page, ' '.repeat(65 * 1024));
    await page.getByText(/at most 64 KB/).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Something else');
    expect(await accessFaults(page)).toEqual([]);

    await choose(page, saved);
    await page.getByText('Opened Claws out.').waitFor();
    expect(await page.getByLabel('Side B, ship 2').inputValue()).toBe('Tigerclaw - CT [2] S A Q (I) F [2]');
    await page.getByRole('button', { name: 'Play this scenario' }).click();

    await page.getByText('This is the set-up from the workshop.').waitFor();
    await page.getByText('Options', { exact: true }).click();
    expect(await page.getByLabel('Scenario').inputValue()).toBe('own');
    expect(await page.getByLabel('Hexes between the flagships').inputValue()).toBe('20');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.stage').waitFor();
    await page.getByText('Tigerclaw').first().waitFor({ state: 'attached' });
    expect(wrongs).toEqual([]);
    await close();
  });
});

test('ships are brought in as text; bad lines are named, and what is removed can be had back', async () => {
  const { page, wrongs, close } = await enter('phone');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await room(page, 'Shipyard');
  await page.getByLabel('Ships, one per line').fill('Lee - CT-1\nGrant - CT [2] A S Q (I) [2]\nPatton - CT-4');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByText('Added 2 ships to the shipyard.').waitFor();
  await page.getByText(/^Line 2, column 18: Shields come first/).waitFor();
  expect(await page.getByLabel('Ships, one per line').inputValue()).toBe('Grant - CT [2] A S Q (I) [2]');
  expect(await accessFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove Lee' }).click();
  await page.getByText('Removed Lee.').waitFor();
  expect(await page.getByRole('heading', { name: 'Lee' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Lee' }).waitFor();

  await page.getByRole('button', { name: 'Copy all' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Lee - CT-1\nPatton - CT-4\n');
  const text = { name: 'ships.txt', mimeType: 'text/plain', buffer: Buffer.from('Sherman - CA(R)\r\n') };
  await page.getByLabel('Load a text file').setInputFiles(text);
  await page.getByRole('heading', { name: 'Sherman' }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(wrongs).toEqual([]);
  await close();
});
