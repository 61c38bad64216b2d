import { type History, readHistory, type SentChange } from '@starboard/protocol';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SNAPSHOT_EVERY } from '../../service/tables/memory/snapshot.ts';
import {
  anyChoice,
  ask,
  askIn,
  ear,
  guest,
  look,
  openTestServer,
  seatedMatch,
  type TestServer,
  value,
} from '../service/test-server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { counting, keepLongBattle, type LongBattle } from './long-match.ts';

const LENGTH = 1500;
const KIB = 1024;
/** A board or two besides 64 KiB of happenings. */
const MOST = 128 * KIB;
/** The entries of a page, and those from the mark before it, which may lie in the page before. */
const MOST_FOLDED = 100 + 100 + 64;

const bytes = (sent: unknown): number => Buffer.byteLength(JSON.stringify(sent));

const store = memoryStore();
let battle: LongBattle;
beforeAll(async () => {
  battle = await keepLongBattle(store, { length: LENGTH });
});

const houses: TestServer[] = [];
afterEach(async () => {
  for (const { service } of houses.splice(0)) await service.stop();
});

/** A server with the long battle in memory, and a count of what it folds from then on. */
async function inHand() {
  const { rules, folded } = counting();
  const server = openTestServer({ store, findRules: async () => rules });
  houses.push(server);
  await look(server, 'ann', battle.match);
  folded.count = 0;
  return { server, folded, ...battle };
}

describe('a long battle of 12 against 12', () => {
  test.each(['ann', 'eve'])(
    'is sent to %s, whatever they know of it, in few bytes and without folding it all',
    async (name) => {
      const { server, folded, match, log } = await inHand();
      for (const after of [null, 1, 2, 700, LENGTH - 1, LENGTH, LENGTH + 5]) {
        folded.count = 0;
        const sent = value(await server.service.look(guest(name), match, after));
        expect(bytes(sent)).toBeLessThan(MOST);
        expect(folded.count).toBeLessThanOrEqual(MOST_FOLDED);
        expect(sent.table.number).toBe(log.length);
        expect(sent.begins).toBeGreaterThan(LENGTH - 150);
      }
    },
  );

  test('is followed from its first number with a bounded first word', async () => {
    const { server, folded, match } = await inHand();
    const { heard, follower } = ear();
    let first = 0;
    const news: typeof follower.news = (sent) => {
      first = bytes(sent);
      follower.news(sent);
    };
    value(await server.service.follow(guest('ann'), match, 1, { ...follower, news }));
    expect(first).toBeLessThan(MOST);
    expect(folded.count).toBeLessThanOrEqual(MOST_FOLDED);
    const [told] = heard;
    expect(told?.updates[0]?.past).toEqual([]);
    expect(told?.updates[0]?.happenings.length).toBeGreaterThan(0);
    expect(told?.begins).toBeGreaterThan(2);
  });

  test('is told page by page, each bounded, together all that happened', async () => {
    const { server, folded, match, log } = await inHand();
    const pages: History[] = [];
    for (let after = 0; after < log.length; after = pages.at(-1)?.ends ?? log.length) {
      folded.count = 0;
      const page = value(await server.service.history(guest('eve'), match, { after }));
      expect(bytes(page)).toBeLessThan(MOST);
      expect(folded.count).toBeLessThanOrEqual(MOST_FOLDED);
      expect(page.begins).toBe(after + 1);
      pages.push(page);
    }
    const forward = pages.flatMap((page) => readHistory(page, null));
    const back: History[] = [];
    for (let before = log.length + 1; before > 1; before = back[0]?.begins ?? 1) {
      back.unshift(value(await server.service.history(guest('eve'), match, { after: 0, before })));
    }
    expect(back.flatMap((page) => readHistory(page, null))).toEqual(forward);
    const last = value(await server.service.look(guest('eve'), match, log.length - 40));
    const events = forward.map(({ event }) => event);
    const shown = last.updates[0]?.happenings?.map(({ event }) => event) ?? [];
    expect(events.slice(-shown.length)).toEqual(shown);
  });

  test('takes an offer of a draw as a change, with nothing folded', async () => {
    const { server, folded, match } = await inHand();
    const changes: SentChange[] = [];
    const follower = { ...ear().follower, change: (change: SentChange) => changes.push(change) };
    for (const name of ['bob', 'eve']) value(await server.service.follow(guest(name), match, null, follower));
    folded.count = 0;
    const { table } = await look(server, 'ann', match);
    value(await server.service.offerDraw(guest('ann'), match, 0, !table.seats[0]?.offersDraw));
    expect(folded.count).toBe(0);
    expect(changes).toHaveLength(2);
    for (const change of changes) {
      expect(Object.keys(change.table).sort()).toEqual(['lastAt', 'number', 'seats']);
      expect(change.updates).toEqual([]);
    }
    value(await server.service.offerDraw(guest('ann'), match, 0, table.seats[0]?.offersDraw ?? false));
  });
});

describe('a snapshot', () => {
  /** A toy played past a mark, and what a new node folds to open it. */
  async function reopened(spoil: (state: object) => object = (state) => state) {
    const store = memoryStore();
    const first = openTestServer({ store });
    houses.push(first);
    const names = Array.from({ length: 24 }, (_, i) => `p${i}`);
    const match = await seatedMatch(first, names, { game: 'toy', setup: { rounds: 5 } });
    for (const [seat, name] of names.slice(1).entries()) {
      const view = (await look(first, name, match)).updates[0]?.view;
      if (view === undefined) throw new Error('nothing is seen');
      const play = () => first.service.play(guest(name), match, seat + 1, askIn(view), anyChoice(view, name));
      value(await play());
      value(await first.service.takeBack(guest(name), match, seat + 1, ask(view.question, 1)));
      value(await play());
    }
    const kept = await store.snapshot(match);
    if (kept === undefined) throw new Error('no snapshot was kept');
    expect(bytes(kept)).toBeLessThan(16 * KIB);
    await store.keepSnapshot(match, { ...kept, state: spoil(kept.state as object) });
    const second = openTestServer({ store });
    houses.push(second);
    const [before, after] = [await look(first, 'p0', match), await look(second, 'p0', match)];
    expect(after.table).toEqual(before.table);
    expect(after.updates.map(({ view }) => view)).toEqual(before.updates.map(({ view }) => view));
    return { before, after };
  }

  test('is gone on from when a match is opened', async () => {
    const { after } = await reopened();
    expect(after.begins).toBe(SNAPSHOT_EVERY + 1);
  });

  test.each([
    ['of an unknown layout', (state: object) => ({ ...state, layout: 99 })],
    ['from before it had one', (state: object) => ({ ...state, layout: undefined })],
    ['of another match', (state: object) => ({ ...state, id: 'another' })],
    ['of another moment', (state: object) => ({ ...state, lastAt: 5 })],
    ['whose board cannot be seen', (state: object) => ({ ...state, match: { board: null } })],
  ])('%s is ignored, and the log is folded', async (_, spoil) => {
    const { after, before } = await reopened(spoil);
    expect(after.begins).toBe(before.begins);
  });
});
