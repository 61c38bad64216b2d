import { verify } from '@starboard/kernel';
import type { ChatLine, SentChange, SentNews } from '@starboard/protocol';
import { rules as starfire } from '@starboard/starfire/rules';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SNAPSHOT_EVERY } from '../../service/tables/memory/snapshot.ts';
import { MOST_READ } from '../../service/tables/telling/record-pages.ts';
import { LASTING, type Store } from '../../store/store.ts';
import { guest, openTestServer, record, type TestServer, value } from '../service/test-server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { counting, countingReads, keepLongBattle, type LongBattle } from './long-match.ts';

/** The bytes sent, entries read and moves folded must not depend on this length. */
const LENGTH = 10_000;
const LINES = 10_000;
const KIB = 1024;
const MOST_BYTES = 256 * KIB;
/** What all seats of a guest are told at once, together. */
const MOST_OF_ALL_SEATS = 165_000;
const PAGE = 100;
/** Entries read but not folded: the first, and the one at a snapshot. */
const BESIDE = 4;

const kept = memoryStore();
let pair: LongBattle;
let hoarded: LongBattle;
beforeAll(async () => {
  pair = await keepLongBattle(kept, { match: 'battle-of-two', length: LENGTH });
  hoarded = await keepLongBattle(kept, { match: 'battle-of-one', length: LENGTH, guests: Array(6).fill('eve') });
  const line = { at: 1, name: 'bob', seat: 1, text: '星'.repeat(400) };
  for (let i = 0; i < LINES; i++) await kept.say(pair.match, line, `${i}`);
});

const servers: TestServer[] = [];
afterEach(async () => {
  for (const { service } of servers.splice(0)) await service.stop();
});

function started(from: Store = kept) {
  const { rules, folded } = counting();
  const { store, read } = countingReads(from);
  const server = openTestServer({ store, findRules: async () => rules });
  servers.push(server);
  return { server, service: server.service, folded, read };
}

const bytes = (sent: unknown): number => Buffer.byteLength(JSON.stringify(sent));

describe('in a match of 10,000 entries and as many lines of chat', () => {
  const LOOKS = [
    ['ann', null],
    ['ann', 1],
    ['ann', LENGTH / 2],
    ['ann', LENGTH - 10],
    ['mallory', null],
    ['mallory', 1],
  ] as const;

  test('whoever looks is told a bounded present where all of it was played on this node', async () => {
    const { service, folded, read } = started({ ...kept, snapshot: async () => undefined });
    value(await service.look(guest('ann'), pair.match, null));
    for (const [name, after] of LOOKS) {
      folded.count = 0;
      read.count = 0;
      const sent = value(await service.look(guest(name), pair.match, after));
      expect(bytes(sent)).toBeLessThan(MOST_BYTES);
      expect(read.count).toBe(0);
      expect(folded.count).toBeLessThanOrEqual(4 * SNAPSHOT_EVERY + PAGE);
    }
  });

  test.each(LOOKS)('and where it is read from its last snapshot on: %s after %s', async (name, after) => {
    const { service, folded, read } = started();
    const sent = value(await service.look(guest(name), pair.match, after));
    expect(sent.table.number).toBe(pair.log.length);
    expect(bytes(sent)).toBeLessThan(MOST_BYTES);
    expect(read.count).toBeLessThanOrEqual(SNAPSHOT_EVERY + BESIDE);
    expect(folded.count).toBeLessThanOrEqual(2 * SNAPSHOT_EVERY + PAGE);
  });

  test('whoever follows hears nothing longer, first or later', async () => {
    const { service, folded, read } = started();
    const heard: number[] = [];
    const follower = {
      news: (news: SentNews) => heard.push(bytes(news)),
      change: (change: SentChange) => heard.push(bytes(change)),
      chat: (lines: readonly ChatLine[]) => heard.push(bytes(lines)),
      people: () => undefined,
    };
    for (const name of ['ann', 'bob', 'mallory']) value(await service.follow(guest(name), pair.match, 1, follower));
    expect(heard).toHaveLength(6);
    expect(read.count).toBeLessThanOrEqual(SNAPSHOT_EVERY + BESIDE);
    folded.count = 0;
    const { table } = value(await service.look(guest('ann'), pair.match, null));
    value(await service.offerDraw(guest('ann'), pair.match, 0, table.seats[0]?.offersDraw !== true));
    value(await service.offerDraw(guest('ann'), pair.match, 0, table.seats[0]?.offersDraw === true));
    expect(heard).toHaveLength(12);
    expect(folded.count).toBe(0);
    expect(Math.max(...heard)).toBeLessThan(MOST_BYTES);
  });

  test.each([null, 1, LENGTH])('a guest with all six seats is told no more at once: after %s', async (after) => {
    const { service } = started();
    const sent = value(await service.look(guest('eve'), hoarded.match, after));
    expect(sent.updates).toHaveLength(6);
    expect(bytes(sent)).toBeLessThan(MOST_BYTES);
    const { updates } = value(await service.history(guest('eve'), hoarded.match, { after: LENGTH / 2 }));
    expect(updates).toHaveLength(6);
    expect(bytes(updates)).toBeLessThan(MOST_BYTES);
  });

  test.each([
    [6, 100],
    [6, 400],
    [6, 800],
    [24, 100],
  ])('nor where all of them fire whenever they can: %i seats, %i entries', async (seats, length) => {
    const store = memoryStore();
    const guests = Array(seats).fill('eve');
    const { match, log } = await keepLongBattle(store, { length, guests, bold: true });
    // A match folded from its beginning has as much past to show as one that stayed in memory.
    const { service } = started({ ...store, snapshot: async () => undefined });
    for (const missed of [0, 1, 2, 5, 20, log.length]) {
      const sent = value(await service.look(guest('eve'), match, log.length - missed));
      expect(bytes(sent)).toBeLessThan(MOST_OF_ALL_SEATS);
    }
    for (const after of [0, 25, 50]) {
      const page = value(await service.history(guest('eve'), match, { after }));
      expect(bytes(page)).toBeLessThan(MOST_OF_ALL_SEATS);
    }
  });

  test.each([
    { after: 0 },
    { after: 1 },
    { after: LASTING - 1 },
    { after: 5 * LASTING - 1 },
    { after: 0, before: 5 * LASTING },
    { after: 0, before: LENGTH },
  ])('a page of history costs what it tells and the way to it from the last mark: %o', async (where) => {
    const { service, folded, read } = started();
    const page = value(await service.history(guest('ann'), pair.match, where));
    expect(page.ends - page.begins).toBeGreaterThan(10);
    expect(bytes(page)).toBeLessThan(MOST_BYTES);
    const way = SNAPSHOT_EVERY + 2 * (LASTING + PAGE);
    expect(read.count).toBeLessThanOrEqual(way + BESIDE);
    expect(folded.count).toBeLessThanOrEqual(way);
  });

  test('a record comes by pages, each read and sent for itself; together they verify', async () => {
    const store = memoryStore();
    await keepLongBattle(store, { match: pair.match, length: LENGTH });
    const { server, service, read } = started(store);
    value(await service.resign(guest('bob'), pair.match, 1));
    let place = value(await service.record(guest('ann'), pair.match)).next;
    for (let pages = 1; place !== null; pages++) {
      read.count = 0;
      const page = value(await service.record(guest('ann'), pair.match, place));
      expect(Buffer.byteLength(page.text)).toBeLessThan(65 * KIB);
      expect(read.count).toBeLessThanOrEqual(MOST_READ + BESIDE);
      expect(pages).toBeLessThan(40);
      place = page.next;
    }
    expect(verify(starfire, await record(server, 'ann', pair.match))).toMatchObject({ ok: true });
  });

  test('chat comes by pages too', async () => {
    const { service } = started();
    for (const before of [undefined, LINES - 1000, 10]) {
      expect(bytes(value(await service.chat(guest('ann'), pair.match, 0, before)))).toBeLessThan(MOST_BYTES);
    }
  });

  test('who is held back is shown what they may see without a search through the log', async () => {
    const store = memoryStore();
    const held = await keepLongBattle(store, { length: LENGTH, spectatorDelay: 3 });
    const { server, service, folded, read } = started(store);
    const number = 3_333;
    server.clock.now = 3000 + (held.log[number - 1]?.at ?? 0);
    const sent = value(await service.look(guest('mallory'), held.match, null));
    expect(sent.table.number).toBe(number);
    const way = SNAPSHOT_EVERY + LASTING;
    expect(folded.count).toBeLessThanOrEqual(way);
    expect(read.count).toBeLessThanOrEqual(way + BESIDE + Math.ceil(Math.log2(LENGTH)));
  });

  test('kept by an early release without marks, it is folded from the beginning once and gets them', async () => {
    const store = memoryStore();
    const { match } = await keepLongBattle(store, { length: LENGTH, lasting: false });
    const first = started(store);
    value(await first.service.history(guest('ann'), match, { after: LENGTH - 200 }));
    expect(first.folded.count).toBeGreaterThan(LENGTH / 2);
    const second = started(store);
    value(await second.service.history(guest('ann'), match, { after: LENGTH - 200 }));
    expect(second.folded.count).toBeLessThanOrEqual(LASTING + 2 * PAGE);
  });
});

describe('a release with other rules', () => {
  test.each([
    ['that lead to the same', 1_500, () => starfire.start],
    [
      'that lead elsewhere',
      SNAPSHOT_EVERY,
      () =>
        (...begun: Parameters<typeof starfire.start>) => {
          begun[2].drawn[0] = 5;
          return starfire.start(...begun);
        },
    ],
  ])('%s folds a long match once, not whenever it is opened', async (_, moves, start) => {
    const store = memoryStore();
    const { match } = await keepLongBattle(store, { length: 2_000 });
    const { rules, folded } = counting();
    const changed = { ...rules, version: rules.version + 1, start: start() };
    const opened = async (): Promise<SentNews> => {
      const server = openTestServer({ store, findRules: async () => changed });
      servers.push(server);
      folded.count = 0;
      return value(await server.service.look(guest('ann'), match, null));
    };
    const first = await opened();
    expect(folded.count).toBeGreaterThan(moves);
    const second = await opened();
    expect(folded.count).toBeLessThan(SNAPSHOT_EVERY);
    expect(second.table).toEqual(first.table);
  });
});
