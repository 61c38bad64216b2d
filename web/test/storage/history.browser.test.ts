import { gameById } from '@starboard/games';
import { type MatchRecord, readRecord, verify, writeRecord } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screens, shortDuel } from '../support/length.ts';
import { accessFaults, type ScreenSize, SIZES, visit } from '../support/page.ts';
import { answerOnBoard, nextStop, playOut, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';
import kept from './fixtures/local-storage.json' with { type: 'json' };
import { goHome, handedOut, importAs, logOf, playSome, section } from './visiting.ts';

const site = useSite();

/** A visitor who returns with matches of the previous version. */
async function comeBack(size: ScreenSize, values: { readonly [key: string]: string } = kept) {
  const visitor = await visit(site, size);
  await visitor.page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);
  await visitor.page.reload();
  await section(visitor.page, 'In progress').waitFor();
  return visitor;
}

/** A match of the previous version with a changed record and fitting hashes. */
function changed(id: string, value: string, change: (record: MatchRecord) => MatchRecord) {
  const before = JSON.parse(value);
  const read = readRecord(before.record);
  if (!read.ok) throw new Error(read.fact);
  const record = change(read.record);
  const after = { ...before, id, header: record.header, record: writeRecord(record), at: before.at + id.length };
  return [`starboard.match.${id}`, JSON.stringify(after)] as const;
}

const finished = Object.values(kept).find((value) => JSON.parse(value).over) ?? '';
const goingOn = Object.values(kept).find((value) => !JSON.parse(value).over) ?? '';

/** Finished matches of many pilots, latest last. */
function many(count: number) {
  return Array.from({ length: count }, (_, i) =>
    changed(`match${'-'.repeat(i)}`, finished, ({ header, ...rest }) => ({
      ...rest,
      header: { ...header, players: [`Pilot ${i}`, 'Target drone'] },
    })),
  );
}

function withOtherRules() {
  return [finished, goingOn].map((value, i) =>
    changed(`old${i}`, value, ({ header, ...rest }) => ({ ...rest, header: { ...header, rules: 999 } })),
  );
}

/** Opens the finished match with its result, and from there its replay. */
async function watchFinished(page: Page): Promise<void> {
  await section(page, 'Finished').getByRole('link').click();
  await page.locator('.result').getByRole('link', { name: 'Watch the replay' }).click();
}

describe.each(screens('desktop'))('on a %s', (size) => {
  test('matches of the version before are listed, go on and can be watched', async () => {
    const { page, wrongs, close } = await comeBack(size);
    await expect.poll(() => section(page, 'In progress').getByRole('listitem').count()).toBe(3);
    if (size === 'desktop') {
      const lowest = await page
        .locator('.game-card')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
      expect(Math.max(...lowest), 'matches push the games out of sight').toBeLessThanOrEqual(SIZES.desktop.height);
    }
    const showAll = page.getByRole('button', { name: 'Show all 4' });
    await showAll.click();
    expect(await section(page, 'In progress').getByRole('listitem').count()).toBe(4);
    expect(await section(page, 'Finished').getByRole('listitem').count()).toBe(1);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.match.')))).toEqual([]);
    expect(await accessFaults(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);

    for (let i = 0; i < 4; i++) {
      if (await showAll.isVisible()) await showAll.click();
      await section(page, 'In progress').getByRole('link').nth(i).click();
      expect(await nextStop(page)).toMatch(/ask|curtain/);
      await goHome(page);
    }
    await watchFinished(page);
    await page.getByText('Verified').waitFor();
    expect(wrongs).toEqual([]);
    await close();
  });
});

test('a match that is over joins the history, and is deleted after one question', async () => {
  const { page, wrongs, close } = await visit(site, 'phone');
  await sitDown(page, /drone/i, { lay: shortDuel });
  await playOut(page);
  await goHome(page);
  const row = section(page, 'Finished').getByRole('listitem');
  await row.getByText(/You (won in|lost after) \d+ turns|Draw after/).waitFor();
  await row.getByRole('button', { name: /^More/ }).click();
  await row.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.danger:focus').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.locator('.row-tools .secondary:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.danger:focus').waitFor();
  await page.keyboard.press('Enter');
  await row.waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForSelector('a.card');
  expect(await section(page, 'Finished').count()).toBe(0);
  expect(wrongs).toEqual([]);
  await close();
});

test('a long history shows the latest, and all when asked', async () => {
  const { page, close } = await comeBack('phone', { ...kept, ...Object.fromEntries(many(7)) });
  const rows = section(page, 'Finished').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  expect(await rows.first().textContent()).toContain('Pilot 6');
  await page.getByRole('button', { name: 'Show all 8' }).click();
  expect(await rows.count()).toBe(8);
  expect(await accessFaults(page)).toEqual([]);
  await close();
});

test('a match that these rules do not lead through is listed, exported and watched as far as it goes', async () => {
  const { page, wrongs, close } = await comeBack('phone', Object.fromEntries(withOtherRules()));
  await section(page, 'In progress').getByRole('link').first().click();
  await page.getByText(/can’t be continued\. Line 1: It was played with version 999 of the rules/).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  const { text } = await handedOut(page, () => page.getByRole('button', { name: 'Export record' }).click());
  expect(text).toContain('"rules":999');
  await page.getByRole('link', { name: 'Watch it as far as possible' }).click();
  await page.getByText(/Line 1: It was played with version 999 of the rules/).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/^2 \/ \d+$/).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await goHome(page);
  await section(page, 'Finished').getByRole('link').click();
  await page.getByRole('link', { name: 'Watch it as far as possible' }).click();
  await page.getByText(/^Not verified/).waitFor();
  expect(wrongs).toEqual([]);
  await close();
});

test('everything in one file comes back in another browser: what goes on goes on, what is over can be watched', async () => {
  const { page, close } = await comeBack('desktop');
  const all = await handedOut(page, () => page.getByRole('button', { name: 'Export all matches' }).click());
  await section(page, 'In progress').getByRole('link').first().click();
  await nextStop(page);
  const log = await logOf(page);
  await close();

  const other = await visit(site, 'desktop');
  expect(await importAs(other.page, all)).toBe('5 matches were imported.');
  await section(other.page, 'In progress').getByRole('link').first().click();
  await nextStop(other.page);
  expect(await logOf(other.page)).toBe(log);
  await goHome(other.page);
  expect(await importAs(other.page, all)).toBe('5 matches were already here.');
  await watchFinished(other.page);
  await other.page.getByText('Verified').waitFor();
  expect(other.wrongs).toEqual([]);
  await other.close();
});

test('one match goes from browser to browser and back, and on each it goes on', async () => {
  const rules = await gameById('duel-in-space')?.parts.rules();
  if (rules === undefined) throw new Error('the game is not ready');
  const mine = await visit(site, 'desktop');
  await playSome(mine.page, /against a bot/i, 2);
  await goHome(mine.page);
  const exported = (page: typeof mine.page) =>
    handedOut(page, async () => {
      await section(page, 'In progress').getByRole('button', { name: /^More/ }).click();
      await section(page, 'In progress').getByRole('button', { name: 'Export record' }).click();
    });
  const first = await exported(mine.page);
  expect(verify(rules, first.text)).toMatchObject({ ok: true });

  const theirs = await visit(site, 'desktop');
  expect(await importAs(theirs.page, first)).toBe('1 match was imported.');
  await section(theirs.page, 'In progress').getByRole('link').click();
  await nextStop(theirs.page);
  await answerOnBoard(theirs.page, 2);
  await nextStop(theirs.page);
  await goHome(theirs.page);
  const second = await exported(theirs.page);
  expect(second.text.split('\n').length).toBeGreaterThan(first.text.split('\n').length);

  expect(await importAs(mine.page, second)).toBe('1 match was continued from the file.');
  expect(await section(mine.page, 'In progress').getByRole('listitem').count()).toBe(1);
  await section(mine.page, 'In progress').getByRole('link').click();
  await nextStop(mine.page);
  await answerOnBoard(mine.page, 3);
  expect([...mine.wrongs, ...theirs.wrongs]).toEqual([]);
  await mine.close();
  await theirs.close();
});

test('a file that does not hold is refused with its line and its fault', async () => {
  const { page, wrongs, close } = await visit(site, 'phone');
  const { record } = JSON.parse(finished);
  const lines = record.split('\n');
  const bad = { name: 'changed.jsonl', text: lines.with(5, lines[5].replace('"seat":0', '"seat":1')).join('\n') };
  const said = await importAs(page, bad, { name: 'good.jsonl', text: record });
  expect(said).toContain('1 match was imported.');
  expect(said).toContain('Not imported: changed.jsonl, line 6: This line, or its place in the record, was changed');
  await watchFinished(page);
  await page.getByText('Verified').waitFor();
  expect(wrongs).toEqual([]);
  await close();
});
