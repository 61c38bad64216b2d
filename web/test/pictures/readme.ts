import type { Page } from 'playwright-core';
import { askedAbout, chooseOnDeck, playOn } from '../support/death-star-playing.ts';
import { visit } from '../support/page.ts';
import { nextStop, sitDown } from '../support/playing.ts';
import { layScenario } from '../support/starfire-playing.ts';
import { askedFor, flyOn, layChase } from '../support/tunnel-playing.ts';
import { considerFlight, flyTo } from './furball.ts';
import { ASKED, type Journey, pickSomething, playTo, putIntroAway } from './journey.ts';

export const README_PICTURES: readonly string[] = [
  'duel-desktop',
  'duel-phone',
  'starfire-desktop',
  'starfire-phone',
  'tunnel-desktop',
  'death-star-desktop',
  'furball-desktop',
  'furball-phone',
  'designer-desktop',
];

/** Turns until the forward lasers point at the enemy. */
async function chase(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    await playTo(page, 'heading');
    for (const heading of await page.locator('.duel-dial [data-choice]').all()) {
      await heading.click();
      if ((await page.locator('.duel-meaning strong').first().innerText()).startsWith('You get a shot')) break;
    }
    await page.locator('.action-bar .primary').click();
    await nextStop(page);
    if ((await page.locator('.action-bar .primary').innerText()).includes('forward')) return;
  }
}

/** Soldiers about to be sent where Rebels could be. */
const hunt: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await sitDown(page, /as the Imperial/, { game: 'Escape the Death Star' });
  await nextStop(page);
  await putIntroAway(page);
  for (let turn = 0, rounds = 0; rounds < 2 || (await askedAbout(page)) !== 'soldier'; turn++) {
    if ((await playOn(page, turn)) === 'soldier') rounds++;
    await nextStop(page);
  }
  await take('death-star', page, ASKED, (shown) => chooseOnDeck(shown, 'soldier', 3));
  await close();
};

/** A manoeuvre about to be dialled among eight. */
const melee: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await sitDown(page, /seven bots/, { game: 'Furball' });
  await nextStop(page);
  await putIntroAway(page);
  await flyTo(page, 'dial', 4);
  await take('furball', page, ASKED, considerFlight);
  await close();
};

/** A salvo about to be fired, a speed about to be set among 25, a ship about to be built. */
export const readme: Journey = async (site, { take }) => {
  const { page, close } = await visit(site, 'desktop');
  await sitDown(page, /drone/i);
  await putIntroAway(page);
  await chase(page);
  await take('duel', page, ASKED);
  await sitDown(page, /against a bot/i, {
    game: 'Starfire',
    async lay() {
      await layScenario(page, 'fleet-action');
      await page.getByLabel('Hexes between the flagships').fill('12');
    },
  });
  await nextStop(page);
  await putIntroAway(page);
  await playTo(page, 'fire');
  await take('starfire', page, ASKED, pickSomething);
  await sitDown(page, /crowd/, { game: 'Tunnel Chase', lay: () => layChase(page, 397) });
  await nextStop(page);
  await putIntroAway(page);
  for (let turn = 0; turn < 12 || (await askedFor(page)) !== 'speed'; turn++) {
    await flyOn(page, turn);
    await nextStop(page);
  }
  await take('tunnel', page, ASKED, pickSomething);
  await page.goto(`${site.address}#/workshop/starfire`);
  await take('designer', page, '.designer');
  await close();
  await hunt(site, { take });
  await melee(site, { take });
};
