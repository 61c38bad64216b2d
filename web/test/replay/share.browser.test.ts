import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MatchRecord, readRecord, recordHash, writeRecord } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessFaults, SIZES, visit } from '../support/page.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const GOLDEN = join(import.meta.dirname, '../../../games/furball/test/golden/by-purpose-eight-bots-and-chance.jsonl');
const HOSTILE = '</script><img src="x" onerror="hacked=1"><script>hacked=1</script><a href="javascript:hacked=1">x</a>';

async function goldenRecord(): Promise<MatchRecord> {
  const read = readRecord(await readFile(GOLDEN, 'utf8'));
  if (!read.ok) throw new Error(read.fact);
  return read.record;
}

/** Names and notes of somebody who means no good. */
const hostile = ({ header, ...rest }: MatchRecord): MatchRecord => ({
  ...rest,
  header: { ...header, players: header.players.map((name, seat) => (seat === 0 ? HOSTILE : name)) },
  notes: [{ place: 30, text: HOSTILE, by: '<b>Eve</b>' }],
});

const count = (page: Page) => page.locator('.transport .count');
const isAt = (page: Page, text: RegExp) => count(page).filter({ hasText: text }).waitFor();
const wasHacked = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in globalThis);

/** The file that a button hands out. */
async function saved(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a hostile record is shown and shared, and nothing in it runs, in the page or in a file without a network', async () => {
  const record = hostile(await goldenRecord());
  const hash = recordHash(record);
  const { page, wrongs, close } = await visit(site, 'desktop');
  await page.evaluate((file) => sessionStorage.setItem('starboard.opened-record', file), writeRecord(record));
  await page.goto(`${site.address}#/replay?at=1.12&as=2`);
  await isAt(page, /^24 \/ 407$/);
  await page.getByText('<b>Eve</b>:').waitFor();

  await page.keyboard.press('n');
  await page.keyboard.type('<svg onload=hacked=1> Look at this.');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  const mine = page.locator('.note-list li').filter({ hasText: 'Look at this.' });
  await mine.waitFor();
  expect(await mine.locator('svg').count()).toBe(0);
  expect(await accessFaults(page)).toEqual([]);

  const picture = await saved(page, 'Picture of this moment');
  expect(picture.name).toBe(`furball-turn-1-event-12-${hash.slice(0, 8)}.png`);
  await page.getByText(`Saved ${picture.name}.`).waitFor();
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.content.includes(`Starboard record ${hash}`)).toBe(true);
  expect(picture.content.length).toBeGreaterThan(50_000);
  const exported = await saved(page, 'Record');
  const read = readRecord(exported.content.toString());
  expect(read.ok && read.record.notes).toEqual([
    expect.objectContaining({ text: '<svg onload=hacked=1> Look at this.' }),
    ...(record.notes ?? []),
  ]);
  const shared = await saved(page, 'Replay as a web page');
  expect(await wasHacked(page)).toBe(false);
  expect(wrongs).toEqual([]);
  await close();

  await inFile(shared.content.toString(), async (alone, faults) => {
    await alone.getByRole('heading', { name: 'Record intact' }).waitFor();
    expect(await alone.getByLabel('Hash of the record', { exact: true }).inputValue()).toBe(hash);
    await isAt(alone, /^1 \/ 407$/);
    await alone.keyboard.press('End');
    await isAt(alone, /^407 \/ 407$/);
    await alone.getByLabel('View as').selectOption({ label: 'A spectator' });
    await alone.locator('.note-list li').filter({ hasText: 'Look at this.' }).waitFor();
    await alone.keyboard.press('t');
    await alone.getByRole('region', { name: 'The match in words' }).waitFor();
    expect(await accessFaults(alone)).toEqual([]);
    expect(await wasHacked(alone)).toBe(false);
    expect(faults).toEqual([]);
  });
  await inFile(shared.content.toString().replace('\\"seat\\":3', '\\"seat\\":4'), async (alone) => {
    await alone.getByText(/^This record has been altered\. Line \d+: /).waitFor();
  });
});

test('a film is made of a range of events, or cancelled, and the replay stays where it was', async () => {
  const { page, wrongs, close } = await visit(site, 'phone');
  await page.evaluate(
    (file) => sessionStorage.setItem('starboard.opened-record', file),
    await readFile(GOLDEN, 'utf8'),
  );
  await page.goto(`${site.address}#/replay?at=2.40&as=2`);
  await isAt(page, /^111 \/ 407$/);
  await page.getByRole('button', { name: 'Film…' }).click();
  const form = page.getByRole('form', { name: 'Film' });
  await form.getByLabel('From event').fill('1');
  await form.getByLabel('to event').fill('400');
  await form.getByText('A film can last a minute at most.').waitFor();
  await form.getByLabel('to event').fill('111');
  await form.getByLabel('From event').fill('105');
  await form.getByText(/^\d+ moments?, \d+ seconds?\./).waitFor();
  await form.getByRole('button', { name: 'Make the film' }).click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.getByText('No film was made.').waitFor();
  await isAt(page, /^111 \/ 407$/);
  const film = await saved(page, 'Make the film');
  await form.getByText('The film is ready.').waitFor();
  expect(film.name).toMatch(/^furball-turn-2-event-40-\w{8}\.(mp4|webm)$/);
  const seen = await page.evaluate(async (bytes) => {
    const video = document.createElement('video');
    video.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]));
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    return { width: video.videoWidth, height: video.videoHeight };
  }, film.content.toString('base64'));
  expect(Math.max(seen.width, seen.height)).toBeGreaterThan(1200);
  await isAt(page, /^111 \/ 407$/);
  expect(await accessFaults(page)).toEqual([]);
  expect(wrongs).toEqual([]);
  await close();
});

/** Opens a page from the disk, in a browser without a network. */
async function inFile(content: string, look: (page: Page, faults: readonly string[]) => Promise<void>): Promise<void> {
  const path = join(tmpdir(), `starboard-replay-${process.pid}.html`);
  await writeFile(path, content);
  const context = await site.browser.newContext({ viewport: SIZES.desktop, offline: true });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(pathToFileURL(path).href);
    await look(page, faults);
  } finally {
    await context.close();
    await rm(path);
  }
}
