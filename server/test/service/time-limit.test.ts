import { type GameTypes, type Rules, readRecord } from '@starboard/kernel';
import { type NewMatchRequest, type News, ONLY_BOTS, SLOW_CLOCK, UNTIMED } from '@starboard/protocol';
import { toy } from '@starboard/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { rulesInTheCatalogue } from '../../service/games.ts';
import type { Store } from '../../store/store.ts';
import { summary } from '../store/contract/store-samples.ts';
import { memoryStore } from '../store/memory-store.ts';
import {
  askIn,
  ear,
  guest,
  look,
  OPEN,
  openTestServer,
  quietBus,
  record,
  seatedMatch,
  type TestServer,
  value,
  wanted,
} from './test-server.ts';

const MINUTE = 60_000;
const PILOTS = ['ann', 'bob', 'cat', 'dan'];
const BOT = { kind: 'bot', bot: 'plain' } as const;
const MINUTES = { game: 'furball', setup: { ending: 'time', minutes: 10, limit: 35 } } as const;

const houses: TestServer[] = [];
function server(...[change = {}]: Parameters<typeof openTestServer>): TestServer {
  const opened = openTestServer({ findRules: rulesInTheCatalogue, ...change });
  houses.push(opened);
  return opened;
}
afterEach(async () => {
  for (const { service } of houses.splice(0)) await service.stop();
});

/** Everybody takes the first option, until it is so. */
async function playUntil(h: TestServer, match: string, isSo: (news: News) => boolean): Promise<News> {
  for (let step = 0; step < 4000; step++) {
    const news = await look(h, 'ann', match);
    if (isSo(news)) return news;
    for (const name of PILOTS) await takeFirst(h, match, name);
  }
  throw new Error('it is never so');
}

async function takeFirst(h: TestServer, match: string, name: string): Promise<void> {
  const { updates } = await look(h, name, match);
  for (const { viewer, view } of updates) {
    if (viewer === null || view.mine === null) continue;
    await h.service.play(guest(name), match, viewer, askIn(view), view.mine.options[0] ?? null);
  }
}

function boardOf({ updates }: News): { readonly round: number; readonly called: boolean } {
  const board: object = updates[0]?.view.board ?? {};
  if (!('round' in board && 'called' in board)) throw new Error('no board of Furball');
  return { round: Number(board.round), called: board.called === true };
}
const isRunning = ({ table }: News): boolean => table.timeLimit?.state === 'running';
const isOver = ({ table }: News): boolean => table.phase === 'over';
const called = async (h: TestServer, match: string): Promise<boolean> => boardOf(await look(h, 'ann', match)).called;

async function callsIn(store: Store, match: string): Promise<readonly number[]> {
  const entries = (await store.read(match, 0))?.entries ?? [];
  return entries.flatMap((entry) => (entry.type === 'called' && entry.call.call === 'time-is-up' ? [entry.at] : []));
}

describe('a match against the clock', () => {
  test('time runs from the last placement, is called once, and the match ends with its round', async () => {
    const h = server();
    const match = await seatedMatch(h, PILOTS, MINUTES);
    expect((await look(h, 'ann', match)).table.timeLimit).toEqual({ minutes: 10, state: 'waiting' });
    // Whatever it takes to place the ships doesn't count.
    h.clock.now += 60 * MINUTE;
    const placed = await playUntil(h, match, isRunning);
    const end = h.clock.now + 10 * MINUTE;
    expect(placed.table.timeLimit).toEqual({ minutes: 10, state: 'running', endsAt: end });
    await playUntil(h, match, (news) => boardOf(news).round === 2);
    expect(await h.store.due(end - 1, 9)).toEqual([]);
    h.clock.now = end;
    await expect.poll(() => called(h, match)).toBe(true);
    expect((await look(h, 'bob', match)).table.timeLimit).toEqual({ minutes: 10, state: 'called' });
    h.clock.now += 30 * MINUTE;
    const over = await playUntil(h, match, isOver);
    expect(over.table.result).toMatchObject({ turns: 2, rule: '12.2' });
    expect(over.table).toMatchObject({ ended: null, timeLimit: null });
    expect(await callsIn(h.store, match)).toEqual([end]);
    const read = readRecord(await record(h, 'ann', match));
    expect(read.ok && read.record.inputs.filter((input) => 'call' in input)).toEqual([{ call: 'time-is-up', at: end }]);
  });

  test('followers hear that it runs and that time was called; delayed spectators are told how far they are behind', async () => {
    const h = server();
    const match = await seatedMatch(h, PILOTS, { ...MINUTES, spectatorDelay: 30 });
    const [bob, eve] = [ear(), ear()];
    await h.service.follow(guest('bob'), match, null, bob.follower);
    await h.service.follow(guest('eve'), match, null, eve.follower);
    await playUntil(h, match, isRunning);
    const running = { minutes: 10, state: 'running', endsAt: h.clock.now + 10 * MINUTE } as const;
    expect(bob.heard.at(-1)?.table).toMatchObject({ timeLimit: running, behind: 0 });
    expect(eve.heard.at(-1)?.table).toMatchObject({ behind: 30 });
    expect(eve.heard.at(-1)?.table.timeLimit?.state).not.toBe('running');
    h.clock.now += 31_000;
    await expect.poll(() => eve.heard.at(-1)?.table.timeLimit).toEqual(running);
    h.clock.now = running.endsAt;
    await expect.poll(() => bob.heard.at(-1)?.table.timeLimit?.state).toBe('called');
    expect(eve.heard.at(-1)?.table.timeLimit).toEqual(running);
    h.clock.now += 30_000;
    await expect.poll(() => eve.heard.at(-1)?.table.timeLimit?.state).toBe('called');
  });

  test('a server that stops in the middle goes on with the same clock, also if time runs out meanwhile', async () => {
    const store = memoryStore();
    const before = server({ store });
    const match = await seatedMatch(before, PILOTS, MINUTES);
    await playUntil(before, match, isRunning);
    const end = before.clock.now + 10 * MINUTE;
    before.clock.now += MINUTE;
    await playUntil(before, match, ({ table }) => table.number > 130);
    await before.service.stop();
    const after = server({ store });
    after.clock.now = end - 1000;
    expect((await look(after, 'ann', match)).table.timeLimit).toMatchObject({ endsAt: end });
    await after.service.stop();
    const later = server({ store });
    later.clock.now = end + 5000;
    await expect.poll(() => called(later, match)).toBe(true);
    expect(await callsIn(store, match)).toEqual([end + 5000]);
  });

  test('two nodes that look at the same moment call time once', async () => {
    const [store, bus] = [memoryStore(), quietBus()];
    const one = server({ store, bus, manyNodes: true });
    const two = server({ store, bus, manyNodes: true });
    const match = await seatedMatch(one, PILOTS, MINUTES);
    await playUntil(one, match, isRunning);
    await look(two, 'bob', match);
    const end = one.clock.now + 10 * MINUTE;
    expect((await store.due(end, 9)).map(({ id }) => id)).toEqual([match]);
    one.clock.now = end;
    two.clock.now = end;
    await expect.poll(() => called(one, match)).toBe(true);
    await expect.poll(() => called(two, match)).toBe(true);
    // Stopping waits for what the nodes are doing.
    await Promise.all([one.service.stop(), two.service.stop()]);
    expect(await callsIn(store, match)).toHaveLength(1);
    expect(await store.due(end, 9)).toEqual([]);
  });

  test('a match that time ends at once is no draw by agreement', async () => {
    const timed: Rules<GameTypes> = {
      ...toy,
      timeLimit: { minutes: () => 10, state: () => 'running' },
    };
    const h = server({ findRules: async () => timed });
    const match = await seatedMatch(h, ['ann', 'bob'], { game: 'toy' });
    h.clock.now += 10 * MINUTE;
    await expect.poll(async () => (await look(h, 'ann', match)).table.phase).toBe('over');
    const { table } = await look(h, 'bob', match);
    expect(table).toMatchObject({ ended: null, timeLimit: null, result: { rule: '5' } });
  });

  test('a seat and the match that run out of time together are both called', async () => {
    const h = server();
    const timeControl = { perDecision: 600, timeBank: 0, whenOut: 'bot' } as const;
    const match = await seatedMatch(h, PILOTS, { ...MINUTES, timeControl });
    await playUntil(h, match, isRunning);
    h.clock.now += 10 * MINUTE;
    await expect.poll(() => called(h, match)).toBe(true);
    await expect.poll(async () => (await look(h, 'ann', match)).table.seats.some((seat) => seat.handedOver)).toBe(true);
    expect(await callsIn(h.store, match)).toHaveLength(1);
  });
});

describe('no minutes', () => {
  const opened = (h: TestServer, change: Partial<NewMatchRequest>) =>
    h.service.open(guest('ann'), wanted({ ...MINUTES, seats: [OPEN, OPEN, OPEN, OPEN], ...change }));
  const slow = { perDecision: 86_400, timeBank: 0, whenOut: 'bot' } as const;

  test.each([
    ['at a slow table', { timeControl: slow }, SLOW_CLOCK],
    ['with an hour for a decision', { timeControl: { ...slow, perDecision: 3600 } }, SLOW_CLOCK],
    ['for bots among themselves', { seats: [BOT, BOT, BOT, BOT] }, ONLY_BOTS],
  ] as const)('%s', async (_, change, fact) => {
    expect(await opened(server(), change)).toMatchObject({ ok: false, refusal: { code: 'bad-setup', fact } });
  });

  test('such tables play by rounds, and live ones with or without a clock may choose', async () => {
    const h = server();
    value(await opened(h, { timeControl: slow, setup: {} }));
    value(await opened(h, { timeControl: UNTIMED }));
    value(await opened(h, { timeControl: { perDecision: 60, timeBank: 600, whenOut: 'loss' } }));
    value(await opened(h, { seats: [OPEN, BOT, BOT, BOT] }));
  });

  test('for a host who changes the set-up of a slow table; at a live one the clock follows the change', async () => {
    const h = server();
    const minutes = { ...MINUTES.setup, minutes: 20 };
    const slowly = value(await opened(h, { timeControl: slow, setup: {} }));
    expect(await h.service.setUp(guest('ann', 'minutes-slow'), slowly, minutes)).toMatchObject({
      ok: false,
      refusal: { code: 'bad-setup', fact: SLOW_CLOCK },
    });
    const live = value(await opened(h, { setup: {} }));
    value(await h.service.setUp(guest('ann', 'minutes-live'), live, minutes));
    expect((await look(h, 'ann', live)).table.timeLimit).toEqual({ minutes: 20, state: 'waiting' });
  });

  test('a slow table from before they were refused never calls time', async () => {
    const h = server();
    const match = await seatedMatch(h, PILOTS, MINUTES);
    const old = (await h.store.read(match, 0))?.entries ?? [];
    const store = memoryStore();
    const secret = (await h.store.read(match, 0))?.secret ?? '';
    const [first, ...rest] = old;
    if (first?.type !== 'opened') throw new Error('a log begins with its opening');
    await store.create(match, secret, { ...first, timeControl: slow }, summary());
    for (const [i, entry] of rest.entries()) await store.append(match, i + 1, entry, summary());
    const later = server({ store });
    later.clock.now = h.clock.now;
    await playUntil(later, match, (news) => boardOf(news).round === 1);
    expect((await look(later, 'ann', match)).table.timeLimit).toBeNull();
    expect(await store.due(later.clock.now + 20 * MINUTE, 9)).toEqual([]);
  });
});
