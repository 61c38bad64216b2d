import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../support/page.ts';
import { carryOut, nextStop, pick, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const openAsk = (page: Page): Promise<string | null> => page.locator('.action-bar').getAttribute('data-ask');

/** Answers with the first option until something can be seen. */
async function playUntil(page: Page, sought: string): Promise<void> {
  while (!(await page.locator(sought).first().isVisible())) {
    expect(await nextStop(page)).toBe('ask');
    const ask = await openAsk(page);
    if (ask === null) continue;
    await pick(page, '.options .option');
    await carryOut(page, ask);
  }
}

test('a duellist fires everything unasked, reads it in the log, and can be asked again to hold fire', async () => {
  const { page, wrongs, close } = await visit(site, 'wide', { usualAnswers: true });
  await sitDown(page, /drone/i);
  await page.getByText('Answered for you: Fire everything that bears', { exact: false }).first().waitFor();

  await playUntil(page, '.log :text("Ask me next time")');
  await page.locator('.log li', { hasText: 'Answered for you: Fire everything that bears.' }).first().waitFor();
  await page.getByRole('button', { name: 'Ask me next time' }).first().click();

  const hold = '.stage button:has-text("Hold fire")';
  await playUntil(page, hold);
  const ask = await openAsk(page);
  await pick(page, hold);
  await carryOut(page, ask);
  expect(wrongs).toEqual([]);
  await close();
});

test('a player who wants to be asked everything says so once for all matches', async () => {
  const { page, wrongs, close } = await visit(site, 'wide', { usualAnswers: true });
  await sitDown(page, /drone/i);
  await nextStop(page);
  await page.locator('.usual summary').click();
  await page.getByLabel('Ask me everything').check();
  await page
    .getByText('Answered for you: Fire everything that bears', { exact: false })
    .first()
    .waitFor({ state: 'hidden' });
  await playUntil(page, '.stage button:has-text("Hold fire")');
  expect(wrongs).toEqual([]);
  await close();
});
