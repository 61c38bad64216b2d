import { rules as duel } from '@starboard/duel-in-space/rules';
import { afterEach, describe, expect, test } from 'vitest';
import type { Thinker } from '../../service/bots/bot-pool.ts';
import { watchClocks } from '../../service/clocks/clocks.ts';
import { steadyClock } from '../../service/clocks/steady-clock.ts';
import { Unavailable } from '../../store/unavailable.ts';
import { open, summary } from '../store/contract/store-samples.ts';
import { memoryStore } from '../store/memory-store.ts';
import {
  ask,
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

const HURRY = { timeControl: { perDecision: 10, timeBank: 0, whenOut: 'loss' } } as const;
const MANY = 250;

describe('many overdue matches', () => {
  test('that rules have frozen do not keep another clock waiting, and leave the queue', async () => {
    const store = memoryStore();
    const before = server({ store, tickEvery: 1e6 });
    for (let i = 0; i < MANY; i++) {
      const match = await seatedMatch(before, ['ann', 'bob'], HURRY);
      value(await before.service.play(guest('ann'), match, 0, ask(1), 3));
    }
    before.clock.now += 1000;
    const live = await seatedMatch(before, ['ann', 'bob'], HURRY);
    const aim = { ...duel.decisions.aim, candidates: () => [2] as const, options: () => [2] as const };
    const stricter = { ...duel, version: duel.version + 1, decisions: { ...duel.decisions, aim } };
    const after = server({ store, findRules: async () => stricter });
    after.clock.now += 20_000;
    await expect.poll(async () => (await look(after, 'ann', live)).table.phase, { timeout: 10_000 }).toBe('over');
    await expect.poll(async () => (await store.due(after.clock.now, 1000)).length, { timeout: 10_000 }).toBe(0);
  });

  test('whose bots never answer do not keep another clock waiting', async () => {
    const mute: Thinker = { think: () => new Promise(() => undefined), close: async () => undefined };
    const h = server({ thinker: mute });
    for (let i = 0; i < MANY; i++) {
      const seats = [OPEN, { kind: 'bot', bot: 'plain' }] as const;
      const match = value(await h.service.open(guest(`p${i}`), wanted({ seats })));
      value(await sit(h, `p${i}`, match, 0, 'Ann'));
    }
    const live = await seatedMatch(h, ['ann', 'bob'], HURRY);
    h.clock.now += 20_000;
    await expect.poll(async () => (await look(h, 'ann', live)).table.phase, { timeout: 10_000 }).toBe('over');
  });

  test('are each called within as many looks as they need, a clock that has just run out at the next', async () => {
    const store = memoryStore();
    const called: string[] = [];
    let time = 1000;
    const clocks = watchClocks({
      store,
      now: () => time,
      async call(id) {
        called.push(id);
        if (id.startsWith('broken')) throw new Error('cannot be read');
        return 'done';
      },
    });
    for (let i = 0; i < 600; i++) await open(store, `${i % 2 ? 'broken' : 'slow'} ${i}`, { dueAt: i });
    time = 2000;
    await open(store, 'live', { dueAt: 1500 });
    await clocks.look();
    expect(called[0]).toBe('live');
    for (let looks = 0; looks < 5; looks++) await clocks.look();
    expect(new Set(called).size).toBe(601);
    expect(called.filter((id) => id === 'broken 1')).toHaveLength(1);
    expect(called.filter((id) => id === 'slow 0').length).toBeGreaterThan(1);
  });

  test('are not given up when the store is away for a moment', async () => {
    const store = memoryStore();
    await open(store, 'match', { dueAt: 5 });
    let away = true;
    const clocks = watchClocks({
      store,
      now: () => 1000,
      call: async () => (away ? Promise.reject(new Unavailable('away')) : 'idle'),
    });
    await expect(clocks.look()).rejects.toThrow('away');
    expect(await store.due(1000, 9)).toHaveLength(1);
    away = false;
    await clocks.look();
    expect(await store.due(1e15, 9)).toHaveLength(0);
    await store.append('match', 1, { type: 'left-seat', seat: 0, at: 1 }, summary({ dueAt: 6 }));
    expect(await store.due(1000, 9)).toHaveLength(1);
  });
});

describe('a system clock that jumps', () => {
  const HOUR = 3600_000;

  function jumpy() {
    const system = { wall: 5 * HOUR, elapsed: 70 };
    const now = steadyClock(
      () => system.wall,
      () => system.elapsed,
    );
    const pass = (ms: number): number => {
      system.wall += ms;
      system.elapsed += ms;
      return now();
    };
    return { system, now, pass };
  }

  test('by less than a second is followed', () => {
    const { system, now, pass } = jumpy();
    expect(pass(500)).toBe(5 * HOUR + 500);
    system.wall += 900;
    expect(now()).toBe(5 * HOUR + 1400);
  });

  test.each([
    ['forward', HOUR, 1.1],
    ['back', -HOUR, 0.9],
  ])('%s by an hour is followed slowly, never back, until both agree', (_, jump, rate) => {
    const { system, now, pass } = jumpy();
    const before = now();
    system.wall += jump;
    expect(now()).toBe(before);
    expect(pass(60_000) - before).toBeCloseTo(60_000 * rate);
    for (let minutes = 0; minutes < 11 * 60; minutes++) pass(60_000);
    expect(now()).toBe(system.wall);
  });

  test('forward by a day makes nobody lose on time', async () => {
    const { system, now } = jumpy();
    const h = server({ now });
    const match = await seatedMatch(h, ['ann', 'bob'], HURRY);
    system.wall += 24 * HOUR;
    await new Promise((resolve) => setTimeout(resolve, 100));
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    expect((await look(h, 'ann', match)).table.phase).toBe('playing');
  });

  test('back while the server was down: matches are opened, sat at and played, and the next clock is right', async () => {
    const store = memoryStore();
    const before = server({ store });
    const match = await seatedMatch(before, ['ann', 'bob'], HURRY);
    await before.service.stop();
    const earlier = server({ store });
    earlier.clock.now -= 100_000;
    await seatedMatch(earlier, ['cat', 'dan']);
    value(await earlier.service.play(guest('ann'), match, 0, ask(1), 3));
    value(await earlier.service.play(guest('bob'), match, 1, ask(1), 5));
    const { table } = await look(earlier, 'ann', match);
    expect(table.seats[0]?.deadline).toBe(earlier.clock.now + 10_000);
    earlier.clock.now += 11_000;
    await expect.poll(async () => (await look(earlier, 'ann', match)).table.phase).toBe('over');
  });
});
