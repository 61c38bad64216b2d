import type { Page } from 'playwright-core';
import { askedAbout, chooseOnDeck, playOn } from '../support/death-star-playing.ts';
import { acceptInvite, openTable, playTogether } from '../support/online-playing.ts';
import { visit } from '../support/page.ts';
import { answerOnBoard, nextStop, openTab, sitDown } from '../support/playing.ts';
import { flyAndFire } from '../support/starfire-playing.ts';
import { askedFor, flyOn, layChase } from '../support/tunnel-playing.ts';
import type { Camera } from './camera.ts';
import { furball } from './furball.ts';
import { ASKED, type Journey, kindAsked, OVER, pickSomething, playTo, putIntroAway } from './journey.ts';

async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; (await nextStop(page)) === 'ask'; turn++) await answerOnBoard(page, turn);
}

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
  await putIntroAway(page);
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
  await sitDown(page, /against a bot/i);
  await nextStop(page);
  await page.goto(site.address);
  await take('home-played', page, 'a.card');
  await close();
};

const starfire: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await sitDown(page, /against a bot/i, { game: 'Starfire' });
  await take('starfire-first', page, '.room');
  await nextStop(page);
  await putIntroAway(page);
  await take('starfire-move', page, ASKED, pickSomething);
  for (let turn = 0; turn < 60; turn++) {
    if ((await nextStop(page)) !== 'ask') break;
    if ((await kindAsked(page)) === 'fire') break;
    await answerOnBoard(page, turn);
  }
  await take('starfire-fire', page, ASKED, pickSomething);
  await flyAndFire(page);
  await take('starfire-end', page, OVER);
  await page.goto(`${site.address}#/workshop/starfire`);
  await take('designer', page, '.designer');
  await close();
};

const tunnel: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await page.goto(`${site.address}#/setup/tunnel-chase`);
  await take('setup-tunnel', page, '.setup-form');
  await sitDown(page, /against a bot/i, { game: 'Tunnel Chase', lay: () => layChase(page, 7) });
  await take('tunnel-first', page, '.room');
  await nextStop(page);
  await putIntroAway(page);
  const seen = new Set<string>();
  for (let turn = 0; (await nextStop(page)) === 'ask'; turn++) {
    const kind = await askedFor(page);
    if (!seen.has(kind)) await take(`tunnel-${kind}`, page, ASKED, pickSomething);
    seen.add(kind);
    await flyOn(page, turn);
  }
  await take('tunnel-end', page, OVER);
  await sitDown(page, /crowd/, { game: 'Tunnel Chase', lay: () => layChase(page, 397) });
  for (let turn = 0; turn < 8 && (await nextStop(page)) === 'ask'; turn++) await flyOn(page, turn);
  await take('tunnel-crowd', page, ASKED);
  await page.goto(`${site.address}#/workshop/tunnel-chase`);
  await take('asteroid-builder', page, 'main');
  await close();
};

const deathStar: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await page.goto(`${site.address}#/setup/escape-the-death-star`);
  await take('setup-death-star', page, '.setup-form');
  const tables = { rebels: /as Rebels/, imperial: /as the Imperial/, capture: /^Capture/ };
  for (const [name, preset] of Object.entries(tables)) {
    await sitDown(page, preset, { game: DEATH_STAR });
    if (name === 'rebels') await take('death-star-first', page, '.room');
    await nextStop(page);
    if (name === 'rebels') await putIntroAway(page);
    await pictureStation(page, name, take);
  }
  await close();
};

const DEATH_STAR = 'Escape the Death Star';

/** Pictures of the second ask of each kind, when more is going on than at the first, and of the end. */
async function pictureStation(page: Page, name: string, take: Camera['take']): Promise<void> {
  const asked = new Map<string, number>();
  for (let turn = 0; (await nextStop(page)) === 'ask'; turn++) {
    const kind = await askedAbout(page);
    const times = (asked.get(kind) ?? 0) + 1;
    asked.set(kind, times);
    const once = ['set-out', 'opponent', 'take-card', 'take-unseen', 'code'].includes(kind);
    if (times === (once ? 1 : 2)) {
      await take(`death-star-${name}-${kind}`, page, ASKED, (shown) => chooseOnDeck(shown, kind, turn));
    }
    await playOn(page, turn);
  }
  await take(`death-star-${name}-end`, page, OVER);
}

/** Three squads side by side in the squad builder, the lay-out with overlapping asteroids, the table. */
const squads: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await page.goto(`${site.address}#/setup/furball`);
  await take('setup-furball', page, '.setup-form');
  await page.goto(`${site.address}#/workshop/furball`);
  await take('squads-new', page, '.furball-ships');
  for (const ship of ['A-wing', 'TIE Bomber', 'X-wing']) {
    await page.getByRole('button', { name: `Ready squad of the ${ship}` }).click();
    if (ship !== 'X-wing') await page.getByRole('button', { name: '+ New squad' }).click();
  }
  await take('squads', page, '.furball-bench');
  await take('squads-upgrades', page, '.furball-bench', (shown) =>
    shown.getByRole('button', { name: 'Choose modification' }).click(),
  );
  await page.getByRole('tab', { name: 'Asteroids' }).click();
  await take('asteroids', page, '.furball-field', async (shown) => {
    await shown.locator('[data-rock="2"]').focus();
    for (let step = 0; step < 12; step++) await shown.keyboard.press('ArrowUp');
  });
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByLabel('Pilot 1').selectOption({ index: 1 });
  await take('squads-table', page, '.furball-seats');
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
  await openTab(ben.page, 'Chat');
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

export const JOURNEYS: { readonly [name: string]: Journey } = {
  home,
  duel,
  starfire,
  tunnel,
  'death-star': deathStar,
  furball,
  squads,
  online,
};
