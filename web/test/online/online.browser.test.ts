import { type FromServer, type News, readChange, readNews } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { LONG } from '../../../testkit/run/long.ts';
import { quickenTime } from '../support/explanations.ts';
import {
  acceptInvite,
  eavesdrop,
  isOver,
  openTable,
  playTogether,
  withoutDwelling,
} from '../support/online-playing.ts';
import { accessFaults, visit } from '../support/page.ts';
import { ASKED, answerOnBoard, openTab } from '../support/playing.ts';
import { useOnlineSite } from '../support/use-site.ts';

const site = useOnlineSite();

test('two browsers play a duel to its end, one reloaded and one cut off; a third watches and sees no secret', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'phone');
  const eve = await visit(site, 'desktop');

  const link = await openTable(ada.page, 'Ada', async () => {
    await ada.page.getByText('Options').click();
    await ada.page.getByLabel('Starfighters').selectOption('secret');
    await ada.page.getByLabel(/Draw after/).fill(LONG ? '12' : '3');
  });
  expect(await accessFaults(ada.page)).toEqual([]);

  const heard = eavesdrop(eve.page);
  await withoutDwelling(eve.page);
  await eve.page.getByRole('link', { name: 'Play online' }).click();
  await eve.page.getByRole('link', { name: /Ada.*Join/ }).waitFor();
  expect(await accessFaults(eve.page)).toEqual([]);

  await acceptInvite(ben.page, link, 'Ben');
  await eve.page.getByLabel('In play').check({ force: true });
  await eve.page.getByRole('link', { name: /Ada against Ben.*Watch/ }).click();
  await eve.page.waitForSelector('.players');
  await ada.page.waitForSelector(ASKED);
  expect(await accessFaults(ada.page)).toEqual([]);
  expect(await accessFaults(ben.page)).toEqual([]);
  expect(await accessFaults(eve.page)).toEqual([]);
  expect(await eve.page.locator(ASKED).count()).toBe(0);
  await ada.page.getByText('1 watching').waitFor();
  expect(await ada.page.title()).toMatch(/^Your turn/);
  const early = await eve.page.context().newPage();
  await early.goto(link.replace('#/online/', '#/replay/'));
  await early.getByText('Nothing has happened in this match yet.').waitFor();
  expect(await early.locator('.transport').count()).toBe(0);
  await early.close();

  await playTogether([ada.page, ben.page], 8);
  await ada.page.reload();
  await ada.page.waitForSelector(ASKED);
  await ben.page.waitForSelector(ASKED);

  await ben.page.context().setOffline(true);
  await ben.page.getByText('Connection lost').waitFor();
  const chosenWhileCutOff = answerOnBoard(ben.page, 1);
  await answerOnBoard(ada.page, 1);
  expect(await isOver(ada.page)).toBe(false);
  await ben.page.context().setOffline(false);
  await ben.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await chosenWhileCutOff;
  await playTogether([ada.page, ben.page], 900);

  expect(await isOver(ada.page)).toBe(true);
  expect(await isOver(ben.page)).toBe(true);
  const told = await Promise.all([ada, ben, eve].map(({ page }) => page.locator('.outcome').textContent()));
  expect(told.map((headline) => headline?.split(':')[0])).toSatisfy(isOneStory);
  expect(await accessFaults(ada.page)).toEqual([]);

  for (const { page } of [ada, ben, eve]) {
    await page.getByRole('button', { name: 'Verify this match' }).click();
    await page.getByText(/^Verified:/).waitFor();
  }
  expect(secretsIn(heard)).toEqual([]);
  expect(heard.length).toBeGreaterThan(5);

  // Once it is over, a link to a moment opens it anywhere, with what everybody chose in secret.
  await eve.page.goto(link.replace('#/online/', '#/replay/').concat('?at=1.2&as=spectator'));
  await eve.page.getByRole('heading', { name: 'Chosen at the same time' }).waitFor();
  expect(ada.wrongs).toEqual([]);
  expect(eve.wrongs).toEqual([]);
  expect(ben.wrongs.filter((wrong) => !/DISCONNECTED/.test(wrong))).toEqual([]);
  for (const { close } of [ada, ben, eve]) await close();
});

test('who leaves is played for by a bot, is told on coming back what happened, and can take the seat back', async () => {
  const ada = await visit(site, 'phone');
  const ben = await visit(site, 'desktop');
  // While players design ships, nobody can be hit, so the match goes on.
  const link = await openTable(ada.page, 'Ada', async () => {
    await ada.page.getByLabel('Who can join').selectOption('private');
    await ada.page.getByText('Options').click();
    await ada.page.getByLabel('Starfighters').selectOption('open');
  });
  await acceptInvite(ben.page, link, 'Ben');
  await ada.page.waitForSelector(ASKED);
  await ada.page.getByLabel('Pace of playback').selectOption('normal');
  await openTab(ada.page, 'Match');
  await ada.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await ada.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await ben.page.getByText('A bot is playing for Ada').waitFor();
  await ada.page.goto('about:blank');
  await playTogether([ben.page], 3);

  await ada.page.goto(link);
  await ada.page.getByText('Since you last looked').waitFor();
  expect(await accessFaults(ada.page)).toEqual([]);
  await ada.page.locator('.since').getByRole('button', { name: 'Skip' }).click();
  await ada.page.getByRole('button', { name: 'Take my seat back' }).click();
  await ben.page.getByText('A bot is playing for Ada').waitFor({ state: 'detached' });

  await ben.page.goto(`${site.address}#/online`);
  await ben.page.getByRole('region', { name: 'Your games' }).getByText('Your turn').waitFor();
  expect(await ben.page.locator('.lobby-list').count()).toBe(0);
  await ben.page.getByRole('link', { name: /Ada against Ben/ }).click();
  await openTab(ben.page, 'Match');
  await ben.page.getByRole('button', { name: 'Offer a draw' }).click();
  await ada.page.getByText('Ben offers a draw.').waitFor();
  expect(await ada.page.title()).toMatch(/^Draw offered/);
  await ada.page.getByRole('button', { name: 'Decline' }).click();
  await ben.page.getByText('Your offer of a draw has ended.').waitFor();
  await ben.page.getByRole('button', { name: 'Offer a draw' }).click();
  await ada.page.getByRole('button', { name: 'Accept', exact: true }).click();
  await ben.page.getByText('A draw, by agreement.').first().waitFor();
  await ada.page.waitForSelector('.action-bar[data-over="true"]');

  await openTab(ben.page, 'Chat');
  await ben.page.getByLabel('Message').fill('Once more?');
  await ben.page.keyboard.press('Enter');
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await ada.page.getByText('Seat 2: reserved for Ben').waitFor();
  await ada.page.getByText('Once more?').waitFor();
  const eve = await visit(site, 'desktop');
  await eve.page.goto(ada.page.url());
  await eve.page.getByText('The open seats are reserved for the players of the last match').waitFor();
  expect(await eve.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  expect(await accessFaults(eve.page)).toEqual([]);
  await eve.close();
  await ben.page.getByText('You are offered a rematch.').waitFor();
  await ben.page.getByRole('button', { name: 'Accept', exact: true }).click();
  await ada.page.waitForSelector(ASKED);
  await ben.page.waitForSelector(ASKED);
  expect(ada.page.url()).toBe(ben.page.url());
  await openTab(ben.page, 'Match');
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ada.page.getByText('You won: Ben resigned.').first().waitFor();
  await ben.page.getByText('You lost: you resigned.').first().waitFor();
  await ada.page.locator('.log').getByText('Ben resigned.').waitFor();
  expect(ada.wrongs).toEqual([]);
  expect(ben.wrongs).toEqual([]);
  for (const { close } of [ada, ben]) await close();
});

test('a table is opened only under a name; whose turn it is and how it ended is on the first page', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'phone');
  const opened: string[] = [];
  ada.page.on('request', (request) => {
    if (request.method() === 'POST') opened.push(request.url());
  });
  await ada.page.goto(`${site.address}#/setup/duel-in-space/online`);
  await ada.page.getByRole('button', { name: 'Open table' }).click();
  await ada.page.getByText('Please enter a name.').waitFor();
  expect(await ada.page.locator('input[name="player"]:focus').count()).toBe(1);
  expect(opened).toEqual([]);
  await ada.page.goto(site.address);

  const link = await openTable(ada.page, 'Ada');
  await ada.page.goto(site.address);
  const games = (page: typeof ada.page) => page.getByRole('main');
  await games(ada.page).getByText('Waiting for players').waitFor();
  await acceptInvite(ben.page, link, 'Ben');
  await ada.page.reload();
  await games(ada.page).getByText('Your turn').waitFor();
  await ada.page.getByRole('link', { name: /Ada against Ben/ }).click();
  await ada.page.waitForSelector(ASKED);
  await answerOnBoard(ada.page, 0);
  await ada.page.goto(site.address);
  await games(ada.page).getByText('Waiting for Ben').waitFor();
  await openTab(ben.page, 'Match');
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ada.page.reload();
  await games(ada.page).getByText('You won in 1 turn').waitFor();
  expect(await accessFaults(ada.page)).toEqual([]);
  await ben.page.goto(site.address);
  await games(ben.page).getByText('You lost after 1 turn').waitFor();
  for (const { close } of [ada, ben]) await close();
});

test('the lobby says of a rematch that its seats are held, and asks nobody else to join', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  const link = await openTable(ada.page, 'Ida');
  await acceptInvite(ben.page, link, 'Jon');
  await openTab(ben.page, 'Match');
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await ada.page.getByText('Seat 2: reserved for Jon').waitFor();
  const eve = await visit(site, 'desktop');
  await eve.page.goto(`${site.address}#/online`);
  const row = eve.page.locator('.lobby-list li').filter({ hasText: 'Ida' });
  await row.getByText('Rematch: seats reserved').waitFor();
  expect(await row.getByText('open seat').count()).toBe(0);
  expect(await row.getByText('Join').count()).toBe(0);
  for (const { close } of [ada, ben, eve]) await close();
});

test('chat is heard by all, and whoever is muted no more; who is away is seen', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  await quickenTime(ben.page, 5);
  const link = await openTable(ada.page, 'Ada');
  await acceptInvite(ben.page, link, 'Ben');
  await openTab(ada.page, 'Chat');
  await ada.page.getByLabel('Message').fill('Good luck!');
  await ada.page.keyboard.press('Enter');
  await ben.page.locator('.players').getByText('“Good luck!”').waitFor();
  await ben.page.getByRole('button', { name: 'Log 1 unread' }).waitFor();
  await ben.page.getByText('“Good luck!”').waitFor({ state: 'detached', timeout: 15_000 });
  await openTab(ben.page, 'Chat');
  await ben.page.getByRole('tab', { name: 'Chat', exact: true }).waitFor();
  await ben.page.getByText('Good luck!').waitFor();
  expect(await accessFaults(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Mute Ada' }).click();
  await ben.page.getByText('Good luck!').waitFor({ state: 'detached' });

  const away = ada.page.locator('.players').getByText('away');
  expect(await away.count()).toBe(0);
  await ben.page.goto('about:blank');
  await away.waitFor();
  expect(await accessFaults(ada.page)).toEqual([]);
  await ben.page.goto(link);
  await away.waitFor({ state: 'detached' });

  for (const { close } of [ada, ben]) await close();
});

test('a link adds another device once it is confirmed there, and the device can be signed out again', async () => {
  const ada = await visit(site, 'desktop');
  const ben = await visit(site, 'desktop');
  await acceptInvite(ben.page, await openTable(ada.page, 'Ada'), 'Ben');
  await openTab(ada.page, 'Match');
  await ada.page.getByRole('button', { name: 'Your devices' }).click();
  await ada.page.getByText('Your first device').waitFor();
  await ada.page.getByRole('button', { name: 'Add a device' }).click();
  const link = await ada.page.getByLabel('Open this on the other device', { exact: true }).inputValue();
  expect(await accessFaults(ada.page)).toEqual([]);

  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  const phone = await context.newPage();
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Play as Ada on this device?' }).waitFor();
  await phone.getByText('Ada: seat 1 of Duel in Space').waitFor();
  await phone.getByRole('button', { name: 'Yes, this is my device' }).click();
  await phone.waitForSelector('.players [data-mine="true"]');
  await phone.waitForSelector(ASKED);

  await openTab(phone, 'Match');
  await phone.getByRole('button', { name: 'Your devices' }).click();
  const first = phone.locator('.device-list li').filter({ hasText: 'Your first device' });
  await first.getByRole('button', { name: 'Sign out' }).click();
  expect(await accessFaults(phone)).toEqual([]);
  await first.getByRole('button', { name: 'Sign out' }).click();
  await first.waitFor({ state: 'detached' });
  await ada.page.waitForSelector('.players [data-mine="true"]', { state: 'detached' });
  await phone.waitForSelector('.players [data-mine="true"]');
  await context.close();
  for (const { close } of [ada, ben]) await close();
});

/** Whether the texts for Ada, Ben and a spectator agree: one has won, or nobody has. */
function isOneStory([ada, ben, eve]: readonly (string | undefined)[]): boolean {
  if (ada === 'A draw') return ben === ada && eve === ada;
  return ada === 'You won' ? ben === 'You lost' && eve === 'Ada wins' : ben === 'You won' && eve === 'Ben wins';
}

/** What a spectator received before the end and should not have. */
function secretsIn(frames: readonly string[]): readonly string[] {
  const found: string[] = [];
  let news: News | undefined;
  for (const frame of frames) {
    const message: FromServer = JSON.parse(frame);
    if (message.type === 'news') news = readNews(message);
    else if (message.type === 'change' && news !== undefined) news = readChange(news, message);
    else continue;
    const { table, updates } = news;
    if (table.phase !== 'playing') continue;
    if (table.secret !== null) found.push('the secret of the dice');
    if (/"(key|rigged|drawn)":/.test(frame)) found.push('the generator');
    for (const { viewer, view, happenings } of updates) {
      if (viewer !== null || view.seat !== null) found.push(`what seat ${viewer}`);
      if (view.mine !== null) found.push('options');
      if (view.sealed.length > 0) found.push('a sealed answer');
      for (const board of [view.board, ...happenings.map((happening) => happening.board)]) {
        if (/"design":\{/.test(JSON.stringify(board)) && !isUncovered(board)) found.push('a secret design');
      }
    }
  }
  return found;
}

/** At the very end of a duel, designs are shown to everybody. */
function isUncovered(board: object): boolean {
  return 'over' in board && board.over === true;
}
