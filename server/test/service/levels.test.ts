import { games } from '@starboard/games';
import { LEVELS } from '@starboard/kernel';
import type { SeatPlan } from '@starboard/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { botPool } from '../../service/bots/bot-pool.ts';
import { rulesInTheCatalogue } from '../../service/games.ts';
import {
  anyChoice,
  askIn,
  guest,
  look,
  OPEN,
  openTestServer,
  sit,
  type TestServer,
  value,
  wanted,
} from './test-server.ts';

/** Bots with a level at online tables. */

let house: TestServer | undefined;
afterEach(() => house?.service.stop());

const bot = (id: string): SeatPlan => ({ kind: 'bot', bot: id });
const opened = (h: TestServer, game: string, ...seats: readonly SeatPlan[]) =>
  h.service.open(guest('ann'), wanted({ game, seats }));

describe('a bot with a level', () => {
  test('plays only as a character of the game', async () => {
    const h = openTestServer({ findRules: rulesInTheCatalogue });
    house = h;
    for (const id of ['cadet', 'legend', 'ace:ace', 'ace:gambler'])
      expect(await opened(h, 'duel-in-space', bot(id), OPEN)).toMatchObject({ ok: true });
    const strange = ['ace:plumb', 'ace:', 'ACE', 'ace:hunter:hunter', 'admiral', 'ace:__proto__', 'constructor', ''];
    for (const id of [...strange, 'a'.repeat(200), `ace:${'a'.repeat(190)}`])
      expect(await opened(h, 'duel-in-space', bot(id), OPEN)).toMatchObject({ refusal: { code: 'unknown-bot' } });
  });

  test('has the call sign of its character; several of one are numbered, whatever their levels', async () => {
    const h = openTestServer({ findRules: rulesInTheCatalogue });
    house = h;
    const seats = ['ace:plumb', 'legend:plumb', 'ace:eel', 'ace', 'plain', 'plain', 'random'].map(bot);
    const match = value(await opened(h, 'tunnel-chase', OPEN, ...seats));
    const { table } = await look(h, 'eve', match);
    const [plumb, eel] = ['plumb', 'eel'].map(
      (id) =>
        games.find(({ id: game }) => game === 'tunnel-chase')?.characters?.find((each) => each.id === id)?.callSign,
    );
    expect(table.seats.slice(1).map(({ name }) => name)).toEqual([
      `${plumb} 1`,
      `${plumb} 2`,
      eel,
      `${plumb} 3`,
      'Plain bot 1',
      'Plain bot 2',
      'Random bot',
    ]);
  });
});

const PERSON_ANSWERS = 5;

test.each(games.map(({ id }) => id))('in %s, bots with levels answer', { timeout: 120_000 }, async (game) => {
  const h = openTestServer({ findRules: rulesInTheCatalogue, thinker: botPool(1) });
  house = h;
  const rules = await rulesInTheCatalogue(game);
  const seats = Math.min(rules?.seats.max ?? 0, 1 + LEVELS.length);
  const levels = LEVELS.slice(1 - seats).map(bot);
  const match = value(await opened(h, game, OPEN, ...levels));
  value(await sit(h, 'ann', match, 0, 'Ann'));
  const present = () => look(h, 'ann', match);
  await expect.poll(async () => (await present()).table.phase).toBe('playing');
  for (let i = 0; i < PERSON_ANSWERS; i++) {
    const isAsked = async () => {
      const { table, updates } = await present();
      return table.phase !== 'playing' || updates[0]?.view.mine != null;
    };
    await expect.poll(isAsked, { timeout: 60_000 }).toBe(true);
    const { table, updates } = await present();
    const view = updates[0]?.view;
    if (table.phase !== 'playing' || view === undefined) break;
    value(await h.service.play(guest('ann'), match, 0, askIn(view), anyChoice(view, `${i}`)));
  }
  const entries = (await h.store.read(match, 0))?.entries ?? [];
  const byBots = entries.filter((entry) => entry.type === 'moved' && entry.move.seat > 0);
  expect(byBots.length).toBeGreaterThan(0);
});
