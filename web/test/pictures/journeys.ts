import type { Page } from 'playwright-core';
import { acceptInvite, openTable, playTogether } from '../support/online-playing.ts';
import { type Site, visit } from '../support/page.ts';
import { answerOnBoard, nextStop, sitDown } from '../support/playing.ts';
import { flyAndFire } from '../support/starfire-playing.ts';
import type { Camera } from './camera.ts';

/** A way through the site on which pictures are taken; with the same dice every time. */
type Journey = (site: Site, camera: Camera) => Promise<void>;

const ASKED = '.action-bar[data-ask]';
const OVER = '.action-bar[data-over="true"]';

/** Answers until the wanted kind of question is asked. */
async function playTo(page: Page, kind: string): Promise<void> {
  for (let turn = 0; turn < 100 && (await nextStop(page)) === 'ask'; turn++) {
    const ask = await page.locator('.action-bar').getAttribute('data-ask');
    if (ask?.includes(`"kind":"${kind}"`)) return;
    await answerOnBoard(page, turn);
  }
  throw new Error(`nobody is asked for ${kind}`);
}

async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; (await nextStop(page)) === 'ask'; turn++) await answerOnBoard(page, turn);
}

const pickSomething = async (page: Page): Promise<void> => {
  const offered = page.locator('.stage [data-choice]');
  if ((await page.locator('.action-bar .primary[aria-disabled="true"]').count()) > 0) await offered.nth(2).click();
};

const home: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await take('home', page, 'a.card');
  await page.click('a.card');
  await take('setup-duel', page, '.setup-form');
  await page.goto(`${site.address}#/setup/starfire`);
  await take('setup-starfire', page, '.setup-form');
  await page.goto(`${site.address}#/nothing`);
  await take('missing', page, '.missing');
  await close();
};

const duel: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await sitDown(page, /drone/i);
  await take('duel-first', page, '.room');
  await playTo(page, 'aim');
  await take('duel-aim', page, ASKED);
  await take('duel-help', page, ASKED, (shown) => shown.getByRole('button', { name: 'Help' }).click());
  await playTo(page, 'heading');
  await take('duel-heading', page, ASKED, pickSomething);
  await playTo(page, 'fire');
  await take('duel-fire', page, ASKED, pickSomething);
  await take('duel-text', page, ASKED, async (shown) => {
    await shown.locator('.tool').filter({ hasText: 'Text' }).click();
  });
  await playToTheEnd(page);
  await take('duel-end', page, OVER);
  await page.locator('.actions').getByRole('link', { name: /Watch/ }).click();
  await take('duel-replay', page, '.transport');
  await sitDown(page, /one screen/i);
  await take('duel-curtain', page, '.curtain');
  await sitDown(page, /plain bot/i);
  await nextStop(page);
  await page.goto(site.address);
  await take('home-played', page, 'a.card');
  await close();
};

const starfire: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await sitDown(page, /plain bot/i, { game: 'Starfire' });
  await take('starfire-first', page, '.room');
  await nextStop(page);
  await take('starfire-move', page, ASKED, pickSomething);
  for (let turn = 0; turn < 60; turn++) {
    if ((await nextStop(page)) !== 'ask') break;
    const ask = await page.locator('.action-bar').getAttribute('data-ask');
    if (ask?.includes('fire')) break;
    await answerOnBoard(page, turn);
  }
  await take('starfire-fire', page, ASKED, pickSomething);
  await flyAndFire(page);
  await take('starfire-end', page, OVER);
  await page.goto(`${site.address}#/workshop/starfire`);
  await take('designer', page, '.designer');
  await close();
};

const online: Journey = async (site, { take }) => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  const eve = await visit(site, 'desktop');
  await eve.page.goto(`${site.address}#/setup/duel-in-space`);
  await take('setup-online', eve.page, '.setup-form', (page) => page.getByRole('button', { name: /^Online/ }).click());
  await eve.page.goto(site.address);
  const waiting = await openTable(eve.page, 'Eve', undefined, 'Starfire');
  const link = await openTable(ada.page, 'Ada');
  await take('waiting-host', ada.page, '.waiting-room');
  await ben.page.goto(waiting);
  await take('waiting-guest', ben.page, '.sit-form');
  await acceptInvite(ben.page, link, 'Ben');
  await playTogether([ada.page, ben.page], 5);
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  await ben.page.getByLabel('Message').fill('Good luck!');
  await ben.page.keyboard.press('Enter');
  await take('online-room', ada.page, '.players');
  await ada.page.goto(`${site.address}#/online`);
  await take('lobby', ada.page, '.lobby-list, .lobby-none');
  await ada.page.goto(link);
  await playTogether([ada.page, ben.page], 400);
  await take('online-end', ada.page, OVER);
  await ada.page.goto(site.address);
  await take('home-online', ada.page, 'a.card');
  for (const { close } of [ada, ben, eve]) await close();
};

export const JOURNEYS: { readonly [name: string]: Journey } = { home, duel, starfire, online };
