import { type Json, verify } from '@starboard/kernel';
import type { SentChange, SentStandingAnswers } from '@starboard/protocol';
import { cards } from '@starboard/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { createStanding } from '../../service/standing-answers.ts';
import type { Store } from '../../store/store.ts';
import type { Entry } from '../../table/entry.ts';
import { fold, openTable } from '../../table/fold.ts';
import { summaryOf } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import { memoryStore } from '../store/memory-store.ts';
import {
  anyChoice,
  askIn,
  ear,
  guest,
  look,
  OPEN,
  openTestServer,
  record,
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

const NAMES = ['ann', 'bob'];
const CARDS = ['fury', 'parry', 'riposte', 'echo', 'salve'];
const ALWAYS: SentStandingAnswers = { always: CARDS, never: [] };
const NEVER: SentStandingAnswers = { always: [], never: CARDS };
const NOTHING: SentStandingAnswers = { always: [], never: [] };
const GAME = { game: 'cards', setup: { rounds: 6, hand: 4, furies: 2 } } as const;

const opened = (h: TestServer): Promise<string> => seatedMatch(h, NAMES, GAME);
const setBobs = (h: TestServer, match: string, standing: SentStandingAnswers) =>
  h.service.standing(guest('bob'), match, 1, standing);

/** Empty if the player is not asked. */
async function optionsOf(h: TestServer, name: string, match: string): Promise<readonly Json[]> {
  return (await look(h, name, match)).updates[0]?.view.mine?.options ?? [];
}

const isCard = (option: Json): boolean => option !== null && typeof option === 'string';

/** At random; nothing if the player is not asked. */
async function answer(h: TestServer, name: string, match: string, seed: string): Promise<void> {
  const [update] = (await look(h, name, match)).updates;
  if (update?.view.mine == null || update.viewer === null) return;
  const { viewer, view } = update;
  const done = await h.service.play(guest(name), match, viewer, askIn(view), anyChoice(view, seed));
  if (!done.ok && done.refusal.code !== 'stale') throw new Error(done.refusal.fact);
}

async function untilBobMayUseACard(h: TestServer, match: string): Promise<void> {
  for (let i = 0; !(await optionsOf(h, 'bob', match)).some(isCard); i++) {
    if ((await look(h, 'ann', match)).table.phase !== 'playing') throw new Error('over before bob could use a card');
    for (const name of NAMES) {
      if (name === 'ann' || !(await optionsOf(h, 'bob', match)).some(isCard)) await answer(h, name, match, `${i}`);
    }
  }
}

async function folded(store: Store, match: string): Promise<Table> {
  const kept = await store.read(match, 0);
  const [laid, ...rest] = kept?.entries ?? [];
  if (kept === undefined || laid === undefined) throw new Error('no log');
  return rest.reduce<Table>((table, entry) => fold(table, entry), openTable(match, kept.secret, cards, laid));
}

const NEVER_SAID: Entry = { type: 'standing', seat: 1, standing: NEVER, at: 1_000_000 };

type Logs = ReturnType<typeof memoryStore>['logs'];
const cardsUsedBy = (seat: number, logs: Logs, match: string): number =>
  (logs.get(match) ?? []).filter(
    (entry) =>
      entry.type === 'moved' && entry.move.seat === seat && 'choice' in entry.move && isCard(entry.move.choice),
  ).length;

describe('standing answers', () => {
  test.each([
    ['always', ALWAYS, 1],
    ['never', NEVER, 0],
  ] as const)('%s: an open ask is answered at once, as a choice like any other', async (_, standing, used) => {
    const store = memoryStore();
    const h = server({ store });
    const match = await opened(h);
    await untilBobMayUseACard(h, match);
    const before = cardsUsedBy(1, store.logs, match);
    value(await setBobs(h, match, standing));
    await expect.poll(async () => (await optionsOf(h, 'bob', match)).some(isCard)).toBe(false);
    expect(cardsUsedBy(1, store.logs, match) - before).toBeGreaterThanOrEqual(used);
    if (used === 0) expect(cardsUsedBy(1, store.logs, match)).toBe(before);
    value(await h.service.resign(guest('ann'), match, 0));
    expect(verify(cards, await record(h, 'ann', match))).toMatchObject({ ok: true });
  });

  test('hold on another node and after a restart, and until they are taken back', async () => {
    const store = memoryStore();
    const first = server({ store });
    const match = await opened(first);
    value(await setBobs(first, match, NEVER));
    await first.service.stop();
    const second = server({ store });
    expect((await look(second, 'bob', match)).table.standing).toEqual([null, NEVER]);
    for (let i = 0; i < 12; i++) {
      for (const name of NAMES) await answer(second, name, match, `${i}`);
      await expect.poll(async () => (await optionsOf(second, 'bob', match)).some(isCard)).toBe(false);
    }
    expect(cardsUsedBy(1, store.logs, match)).toBe(0);
  });

  test('that were taken back are asked for again', async () => {
    const h = server();
    const match = await opened(h);
    value(await setBobs(h, match, NEVER));
    value(await setBobs(h, match, NOTHING));
    expect((await look(h, 'bob', match)).table.standing).toEqual([null, NOTHING]);
    await untilBobMayUseACard(h, match);
  });

  test('that a node owed when it died are given by the next that looks', async () => {
    const store = memoryStore();
    const h = server({ store });
    const match = await opened(h);
    await untilBobMayUseACard(h, match);
    await h.service.stop();
    const table = await folded(store, match);
    await store.append(match, table.number, NEVER_SAID, summaryOf(fold(table, NEVER_SAID)));
    const next = server({ store });
    next.clock.now += 3000;
    await expect.poll(async () => store.logs.get(match)?.length).toBeGreaterThan(table.number + 1);
    expect((await optionsOf(next, 'bob', match)).some(isCard)).toBe(false);
  });

  test('are nobody’s business but their owner’s', async () => {
    const h = server();
    const match = await opened(h);
    const changes: SentChange[] = [];
    const follower = { ...ear().follower, change: (change: SentChange) => changes.push(change) };
    value(await h.service.follow(guest('ann'), match, null, follower));
    value(await setBobs(h, match, ALWAYS));
    expect(Object.keys(changes[0]?.table ?? {}).sort()).toEqual(['lastAt', 'number']);
    expect(changes[0]?.updates).toEqual([]);
    expect((await look(h, 'ann', match)).table.standing).toEqual([NOTHING, null]);
    expect((await look(h, 'eve', match)).table.standing).toEqual([null, null]);
    expect(await h.service.standing(guest('ann'), match, 1, NOTHING)).toMatchObject({
      refusal: { code: 'not-yours' },
    });
  });

  test('are not given while a bot plays for somebody', async () => {
    const store = memoryStore();
    const silent = { think: () => new Promise<Json>(() => undefined), close: async () => undefined };
    const h = server({ store, thinker: silent });
    const match = await opened(h);
    await untilBobMayUseACard(h, match);
    value(await h.service.leave(guest('bob'), match, 1));
    value(await setBobs(h, match, ALWAYS));
    const { number } = (await look(h, 'bob', match)).table;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await look(h, 'bob', match)).table.number).toBe(number);
    value(await h.service.comeBack(guest('bob'), match, 1));
    await expect.poll(async () => (await look(h, 'bob', match)).table.number).toBeGreaterThan(number + 1);
  });

  test('are given no faster than somebody could play by hand', async () => {
    const store = memoryStore();
    const h = server({ store });
    const match = await opened(h);
    await untilBobMayUseACard(h, match);
    const table = fold(await folded(store, match), NEVER_SAID);
    const clock = { now: 0 };
    let given = 0;
    const answer = createStanding({ now: () => clock.now, act: async () => given++ });
    for (let i = 0; i < 200; i++) answer(table);
    expect(given).toBe(80);
    clock.now += 1000;
    for (let i = 0; i < 200; i++) answer(table);
    expect(given).toBe(100);
  });

  test('can be set in every game, but not before a match begins', async () => {
    const h = server();
    const duel = await seatedMatch(h, NAMES);
    expect(await setBobs(h, duel, NEVER)).toMatchObject({ ok: true });
    const match = value(await h.service.open(guest('bob'), wanted({ ...GAME, seats: [OPEN, OPEN] })));
    value(await sit(h, 'bob', match, 1));
    expect(await setBobs(h, match, NEVER)).toMatchObject({ refusal: { code: 'not-playing' } });
  });

  test('that are said again are said once; changed too often they can only be taken back', async () => {
    const h = server();
    const match = await opened(h);
    const { number } = (await look(h, 'bob', match)).table;
    for (let i = 0; i < 3; i++) value(await setBobs(h, match, { always: ['none'], never: [] }));
    expect((await look(h, 'bob', match)).table.number).toBe(number + 1);
    for (let i = 0; i < 199; i++) value(await setBobs(h, match, { always: [`none ${i}`], never: [] }));
    expect(await setBobs(h, match, NEVER)).toMatchObject({ refusal: { code: 'too-often' } });
    value(await setBobs(h, match, NOTHING));
    expect(await setBobs(h, match, NEVER)).toMatchObject({ refusal: { code: 'too-often' } });
  });
});
