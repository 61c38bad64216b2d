import { rules as duel } from '@starboard/duel-in-space/rules';
import { BY_PURPOSE, commitTo, type Seat, verify } from '@starboard/kernel';
import { type SeatPlan, type TableView, type TimeControl, UNTIMED } from '@starboard/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { inProcessBus, type Meeting } from '../../bus/in-process.ts';
import type { Store } from '../../store/store.ts';
import { diceFor } from '../../table/dice/dice.ts';
import { memoryStore } from '../store/memory-store.ts';
import {
  ear,
  guest,
  look,
  nonceOf,
  OPEN,
  openTestServer,
  playOut,
  record,
  reveal,
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

const MINUTE = 60_000;
const DAY = 24 * 3600;
const BOT: SeatPlan = { kind: 'bot', bot: 'plain' };
const clock = (perDecision: number, timeBank: number): TimeControl => ({ perDecision, timeBank, whenOut: 'bot' });

/** Ann and Bob have committed to their nonces; Ann has revealed hers. */
async function halfShown(h: TestServer): Promise<string> {
  const match = value(await h.service.open(guest('ann'), wanted()));
  for (const name of ['ann', 'bob']) value(await sit(h, name, match));
  value(await h.service.reveal(guest('ann'), match, 0, nonceOf('ann')));
  return match;
}

async function tableOf(h: TestServer, match: string, name = 'ann'): Promise<TableView> {
  return (await look(h, name, match)).table;
}

const promise = (h: TestServer, name: string, match: string, seat: Seat, of: string) =>
  h.service.commit(guest(name), match, seat, commitTo(nonceOf(of)));

describe('who commits', () => {
  test.each([
    ['people with no clock', [OPEN, OPEN], UNTIMED, 'committed'],
    ['people in a hurry', [OPEN, OPEN], clock(60, 600), 'committed'],
    ['people who have an hour a decision and three in the bank', [OPEN, OPEN], clock(3600, 3 * 3600), 'committed'],
    ['people who need not be there at the same time', [OPEN, OPEN], clock(2 * DAY, 0), 'entrusted'],
    ['people with days in the bank', [OPEN, OPEN], clock(30, 3 * DAY), 'entrusted'],
    ['one person, who can gain nothing by being last', [OPEN, BOT], UNTIMED, 'entrusted'],
    ['bots', [BOT, BOT], UNTIMED, 'entrusted'],
    ['two people and a bot', [OPEN, BOT, OPEN], UNTIMED, 'committed'],
  ] as const)('%s', (_, seats, timeControl, kind) => {
    expect(diceFor(seats, timeControl)).toBe(kind);
  });

  test('a rematch is made as the match was', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    value(await h.service.resign(guest('ann'), match, 0));
    const next = value(await h.service.rematch(guest('ann'), match));
    expect((await tableOf(h, next)).dice.kind).toBe('committed');
  });

  test('whoever sits down puts in what the match wants, and is told what that is', async () => {
    const h = server();
    const live = value(await h.service.open(guest('ann'), wanted()));
    const slow = value(await h.service.open(guest('ann'), wanted({ timeControl: clock(2 * DAY, 0) })));
    const nonce = nonceOf('ann');
    expect(await h.service.sit(guest('ann'), live, 0, 'Ann', { nonce })).toMatchObject({
      refusal: { code: 'wrong-share', fact: expect.stringMatching(/commitment/) },
    });
    expect(await h.service.sit(guest('ann'), slow, 0, 'Ann', { commitment: commitTo(nonce) })).toMatchObject({
      refusal: { code: 'wrong-share' },
    });
  });
});

describe('before a match begins', () => {
  test('nobody sees a nonce, all see who has promised and shown, and then all see all', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted()));
    value(await sit(h, 'ann', match));
    expect((await tableOf(h, match)).dice).toMatchObject({ shown: [], awaits: null, restarts: 0 });
    value(await sit(h, 'bob', match));
    const due = h.clock.now + MINUTE;
    expect((await tableOf(h, match)).dice.awaits).toEqual({ what: 'nonce', until: due });
    value(await h.service.reveal(guest('ann'), match, 0, nonceOf('ann')));
    for (const name of ['ann', 'bob', 'eve']) {
      const table = await tableOf(h, match, name);
      expect(table).toMatchObject({ phase: 'gathering', nonces: ['', ''], dice: { shown: [0] } });
      expect(table.dice.commitments).toEqual(['ann', 'bob'].map((each) => commitTo(nonceOf(each))));
      expect(JSON.stringify(table)).not.toContain(nonceOf('ann'));
    }
    value(await h.service.reveal(guest('bob'), match, 1, nonceOf('bob')));
    expect(await tableOf(h, match, 'eve')).toMatchObject({
      phase: 'playing',
      nonces: ['ann', 'bob'].map(nonceOf),
      dice: { shown: [0, 1], awaits: null },
    });
    value(await h.service.resign(guest('ann'), match, 0));
    expect(verify(duel, await record(h, 'bob', match))).toMatchObject({ ok: true });
  });

  test('in a slow match, too, nobody sees the nonces of others before all sit', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted({ timeControl: clock(2 * DAY, 0) })));
    value(await sit(h, 'ann', match));
    expect(JSON.stringify(await tableOf(h, match, 'eve'))).not.toContain(nonceOf('ann'));
    h.clock.now += 3 * DAY * 1000;
    value(await sit(h, 'bob', match));
    expect(await tableOf(h, match)).toMatchObject({ phase: 'playing', nonces: ['ann', 'bob'].map(nonceOf) });
  });

  test('a nonce is shown only when all have promised, only as promised, only for one’s own seat; twice is once', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted()));
    value(await sit(h, 'ann', match));
    const shown = (name: string, seat: Seat, nonce: string) => h.service.reveal(guest(name), match, seat, nonce);
    expect(await shown('ann', 0, nonceOf('ann'))).toMatchObject({ refusal: { code: 'too-early' } });
    value(await sit(h, 'bob', match));
    expect(await shown('ann', 0, nonceOf('eve'))).toMatchObject({ refusal: { code: 'not-committed' } });
    expect(await shown('eve', 0, nonceOf('ann'))).toMatchObject({ refusal: { code: 'not-yours' } });
    value(await shown('ann', 0, nonceOf('ann')));
    value(await shown('bob', 1, nonceOf('bob')));
    const { number } = await tableOf(h, match);
    value(await shown('ann', 0, nonceOf('ann')));
    expect((await tableOf(h, match)).number).toBe(number);
  });

  test('another nonce may be promised until all have promised theirs, as from another device, and not after', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted()));
    value(await sit(h, 'ann', match));
    value(await promise(h, 'ann', match, 0, 'other'));
    const { number } = await tableOf(h, match);
    value(await promise(h, 'ann', match, 0, 'other'));
    expect((await tableOf(h, match)).number).toBe(number);
    expect(await promise(h, 'eve', match, 0, 'eve')).toMatchObject({ refusal: { code: 'not-yours' } });
    value(await sit(h, 'bob', match));
    expect(await promise(h, 'ann', match, 0, 'ann')).toMatchObject({ refusal: { code: 'too-late' } });
    value(await h.service.reveal(guest('ann'), match, 0, nonceOf('other')));
    value(await h.service.reveal(guest('bob'), match, 1, nonceOf('bob')));
    expect((await tableOf(h, match)).nonces[0]).toBe(nonceOf('other'));
  });

  test('one guest in several seats promises and shows for each', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted({ severalSeats: true })));
    for (const seat of [0, 1]) value(await sit(h, 'ann', match, seat));
    await reveal(h, match, ['ann']);
    expect((await tableOf(h, match)).phase).toBe('playing');
  });

  test('a match opened before there were commitments begins as it was to', async () => {
    const store = memoryStore();
    const h = server({ store });
    const match = value(await h.service.open(guest('ann'), wanted()));
    const [opened] = store.logs.get(match) ?? [];
    if (opened?.type === 'opened') Reflect.deleteProperty(opened, 'dice');
    for (const name of ['ann', 'bob']) value(await sit(h, name, match));
    expect(await tableOf(h, match)).toMatchObject({ phase: 'playing', dice: { kind: 'entrusted' } });
    expect(await promise(h, 'ann', match, 0, 'ann')).toMatchObject({ refusal: { code: 'entrusted' } });
  });
});

describe('how dice are drawn', () => {
  /** Plays a match to its end; before it begins, its opening may change. */
  async function recordOf(change: (opened: object) => void): Promise<string> {
    const store = memoryStore();
    const h = server({ store });
    const match = value(await h.service.open(guest('ann'), wanted()));
    change(store.logs.get(match)?.[0] ?? {});
    const again = server({ store });
    for (const name of ['ann', 'bob']) value(await sit(again, name, match));
    await reveal(again, match, ['ann', 'bob']);
    await playOut(again, match, ['ann', 'bob']);
    return record(again, 'ann', match);
  }

  test('is by purpose in matches opened now, and the record says so', async () => {
    const file = await recordOf(() => {});
    expect(JSON.parse(file.split('\n')[0] ?? '')).toMatchObject({ dice: BY_PURPOSE });
    expect(verify(duel, file)).toMatchObject({ ok: true });
  });

  test('stays in order in matches opened before draws had a purpose', async () => {
    const file = await recordOf((opened) => Reflect.deleteProperty(opened, 'diceWay'));
    expect(JSON.parse(file.split('\n')[0] ?? '')).not.toHaveProperty('dice');
    expect(verify(duel, file)).toMatchObject({ ok: true });
  });
});

describe('a seat that keeps the dice waiting', () => {
  test('for a minute is freed; who stays promises anew, and what was shown is worth nothing', async () => {
    const h = server();
    const match = await halfShown(h);
    const { heard, follower } = ear();
    value(await h.service.follow(guest('bob'), match, null, follower));
    h.clock.now += MINUTE - 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await tableOf(h, match)).seats[1]?.name).toBe('bob');
    h.clock.now += 1;
    await expect.poll(async () => (await tableOf(h, match)).seats.map(({ name }) => name)).toEqual(['ann', '']);
    expect((await tableOf(h, match)).dice).toMatchObject({ commitments: [null, null], shown: [], restarts: 1 });
    expect(heard.at(-1)?.table.seats.some(({ mine }) => mine)).toBe(false);
    expect(await h.service.reveal(guest('bob'), match, 1, nonceOf('bob'))).toMatchObject({
      refusal: { code: 'not-yours' },
    });
    expect(await h.service.reveal(guest('ann'), match, 0, nonceOf('ann'))).toMatchObject({
      refusal: { code: 'not-committed' },
    });
    value(await sit(h, 'cat', match));
    expect((await tableOf(h, match)).dice.awaits?.what).toBe('commitment');
    value(await promise(h, 'ann', match, 0, 'anew'));
    value(await h.service.reveal(guest('ann'), match, 0, nonceOf('anew')));
    value(await h.service.reveal(guest('cat'), match, 1, nonceOf('cat')));
    expect(await tableOf(h, match)).toMatchObject({ phase: 'playing', nonces: ['anew', 'cat'].map(nonceOf) });
  });

  test('with a promise that is void is freed as well', async () => {
    const h = server();
    const match = await halfShown(h);
    h.clock.now += MINUTE;
    await expect.poll(async () => (await tableOf(h, match)).seats[1]?.name).toBe('');
    h.clock.now += 10 * MINUTE;
    value(await sit(h, 'cat', match));
    h.clock.now += MINUTE;
    await expect.poll(async () => (await tableOf(h, match)).seats.map(({ name }) => name)).toEqual(['', 'cat']);
    const { dice } = await tableOf(h, match, 'cat');
    expect(dice).toMatchObject({ commitments: [null, commitTo(nonceOf('cat'))], restarts: 1 });
  });

  test('has a minute from when all had promised, whoever shows theirs meanwhile', async () => {
    const h = server();
    const match = await halfShown(h);
    value(await h.service.leave(guest('bob'), match, 1));
    value(await sit(h, 'cat', match));
    h.clock.now += MINUTE / 2;
    value(await promise(h, 'ann', match, 0, 'anew'));
    const until = h.clock.now + MINUTE;
    expect((await tableOf(h, match)).dice.awaits).toEqual({ what: 'nonce', until });
    h.clock.now += MINUTE / 2;
    value(await h.service.reveal(guest('ann'), match, 0, nonceOf('anew')));
    expect((await tableOf(h, match)).dice.awaits).toEqual({ what: 'nonce', until });
  });

  test('is freed by another node when its own has died', async () => {
    const store: Store = memoryStore();
    const meeting: Meeting = new Set();
    const first = server({ store, bus: inProcessBus(meeting) });
    const match = await halfShown(first);
    await first.service.stop();
    const second = server({ store, bus: inProcessBus(meeting) });
    second.clock.now += MINUTE;
    await expect.poll(async () => (await tableOf(second, match)).seats.map(({ name }) => name)).toEqual(['ann', '']);
  });

  test('and one that shows its nonce at the last moment, on two nodes: either all is made or the seat is free', async () => {
    const store: Store = memoryStore();
    const meeting: Meeting = new Set();
    const [one, two] = [0, 1].map(() => server({ store, bus: inProcessBus(meeting), tickEvery: 1 }));
    if (one === undefined || two === undefined) throw new Error('no nodes');
    for (let round = 0; round < 20; round++) {
      const match = await halfShown(one);
      one.clock.now += MINUTE;
      two.clock.now = one.clock.now;
      const shown = await two.service.reveal(guest('bob'), match, 1, nonceOf('bob'));
      const { phase, seats } = await tableOf(one, match);
      expect([phase, seats[1]?.name]).toEqual(shown.ok ? ['playing', 'bob'] : ['gathering', '']);
    }
  });

  test('that is left by itself has the same effect once a nonce was shown, and none before', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted()));
    for (const name of ['ann', 'bob']) value(await sit(h, name, match));
    value(await h.service.leave(guest('bob'), match, 1));
    expect((await tableOf(h, match)).dice).toMatchObject({
      commitments: [commitTo(nonceOf('ann')), null],
      awaits: null,
      restarts: 0,
    });
    value(await sit(h, 'bob', match));
    value(await h.service.reveal(guest('ann'), match, 0, nonceOf('ann')));
    value(await h.service.leave(guest('bob'), match, 1));
    expect((await tableOf(h, match)).dice).toMatchObject({ commitments: [null, null], restarts: 1 });
  });
});
