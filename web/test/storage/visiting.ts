import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { answerOnBoard, nextStop, sitDown } from '../support/playing.ts';

export async function playSome(page: Page, preset: RegExp, moves: number): Promise<void> {
  await sitDown(page, preset);
  for (let turn = 0; turn < moves; turn++) {
    await nextStop(page);
    await answerOnBoard(page, turn);
  }
  await nextStop(page);
}

export async function goHome(page: Page): Promise<void> {
  await page.goto(page.url().replace(/#.*$/, '#/'));
  await page.waitForSelector('a.card');
}

export function section(page: Page, name: 'In progress' | 'Finished') {
  return page.getByRole('region', { name });
}

export async function logOf(page: Page): Promise<string> {
  return (await page.locator('.log ol').textContent()) ?? '';
}

/** Oldest first; a long log shows its older lines only on request. */
export async function wholeLog(page: Page): Promise<readonly string[]> {
  const more = page.getByRole('button', { name: /^Show all \d+ lines$/ });
  if ((await more.count()) > 0) {
    await more.click();
    await more.waitFor({ state: 'detached' });
  }
  return (await page.locator('.log ol > li').allTextContents()).reverse();
}

/** The file that the browser downloads when something is done. */
export async function handedOut(page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await act();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

interface Chosen {
  readonly name: string;
  readonly text: string;
}

/** Returns what the page says about it. */
export async function importAs(page: Page, ...files: readonly Chosen[]): Promise<string> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import matches' }).click(),
  ]);
  await chooser.setFiles(
    files.map(({ name, text }) => ({ name, mimeType: 'application/jsonl', buffer: Buffer.from(text) })),
  );
  const said = page.locator('.records .said');
  await said.getByText(/\.$/).first().waitFor();
  return (await said.textContent()) ?? '';
}
