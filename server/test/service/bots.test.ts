import { begin, type GameTypes, type Json, keyFromSeed, type View, view } from '@starboard/kernel';
import type { SeatPlan } from '@starboard/protocol';
import { toy } from '@starboard/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { botPool, type Thinker } from '../../service/bots/bot-pool.ts';
import { thinkingOrder } from '../../service/bots/thinking-order.ts';
import { DUEL, openBorder, visitor } from '../http/http-border.ts';
import { ear, guest, look, OPEN, openTestServer, sit, type TestServer, value, wanted } from './test-server.ts';

const houses: TestServer[] = [];
function server(...change: Parameters<typeof openTestServer>): TestServer {
  const opened = openTestServer(...change);
  houses.push(opened);
  return opened;
}
afterEach(async () => {
  for (const { service } of houses.splice(0)) await service.stop();
});

const BOT: SeatPlan = { kind: 'bot', bot: 'plain' };
const AMONG_BOTS = wanted({ seats: [BOT, BOT] });
const numberOf = async (h: TestServer, match: string) => (await look(h, 'eve', match)).table.number;
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('a match among bots', () => {
  test('stands still while nobody watches, leaves the queue of the clocks, and goes on when somebody does', async () => {
    // So slow that the match is not over while a watcher may only be reloading the page.
    const thinker: Thinker = {
      think: (_game, _bot, { mine }) => new Promise((resolve) => setTimeout(resolve, 200, mine?.options[0] ?? null)),
      close: async () => undefined,
    };
    const h = server({ thinker });
    // While ships are designed nobody can be shot: the match is sure to go on.
    const designing = { ...AMONG_BOTS, setup: { designs: 'open' } };
    const match = value(await h.service.open(guest('ann'), designing));
    h.clock.now += 10_000;
    await aWhile();
    expect(await numberOf(h, match)).toBe(1);
    expect(await h.store.due(1e15, 9)).toEqual([]);
    const leave = value(await h.service.follow(guest('eve'), match, null, ear().follower));
    await expect.poll(() => numberOf(h, match), { timeout: 3000 }).toBeGreaterThan(3);
    leave();
    await expect.poll(async () => h.service.followed(), { timeout: 6000 }).toBe(0);
    await aWhile();
    await aWhile();
    const paused = await numberOf(h, match);
    await aWhile();
    expect(await numberOf(h, match)).toBe(paused);
    value(await h.service.follow(guest('eve'), match, null, ear().follower));
    await expect.poll(() => numberOf(h, match)).toBeGreaterThan(paused);
  });

  test('so does one whose people have all gone; a bot whom somebody plays against answers unwatched', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted({ seats: [OPEN, BOT] })));
    value(await sit(h, 'ann', match, 0, 'Ann'));
    await expect.poll(() => numberOf(h, match)).toBe(3);
    value(await h.service.leave(guest('ann'), match, 0));
    await aWhile();
    expect(await numberOf(h, match)).toBe(4);
    value(await h.service.comeBack(guest('ann'), match, 0));
    value(await h.service.play(guest('ann'), match, 0, 1, 3));
    await expect.poll(() => numberOf(h, match)).toBeGreaterThan(6);
  });

  test('only so many are opened by a guest, from an address and through a node; one that ended makes room', async () => {
    const h = server({ botMatches: { guest: 2, address: 3, node: 4 } });
    const open = (id: string, address: string) => h.service.open({ id, address }, AMONG_BOTS);
    const first = value(await open('ann', 'a'));
    value(await open('ann', 'a'));
    expect(await open('ann', 'a')).toMatchObject({
      refusal: {
        code: 'too-many-bot-matches',
        fact: 'You have 2 matches among bots under way; watch one to its end or close one first.',
      },
    });
    value(await open('bob', 'a'));
    expect(await open('cat', 'a')).toMatchObject({ refusal: { fact: expect.stringContaining('your network') } });
    value(await open('dan', 'b'));
    expect(await open('eve', 'c')).toMatchObject({ refusal: { fact: expect.stringContaining('try again later') } });
    value(await h.service.open({ id: 'eve', address: 'c' }, wanted({ seats: [OPEN, BOT] })));
    value(await h.service.close(guest('ann'), first));
    value(await open('eve', 'c'));
  });

  test('a rematch counts as well', async () => {
    const h = server({ botMatches: { guest: 1, address: 9, node: 9 } });
    const match = value(await h.service.open(guest('ann'), AMONG_BOTS));
    value(await h.service.close(guest('ann'), match));
    value(await h.service.open(guest('ann'), AMONG_BOTS));
    expect(await h.service.rematch(guest('ann'), match)).toMatchObject({ refusal: { code: 'too-many-bot-matches' } });
  });

  test('over HTTP it is a sentence, and 429', async () => {
    const border = await openBorder();
    const ann = visitor(border.address);
    const open = () => ann.post('/api/matches', { ...DUEL, seats: [BOT, BOT] });
    expect([(await open()).status, (await open()).status, (await open()).status]).toEqual([201, 201, 201]);
    const { status, body } = await open();
    expect([status, body.code]).toEqual([429, 'too-many-bot-matches']);
    await border.stop();
  });
});

describe('whoever waits for a bot', () => {
  test('waits for the thought under way at most, however many bots play among themselves', async () => {
    const thoughts: { readonly done: () => void; readonly seats: number }[] = [];
    const thinker: Thinker = {
      think: (_game: string, _bot: string, view: View<GameTypes>) =>
        new Promise<Json>((resolve) => {
          thoughts.push({ seats: view.asked.length, done: () => resolve(view.mine?.options[0] ?? null) });
        }),
      close: async () => undefined,
    };
    const h = server({ thinker, botMatches: { guest: 99, address: 99, node: 99 } });
    for (let i = 0; i < 20; i++) {
      const match = value(await h.service.open(guest('eve'), AMONG_BOTS));
      value(await h.service.follow(guest('eve'), match, null, ear().follower));
    }
    await expect.poll(() => thoughts.length).toBe(1);
    const match = value(await h.service.open(guest('ann'), wanted({ seats: [OPEN, BOT] })));
    value(await sit(h, 'ann', match, 0, 'Ann'));
    thoughts[0]?.done();
    await expect.poll(() => thoughts.length).toBe(2);
    thoughts[1]?.done();
    await expect.poll(() => numberOf(h, match)).toBe(3);
  });

  test('what is awaited comes first, the rest in turn with a rest between', async () => {
    const order = thinkingOrder(1, 30);
    const begun: string[] = [];
    const done: Promise<unknown>[] = [];
    const think = (name: string, urgency: 'awaited' | 'alone') =>
      done.push(order.run(urgency, async () => begun.push(name)));
    const start = performance.now();
    for (const name of ['a', 'b', 'c']) think(name, 'alone');
    for (const name of ['x', 'y']) think(name, 'awaited');
    await Promise.all(done);
    expect(begun).toEqual(['a', 'x', 'y', 'b', 'c']);
    expect(performance.now() - start).toBeGreaterThan(55);
    order.stop();
  });

  test.each(['stubborn', 'mortal'])('a %s bot is given up, and the next thinks with a new mind', async (bot) => {
    const pool = botPool(1, 2000, new URL('./stubborn-bot-worker.ts', import.meta.url));
    const seen = view(toy, begin(toy, { rounds: 1 }, [null, null], keyFromSeed('stubborn')), 0);
    await expect(pool.think('toy', bot, seen)).rejects.toThrow();
    expect(await pool.think('toy', 'quick', seen)).toBe('quick');
    await pool.close();
  });
});
