import { gameById } from '@starboard/games';
import { readRecord, verify } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flyOn } from '../support/furball-playing.ts';
import { accessFaults, visit } from '../support/page.ts';
import { exportedRecord, nextStop, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();
const SECOND = 1000;
const TEN_MINUTES = 600 * SECOND;

async function layMinutes(page: Page, minutes: number): Promise<void> {
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('The game lasts').selectOption('time');
  await page.getByLabel('Minutes', { exact: true }).fill(`${minutes}`);
}

/** As if the match had been open for this long. */
async function useUp(page: Page, elapsed: number): Promise<void> {
  await page.evaluate(
    (used) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('starboard');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          const matches = writing.objectStore('matches');
          const finding = matches.getAll();
          finding.onsuccess = () => {
            for (const match of finding.result) matches.put({ ...match, time: { elapsed: used, until: Date.now() } });
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    elapsed,
  );
}

/** After the next reload, the page's clock can be put forward. */
async function holdTheClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    let ahead = 0;
    Date.now = () => now() + ahead;
    addEventListener('put-forward', (event) => {
      ahead += event instanceof CustomEvent ? Number(event.detail) : 0;
    });
  });
}

const putForward = (page: Page, ms: number): Promise<boolean> =>
  page.evaluate((by) => dispatchEvent(new CustomEvent('put-forward', { detail: by })), ms);

test('12.2 a local match ends by the clock: warned, called once, and finished with its round', async () => {
  const { page, wrongs, close } = await visit(site, 'phone', { hasTouch: true });
  await holdTheClock(page);
  await sitDown(page, /three bots/, { game: 'Furball', lay: () => layMinutes(page, 10) });
  const clock = page.locator('.match-clock');
  await clock.getByText('not started').waitFor();
  let turn = 0;
  for (; (await clock.getByText('not started').count()) > 0; turn++) {
    await nextStop(page);
    await flyOn(page, turn);
  }
  await clock.getByText(/^(10:00|9:\d\d)$/).waitFor();

  await useUp(page, TEN_MINUTES - 100 * SECOND);
  await page.reload();
  await clock.getByText('last 5 minutes').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await putForward(page, 50 * SECOND);
  await clock.getByText('last minute').waitFor();
  // Between two looks at the clock, the page counts a minute at most, so it may have to be put forward again.
  await expect
    .poll(
      async () => {
        await putForward(page, 50 * SECOND);
        return clock.textContent();
      },
      { interval: 1000, timeout: 60_000 },
    )
    .toContain('Last round');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByRole('button', { name: /^Text/ }).click();
  await page.locator('.text-board').getByText('Time was called: last round.').waitFor();
  await page.getByRole('button', { name: /^Text/ }).click();
  for (; (await nextStop(page)) !== 'over'; turn++) await flyOn(page, turn);
  await page.getByText(/Time was called, and the game ended after round \d+\./).waitFor();
  expect(await clock.count()).toBe(0);

  const record = await exportedRecord(page);
  const rules = await gameById('furball')?.parts.rules();
  if (rules === undefined) throw new Error('the game has no rules');
  expect(verify(rules, record)).toMatchObject({ ok: true, match: { result: { rule: '12.2' } } });
  const read = readRecord(record);
  const calls = read.ok ? read.record.inputs.filter((input) => 'call' in input) : [];
  expect(calls).toEqual([{ call: 'time-is-up', at: expect.any(Number) }]);
  expect(wrongs).toEqual([]);
  await close();
});
