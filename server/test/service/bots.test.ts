import { begin, type GameTypes, type Json, keyFromSeed, type View, view } from '@starboard/kernel';
import type { SeatPlan } from '@starboard/protocol';
import { toy } from '@starboard/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { BOT_MATCHES } from '../../service/bots/bot-matches.ts';
import { botPool, type Thinker } from '../../service/bots/bot-pool.ts';
import { thinkingOrder } from '../../service/bots/thinking-order.ts';
import { DUEL, openBorder, visitor } from '../http/http-border.ts';
import {
  ask,
  ear,
  guest,
  look,
  OPEN,
  openTestServer,
  seatedMatch,
  sit,
  type TestServer,
  value,
  wanted,
} from './test-server.ts';

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
const idle: Thinker = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
const numberOf = async (h: TestServer, match: string) => (await look(h, 'eve', match)).table.number;
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('a match among bots', () => {
  test('stands still while nobody watches, leaves the queue of the clocks, and goes on when somebody does', async () => {
    // Slow enough that the match is not over while a watcher may only be reloading the page.
    const thinker: Thinker = {
      think: (_game, _bot, { mine }) => new Promise((resolve) => setTimeout(resolve, 200, mine?.options[0] ?? null)),
      close: async () => undefined,
    };
    const h = server({ thinker });
    // While players design ships, nobody can be hit, so the match goes on.
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

  test('one whose players are all late waits for somebody to come back, who then has a fresh clock', async () => {
    const h = server();
    const timeControl = { perDecision: 10, timeBank: 5, whenOut: 'bot' } as const;
    const match = await seatedMatch(h, ['ann', 'bob'], { timeControl });
    value(await h.service.follow(guest('ann'), match, null, ear().follower));
    const tableNow = async () => (await look(h, 'ann', match)).table;
    const away = async () => (await tableNow()).seats.map(({ handedOver }) => handedOver);
    h.clock.now += 16_000;
    await expect.poll(away).toEqual([true, true]);
    await aWhile();
    const before = await numberOf(h, match);
    h.clock.now += 600_000;
    await aWhile();
    expect(await numberOf(h, match)).toBe(before);
    value(await h.service.comeBack(guest('ann'), match, 0));
    await expect.poll(() => numberOf(h, match)).toBeGreaterThan(before + 1);
    expect(await away()).toEqual([false, true]);
    expect(await tableNow()).toMatchObject({ phase: 'playing' });
    h.clock.now += 31_000;
    await expect.poll(away).toEqual([true, true]);
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
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    await expect.poll(() => numberOf(h, match)).toBeGreaterThan(6);
  });

  test('only so many are opened by a guest, from an address and through a node; one that ended makes room', async () => {
    const h = server({ botMatches: { ...BOT_MATCHES, alone: { guest: 2, address: 3, node: 4 } } });
    const open = (id: string, address: string) => h.service.open({ ...guest(id), address }, AMONG_BOTS);
    const first = value(await open('ann', 'a'));
    value(await open('ann', 'a'));
    expect(await open('ann', 'a')).toMatchObject({
      refusal: {
        code: 'too-many-bot-matches',
        fact: 'You already have 2 matches between bots running. Watch one to the end or close one first.',
      },
    });
    value(await open('bob', 'a'));
    expect(await open('cat', 'a')).toMatchObject({ refusal: { fact: expect.stringContaining('your network') } });
    value(await open('dan', 'b'));
    expect(await open('eve', 'c')).toMatchObject({ refusal: { fact: expect.stringContaining('Try again later') } });
    value(await h.service.open({ ...guest('eve'), address: 'c' }, wanted({ seats: [OPEN, BOT] })));
    value(await h.service.close(guest('ann'), first));
    value(await open('eve', 'c'));
  });

  test('counts while somebody follows it or something happened lately, and makes room after that', async () => {
    const h = server({ botMatches: { ...BOT_MATCHES, alone: { guest: 1, address: 9, node: 1 } }, thinker: idle });
    const match = value(await h.service.open(guest('ann'), AMONG_BOTS));
    const leave = value(await h.service.follow(guest('ann'), match, null, ear().follower));
    h.clock.now += 3_600_000;
    expect(await h.service.open(guest('ann'), AMONG_BOTS)).toMatchObject({ refusal: { code: 'too-many-bot-matches' } });
    expect(await h.service.open(guest('eve'), AMONG_BOTS)).toMatchObject({ refusal: { code: 'too-many-bot-matches' } });
    leave();
    await expect.poll(async () => h.service.followed(), { timeout: 6000 }).toBe(0);
    value(await h.service.open(guest('ann'), AMONG_BOTS));
  });

  test('counts too where everybody sat down and left: beyond the limit of its host it waits', async () => {
    const h = server({ botMatches: { ...BOT_MATCHES, alone: { guest: 1, address: 9, node: 9 } } });
    const left: string[] = [];
    for (let i = 0; i < 2; i++) {
      const match = value(
        await h.service.open(guest('ann'), wanted({ seats: [OPEN, BOT], setup: { designs: 'open' } })),
      );
      value(await sit(h, 'ann', match, 0, 'Ann'));
      value(await h.service.leave(guest('ann'), match, 0));
      left.push(match);
    }
    const [first = '', second = ''] = left;
    const numbers = await Promise.all(left.map((match) => numberOf(h, match)));
    value(await h.service.follow(guest('ann'), first, null, ear().follower));
    value(await h.service.follow(guest('ann'), second, null, ear().follower));
    await expect.poll(() => numberOf(h, first)).toBeGreaterThan((numbers[0] ?? 0) + 3);
    expect(await numberOf(h, second)).toBe(numbers[1]);
    expect(await h.service.open(guest('ann'), AMONG_BOTS)).toMatchObject({ refusal: { code: 'too-many-bot-matches' } });
    value(await h.service.close(guest('ann'), first));
    h.clock.now += 1_000;
    await expect.poll(() => numberOf(h, second)).toBeGreaterThan(numbers[1] ?? 0);
  });

  test('a rematch counts as well', async () => {
    const h = server({ botMatches: { ...BOT_MATCHES, alone: { guest: 1, address: 9, node: 9 } } });
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

describe('a match of one person with bots', () => {
  test('is opened only so many times by a guest, while those are played', async () => {
    const h = server({ botMatches: { ...BOT_MATCHES, solo: { guest: 2, address: 9, node: 9 } }, thinker: idle });
    const open = () => h.service.open(guest('ann'), wanted({ seats: [OPEN, BOT] }));
    const first = value(await open());
    value(await sit(h, 'ann', first, 0, 'Ann'));
    value(await open());
    expect(await open()).toMatchObject({
      refusal: { fact: 'You already have 2 matches against bots running. Finish one or close one first.' },
    });
    value(await h.service.open(guest('ann'), wanted({ seats: [OPEN, OPEN] })));
    value(await h.service.resign(guest('ann'), first, 0));
    value(await open());
    expect((await open()).ok).toBe(false);
    h.clock.now += 60_000;
    value(await open());
  });
});

describe('whoever waits for a bot', () => {
  test('waits for one thought of each other guest, however many matches these have', async () => {
    const order = thinkingOrder(1);
    const begun: string[] = [];
    const think = (guest: string, address: string) =>
      order.run('awaited', { guest, address }, async () => begun.push(guest));
    const thoughts = Array.from({ length: 60 }, (_, i) => think(`eve ${i % 20}`, 'far'));
    thoughts.push(think('ann', 'near'));
    await Promise.all(thoughts);
    expect(begun.indexOf('ann')).toBeLessThanOrEqual(2);
    order.stop();
  });

  test('waits for the thought under way at most, however many bots play among themselves', async () => {
    const thoughts: { readonly done: () => void; readonly seats: number }[] = [];
    const thinker: Thinker = {
      think: (_game: string, _bot: string, view: View<GameTypes>) =>
        new Promise<Json>((resolve) => {
          thoughts.push({ seats: view.asked.length, done: () => resolve(view.mine?.options[0] ?? null) });
        }),
      close: async () => undefined,
    };
    const h = server({ thinker, botMatches: { ...BOT_MATCHES, alone: { guest: 99, address: 99, node: 99 } } });
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
      done.push(order.run(urgency, { guest: 'eve', address: 'a' }, async () => begun.push(name)));
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
