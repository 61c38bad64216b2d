import type { Page } from 'playwright-core';
import { flyOn } from '../support/furball-playing.ts';
import { visit } from '../support/page.ts';
import { nextStop, sitDown } from '../support/playing.ts';
import { ASKED, type Journey, kindAsked, OVER, putIntroAway } from './journey.ts';

/** Picks a manoeuvre straight ahead; for any other ask, the first option. */
export async function considerFlight(page: Page): Promise<void> {
  const straight = page.locator('.furball-panel [data-choice]').filter({ hasText: '2' });
  const offered = (await straight.count()) > 0 ? straight : page.locator('.furball-panel [data-choice]');
  if ((await offered.count()) > 0) await offered.first().click({ force: true });
}

/** Flies on until this kind of ask comes in a round; returns whether it came, because not everybody gets to shoot. */
export async function flyTo(page: Page, kind: string, round: number): Promise<boolean> {
  for (let turn = 0; turn < 400 && (await nextStop(page)) === 'ask'; turn++) {
    const now = Number(/\d+/.exec((await page.locator('.furball-banner').textContent()) ?? '')?.[0] ?? 0);
    if (now >= round && (await kindAsked(page)) === kind) return true;
    await flyOn(page, turn);
  }
  return false;
}

/** Eight pilots: the introduction, every kind of ask in the third round, and the end. */
export const furball: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await sitDown(page, /seven bots/, { game: 'Furball' });
  await take('furball-first', page, '.room');
  await nextStop(page);
  await putIntroAway(page);
  await take('furball-spot', page, ASKED);
  for (const kind of ['dial', 'action', 'attack']) {
    if (await flyTo(page, kind, kind === 'attack' ? 2 : 3)) {
      await take(`furball-${kind}`, page, ASKED, considerFlight);
    } else {
      console.log(`Nobody was asked for ${kind} this time.`);
    }
  }
  for (let turn = 0; (await nextStop(page)) === 'ask'; turn++) await flyOn(page, turn);
  await take('furball-end', page, OVER);
  await close();
};
