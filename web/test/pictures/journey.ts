import type { Page } from 'playwright-core';
import type { Site } from '../support/page.ts';
import { answerOnBoard, nextStop } from '../support/playing.ts';
import type { Camera } from './camera.ts';

/** A route through the site with pictures; the dice are the same every time. */
export type Journey = (site: Site, camera: Camera) => Promise<void>;

export const ASKED = '.action-bar[data-ask]';
export const OVER = '.action-bar[data-over="true"]';

export async function kindAsked(page: Page): Promise<string> {
  const ask = await page.locator('.action-bar').getAttribute('data-ask');
  return /"kind":"([^"]+)"/.exec(ask ?? '')?.[1] ?? '';
}

export async function playTo(page: Page, kind: string): Promise<void> {
  for (let turn = 0; turn < 100 && (await nextStop(page)) === 'ask'; turn++) {
    if ((await kindAsked(page)) === kind) return;
    await answerOnBoard(page, turn);
  }
  throw new Error(`nobody is asked for ${kind}`);
}

export const pickSomething = async (page: Page): Promise<void> => {
  const offered = page.locator('.stage [data-choice]');
  const count = await offered.count();
  if (count === 0 || (await page.locator('.action-bar .primary[aria-disabled="true"]').count()) === 0) return;
  await offered.nth(Math.min(2, count - 1)).click({ force: true });
};

export const putIntroAway = (page: Page): Promise<void> => page.getByRole('button', { name: 'Got it' }).click();
