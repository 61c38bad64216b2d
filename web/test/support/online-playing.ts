import type { Page } from 'playwright-core';
import { ASKED, answerOnBoard } from './playing.ts';

/** Turns playback off. */
export async function withoutDwelling(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"skip"'));
  await page.reload();
}

/** Opens a table for a friend under this name; returns the invite link. */
export async function openTable(page: Page, name: string, lay?: () => Promise<unknown>, game = ''): Promise<string> {
  await withoutDwelling(page);
  await page.locator('a.card').filter({ hasText: game }).first().click();
  await page.getByRole('button', { name: /^Online/ }).click();
  await page.getByLabel('Name').fill(name);
  await lay?.();
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.locator('.waiting-line').waitFor();
  return page.getByLabel('Invite link', { exact: true }).inputValue();
}

export async function sitDownAt(page: Page, link: string, name: string): Promise<void> {
  await withoutDwelling(page);
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** In a game to which players bring something. */
export async function sayReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I’m ready' }).click();
}

/** The same for the last player: the match begins. */
export async function acceptInvite(page: Page, link: string, name: string): Promise<void> {
  await sitDownAt(page, link, name);
  await page.waitForSelector('.players');
}

export async function isOver(page: Page): Promise<boolean> {
  return page.isVisible('.action-bar[data-over="true"]');
}

async function isAsked(page: Page): Promise<boolean> {
  return page.isVisible(ASKED);
}

/** Everybody answers in turn, until the match ends or `most` answers were given. */
export async function playTogether(pages: readonly Page[], most: number): Promise<number> {
  let answers = 0;
  while (answers < most) {
    const before = answers;
    for (const page of pages) {
      if (!(await isAsked(page))) continue;
      await answerOnBoard(page, answers);
      answers++;
    }
    const over = await Promise.all(pages.map(isOver));
    if (over.every(Boolean)) return answers;
    if (answers === before) await somethingToDo(pages);
  }
  return answers;
}

async function somethingToDo(pages: readonly Page[]): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  await Promise.race(pages.map((page) => page.waitForSelector(`${ASKED}, .action-bar[data-over="true"]`)));
}

/** Everything a page receives over its socket. */
export function eavesdrop(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(`${payload}`)));
  return frames;
}
