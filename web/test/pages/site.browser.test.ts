import { describe, expect, test } from 'vitest';
import { shortDuel } from '../support/length.ts';
import { accessFaults, SIZE_NAMES, visit } from '../support/page.ts';
import { answerOnBoard, exportedRecord, nextStop, playOut, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

describe.each(SIZE_NAMES)('on a %s', (size) => {
  test('two clicks lead from the first page to the first turret aim', async () => {
    const { page, wrongs, close } = await visit(site, size);
    await page.click('a.card');
    await page.getByRole('button', { name: 'Start' }).click();
    await page
      .getByText(/Aim your turret/)
      .first()
      .waitFor();
    expect(await nextStop(page)).toBe('ask');
    expect(wrongs).toEqual([]);
    await close();
  });

  test('the first page, the table, the text view and the rulebook can be used by all', async () => {
    const { page, wrongs, close } = await visit(site, size);
    expect(await accessFaults(page)).toEqual([]);
    await page.click('a.card');
    expect(await page.getByText('Online').count()).toBe(0);
    await page.getByText('Options').click();
    expect(await accessFaults(page)).toEqual([]);
    await sitDown(page, /drone/i);
    await nextStop(page);
    await page.keyboard.press('t');
    await page.getByText('Current position').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.locator('.log .chip').first().click();
    await page.locator('.rulebook [data-marked="true"]').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(wrongs).toEqual([]);
    await close();
  });

  test('the page is never wider than the screen', async () => {
    const { page, close } = await visit(site, size);
    const overflow = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await sitDown(page, /drone/i);
    await nextStop(page);
    expect(await overflow()).toBe(0);
    await answerOnBoard(page, 0);
    await nextStop(page);
    expect(await overflow()).toBe(0);
    await close();
  });
});

test('a whole duel in the text view, by keyboard alone', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /drone/i, { lay: shortDuel });
  await nextStop(page);
  await page.keyboard.press('t');
  const bar = page.locator('.action-bar');
  for (let turn = 0; (await nextStop(page)) !== 'over'; turn++) {
    const before = await bar.getAttribute('data-ask');
    await page.keyboard.press(turn % 3 === 0 ? 'ArrowRight' : '1');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (old) => document.querySelector('.action-bar')?.getAttribute('data-ask') !== old,
      before,
    );
  }
  expect(wrongs).toEqual([]);
  await close();
});

test('a reload goes on where the match stood', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /against a bot/i);
  for (let turn = 0; turn < 4; turn++) {
    expect(await nextStop(page)).toBe('ask');
    await answerOnBoard(page, turn);
  }
  await nextStop(page);
  const log = await page.locator('.log').textContent();
  await page.reload();
  await nextStop(page);
  expect(await page.locator('.log').textContent()).toBe(log);

  await page.goto(site.address);
  await page.locator('.saved').click();
  await nextStop(page);
  expect(await page.locator('.log').textContent()).toBe(log);
  expect(wrongs).toEqual([]);
  await close();
});

test('a record is played back step by step; a changed one is refused with its line', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /drone/i, { lay: shortDuel });
  await playOut(page);
  const record = await exportedRecord(page);
  const open = async (text: string): Promise<void> => {
    await page.goto(site.address);
    const file = { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.locator('input[type="file"]').setInputFiles(file);
  };

  await open(record);
  await page.getByText('Verified').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/^2 \/ \d+$/).waitFor();

  const lines = record.split('\n');
  await open(lines.with(3, (lines[3] ?? '').replace('"seat":0', '"seat":1')).join('\n'));
  await page.getByText(/Line 4:/).waitFor();
  expect(wrongs).toEqual([]);
  await close();
});
