import { commitTo } from '@starboard/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { Service } from '../../service/service.ts';
import { makeMove } from '../../table/commands.ts';
import { fold, openTable } from '../../table/fold.ts';
import { answerOf } from '../../table/requests/requests.ts';
import { memoryStore } from '../store/memory-store.ts';
import {
  ask,
  BEGUN,
  guest,
  look,
  nonceOf,
  OPEN,
  openTestServer,
  playOut,
  quietBus,
  seatedMatch,
  sit,
  type TestServer,
  value,
  wanted,
} from './test-server.ts';

const servers: TestServer[] = [];
function server(...change: Parameters<typeof openTestServer>): TestServer {
  const opened = openTestServer(...change);
  servers.push(opened);
  return opened;
}
afterEach(async () => {
  for (const { service } of servers.splice(0)) await service.stop();
});

/** Two nodes on one store that get no hints from each other. */
function twoNodes() {
  const store = memoryStore();
  const [one, two] = [1, 2].map(() => server({ store, bus: { ...quietBus(), tell: () => undefined }, secret: SECRET }));
  if (one === undefined || two === undefined) throw new Error('no nodes');
  return { store, one, two };
}

const SECRET = 'what all nodes know';
const OWN_DESIGNS = { setup: { designs: 'secret' } };
const AGAIN = 'request-again';

const numberOf = async (h: TestServer, match: string) => (await look(h, 'ann', match)).table.number;

describe('a choice', () => {
  test('of several in a row is one however often it is sent', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob'], OWN_DESIGNS);
    for (let i = 0; i < 3; i++) value(await h.service.play(guest('ann', AGAIN), match, 0, ask(1), 3));
    const { view } = (await look(h, 'ann', match)).updates[0] ?? {};
    expect([view?.sealed.length, view?.mine?.options.length]).toEqual([1, expect.any(Number)]);
    expect(await numberOf(h, match)).toBe(BEGUN + 1);
  });

  test('is refused where it was meant for an earlier ask of the same question', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob'], OWN_DESIGNS);
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    const late = await h.service.play(guest('ann'), match, 0, ask(1), 3);
    expect(late).toMatchObject({ refusal: { code: 'stale' } });
    expect(await h.service.takeBack(guest('ann'), match, 0, ask(1))).toMatchObject({ refusal: { code: 'stale' } });
    value(await h.service.play(guest('ann'), match, 0, ask(1, 1), 3));
    expect(await numberOf(h, match)).toBe(BEGUN + 2);
  });

  test('that was taken back, or is long revealed, is not made anew', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    const first = () => h.service.play(guest('ann', AGAIN), match, 0, ask(1), 3);
    const back = () => h.service.takeBack(guest('ann', 'take-it-back'), match, 0, ask(1, 1));
    for (const send of [first, back, first, back]) value(await send());
    expect((await look(h, 'ann', match)).updates[0]?.view.sealed).toEqual([]);
    value(await h.service.play(guest('ann'), match, 0, ask(1), 4));
    value(await h.service.play(guest('bob'), match, 1, ask(1), 5));
    for (const send of [first, back]) value(await send());
    expect(await numberOf(h, match)).toBe(BEGUN + 4);
  });

  test('is answered after the match is over', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    const first = () => h.service.play(guest('ann', AGAIN), match, 0, ask(1), 3);
    value(await first());
    value(await h.service.resign(guest('bob'), match, 1));
    expect((await first()).ok).toBe(true);
    expect(await h.service.play(guest('ann'), match, 0, ask(1), 3)).toMatchObject({ ok: false });
  });

  test('that a bot thought of for an earlier ask is refused', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob'], OWN_DESIGNS);
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    value(await h.service.leave(guest('ann'), match, 0));
    const entries = (await h.store.read(match, 0))?.entries ?? [];
    const handedOver = entries.findIndex(({ type }) => type === 'handed-over') + 1;
    const table = await folded(h, match, handedOver);
    const move = { seat: 0, question: 1, choice: 3 };
    expect(makeMove(table, null, { ...move, nth: 0 }, 0)).toMatchObject({ refuse: { code: 'stale' } });
    expect(makeMove(table, null, { ...move, nth: 1 }, 0)).toMatchObject({ keep: { type: 'moved' } });
  });
});

async function folded({ store }: TestServer, match: string, upTo: number) {
  const { rules } = await import('@starboard/duel-in-space/rules');
  const stored = await store.read(match, 0, upTo);
  const [first, ...others] = stored?.entries ?? [];
  if (stored === undefined || first === undefined) throw new Error('no such match');
  return others.reduce((table, entry) => fold(table, entry), openTable(match, stored.secret, rules, first));
}

/** A request, what undoes it, and what is true while it is undone. */
type Undone = readonly [
  what: string,
  ask: (service: Service, match: string) => ReturnType<Service['leave']>,
  undo: (service: Service, match: string) => ReturnType<Service['leave']>,
];

const UNDONE: readonly Undone[] = [
  [
    'an offer of a draw',
    (service, match) => service.offerDraw(guest('ann', AGAIN), match, 0, true),
    (service, match) => service.offerDraw(guest('ann'), match, 0, false),
  ],
  [
    'a seat handed over',
    (service, match) => service.leave(guest('ann', AGAIN), match, 0),
    (service, match) => service.comeBack(guest('ann'), match, 0),
  ],
  [
    'standing answers',
    (service, match) => service.standing(guest('ann', AGAIN), match, 0, { always: ['parry'], never: [] }),
    (service, match) => service.standing(guest('ann'), match, 0, { always: [], never: [] }),
  ],
];

describe('what was undone meanwhile', () => {
  test.each(UNDONE)('%s stays undone when the request is sent again, on another node too', async (what, ask, undo) => {
    const { one, two } = twoNodes();
    const game = what === 'standing answers' ? { game: 'cards' } : {};
    const match = await seatedMatch(one, ['ann', 'bob'], { ...game });
    value(await ask(one.service, match));
    value(await undo(one.service, match));
    const number = await numberOf(one, match);
    value(await ask(one.service, match));
    value(await ask(two.service, match));
    expect(await numberOf(two, match)).toBe(number);
  });

  test('whoever sat down and left is told their seat again, and does not sit', async () => {
    const { one, two } = twoNodes();
    const match = value(await one.service.open(guest('ann'), wanted()));
    const share = { commitment: commitTo(nonceOf('bob')) };
    const sitDown = ({ service }: TestServer) => service.sit(guest('bob', AGAIN), match, null, 'Bob', share);
    expect(value(await sitDown(one))).toBe(0);
    value(await one.service.leave(guest('bob', 'bob-leaves'), match, 0));
    value(await sit(one, 'ann', match, 0));
    expect([value(await sitDown(one)), value(await sitDown(two))]).toEqual([0, 0]);
    value(await two.service.leave(guest('bob', 'bob-leaves'), match, 0));
    expect((await look(two, 'bob', match)).table.seats.map(({ mine }) => mine)).toEqual([false, false]);
  });

  test('a host who freed a seat is answered again, whoever sits there now', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted()));
    value(await sit(h, 'bob', match, 0));
    const free = () => h.service.removeIdle(guest('ann', AGAIN), match, 0);
    value(await free());
    value(await sit(h, 'eve', match, 0));
    value(await free());
    expect((await look(h, 'eve', match)).table.seats[0]).toMatchObject({ name: 'eve', mine: true });
  });

  test('an agreed draw is answered again to whoever agreed last', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    value(await h.service.offerDraw(guest('ann'), match, 0, true));
    const agree = () => h.service.offerDraw(guest('bob', AGAIN), match, 1, true);
    value(await agree());
    expect((await agree()).ok).toBe(true);
    expect((await h.service.offerDraw(guest('ann'), match, 0, true)).ok).toBe(false);
  });
});

describe('what leaves nothing in the log', () => {
  test('a refusal is told again while the match is in memory, though it would no longer be refused', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    value(await h.service.leave(guest('ann'), match, 0));
    const play = (request?: string) => h.service.play(guest('ann', request), match, 0, ask(1), 3);
    expect(await play(AGAIN)).toMatchObject({ refusal: { code: 'handed-over' } });
    value(await h.service.comeBack(guest('ann'), match, 0));
    expect(await play(AGAIN)).toMatchObject({ refusal: { code: 'handed-over' } });
    expect((await play()).ok || (await look(h, 'ann', match)).updates[0]?.view.sealed.length).toBeTruthy();
  });

  test('nor is what was so already done later on', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    const comeBack = () => h.service.comeBack(guest('ann', AGAIN), match, 0);
    value(await comeBack());
    value(await h.service.leave(guest('ann'), match, 0));
    value(await comeBack());
    expect((await look(h, 'ann', match)).table.seats[0]?.handedOver).toBe(true);
  });

  test('an old memory answers nobody that there is nothing to do', async () => {
    const { one, two } = twoNodes();
    const match = await seatedMatch(one, ['ann', 'bob']);
    value(await two.service.offerDraw(guest('ann'), match, 0, true));
    await look(one, 'ann', match);
    value(await one.service.offerDraw(guest('ann'), match, 0, false));
    value(await two.service.offerDraw(guest('ann'), match, 0, true));
    expect((await look(one, 'bob', match)).table.seats[0]?.offersDraw).toBe(true);
  });
});

describe('opening', () => {
  test('the same request opens one match, on any node; another guest with the same id opens another', async () => {
    const { store, one, two } = twoNodes();
    const open = ({ service }: TestServer, name: string) => service.open(guest(name, AGAIN), wanted());
    const opened = await Promise.all([open(one, 'ann'), open(two, 'ann'), open(one, 'ann')]);
    expect(new Set(opened.map(value)).size).toBe(1);
    expect(value(await open(two, 'bob'))).not.toBe(value(await open(one, 'ann')));
    expect(store.logs.size).toBe(2);
  });

  test('the id of a match follows from the secret, so that nobody can foresee it', async () => {
    const ids = await Promise.all(
      ['one secret', 'another secret'].map((secret) =>
        server({ secret }).service.open(guest('ann', AGAIN), wanted()).then(value),
      ),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[\w-]{22}$/);
  });

  test('a rematch asked for by both at once, on two nodes, is one match with its chat once', async () => {
    const { store, one, two } = twoNodes();
    const match = await seatedMatch(one, ['ann', 'bob']);
    value(await one.service.say(guest('ann'), match, 'Again?'));
    await playOut(one, match, ['ann', 'bob']);
    const rematches = await Promise.all([
      one.service.rematch(guest('ann', AGAIN), match),
      two.service.rematch(guest('bob'), match),
      one.service.rematch(guest('ann', AGAIN), match),
    ]);
    const [next = '', ...others] = rematches.map(value);
    expect(others).toEqual([next, next]);
    expect(store.logs.size).toBe(2);
    expect(await store.chat(next, 0)).toMatchObject([{ text: 'Again?' }]);
    expect(value(await two.service.rematch(guest('ann', AGAIN), match))).toBe(next);
  });

  test('a rematch that a crash left half done is the same match after a rotation of the secret', async () => {
    const store = memoryStore();
    const append: typeof store.append = (id, expected, entry, ...rest) =>
      entry.type === 'rematched' ? Promise.reject(new Error('killed')) : store.append(id, expected, entry, ...rest);
    const dying = server({ store: { ...store, append }, secret: SECRET });
    const match = await seatedMatch(dying, ['ann', 'bob']);
    await playOut(dying, match, ['ann', 'bob']);
    await expect(dying.service.rematch(guest('ann', AGAIN), match)).rejects.toThrow('killed');
    const [, laid] = [...store.logs.keys()];
    const rotated = server({ store, secret: 'another secret', oldSecrets: [SECRET] });
    expect(value(await rotated.service.rematch(guest('ann', AGAIN), match))).toBe(laid);
    expect(store.logs.size).toBe(2);
  });
});

describe('chat', () => {
  test('a line is said once, on any node; the same id in another match is another line', async () => {
    const { store, one, two } = twoNodes();
    const matches = [await seatedMatch(one, ['ann', 'bob']), await seatedMatch(one, ['ann', 'bob'])];
    for (const match of matches) {
      for (const { service } of [one, two, one]) value(await service.say(guest('ann', AGAIN), match, 'Hello'));
      value(await one.service.say(guest('bob', AGAIN), match, 'Hello'));
      expect((await store.chat(match, 0)).map(({ name }) => name)).toEqual(['ann', 'bob']);
    }
  });

  test('a spectator who repeats a line that was heard is not too fast', async () => {
    const slow = { burst: 1, perSecond: 1e-9 };
    const h = server({ spectatorChat: { guest: slow, match: slow } });
    const match = await seatedMatch(h, ['ann', 'bob']);
    const say = (request?: string) => h.service.say(guest('eve', request), match, 'Bravo');
    value(await say(AGAIN));
    value(await say(AGAIN));
    expect(await say()).toMatchObject({ refusal: { code: 'too-fast' } });
  });
});

describe('what is remembered', () => {
  /** Plays and takes back until the log has grown by this many entries. */
  async function playAndTakeBack({ service }: TestServer, match: string, entries: number): Promise<void> {
    for (let i = 0; i < entries; i += 2) {
      value(await service.play(guest('ann', `played-${i}`), match, 0, ask(1), 3));
      value(await service.takeBack(guest('ann', `took-back-${i}`), match, 0, ask(1, 1)));
    }
  }

  test('are the last 64 requests of each guest; older ones are decided anew', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    const offer = () => h.service.offerDraw(guest('bob', AGAIN), match, 1, true);
    value(await offer());
    value(await h.service.offerDraw(guest('bob'), match, 1, false));
    await playAndTakeBack(h, match, 64);
    const number = await numberOf(h, match);
    const again = (request: string) => h.service.play(guest('ann', request), match, 0, ask(1), 3);
    value(await again('played-0'));
    value(await offer());
    expect(await numberOf(h, match)).toBe(number);
    value(await h.service.offerDraw(guest('ann'), match, 0, true));
    value(await again('played-0'));
    expect(await numberOf(h, match)).toBe(number + 2);
  });

  test('are the same 64 after a snapshot, however often the oldest was replaced', async () => {
    const store = memoryStore();
    const h = server({ store });
    const match = await seatedMatch(h, ['ann', 'bob']);
    await playAndTakeBack(h, match, 190);
    const number = BEGUN + 190;
    for (const node of [h, server({ store })]) {
      const again = (request: string) => node.service.play(guest('ann', request), match, 0, ask(1), 3);
      for (let i = 126; i < 190; i += 2) value(await again(`played-${i}`));
      expect(await numberOf(node, match)).toBe(number);
    }
    const later = server({ store });
    value(await later.service.play(guest('ann', 'played-124'), match, 0, ask(1), 3));
    expect(await numberOf(later, match)).toBe(number + 1);
  });

  test('comes back with a snapshot, also one from before requests had ids', async () => {
    const store = memoryStore();
    const h = server({ store });
    const match = await seatedMatch(h, ['ann', 'bob']);
    await playAndTakeBack(h, match, 66);
    const snapshot = await store.snapshot(match);
    if (snapshot === undefined) throw new Error('no snapshot was kept');
    expect(snapshot.number).toBe(64);
    const later = server({ store });
    value(await later.service.play(guest('ann', 'played-40'), match, 0, ask(1), 3));
    expect(await numberOf(later, match)).toBe(BEGUN + 66);

    const { prints: _, ...older } = snapshot.state as { readonly prints: unknown };
    await store.keepSnapshot(match, { number: 64, state: { ...older, layout: 4 } });
    const afterUpdate = server({ store });
    expect(await numberOf(afterUpdate, match)).toBe(BEGUN + 66);
    value(await afterUpdate.service.play(guest('ann', 'played-64'), match, 0, ask(1), 3));
    expect(await numberOf(afterUpdate, match)).toBe(BEGUN + 66);
    // It continued from the snapshot, which has no requests from before.
    value(await afterUpdate.service.play(guest('ann', 'played-40'), match, 0, ask(1), 3));
    expect(await numberOf(afterUpdate, match)).toBe(BEGUN + 67);
  });

  test('comes back from a snapshot that keeps ids', async () => {
    const store = memoryStore();
    const h = server({ store });
    const match = await seatedMatch(h, ['ann', 'bob']);
    await playAndTakeBack(h, match, 66);
    const snapshot = await store.snapshot(match);
    if (snapshot === undefined) throw new Error('no snapshot was kept');
    const requests = [
      { guest: 'ann', done: ['played-40'] },
      { guest: 'bob', done: [{ id: 'sat-long-ago', answer: 0 }] },
    ];
    const { prints: _, ...older } = snapshot.state as { readonly prints: unknown };
    await store.keepSnapshot(match, { number: 64, state: { ...older, requests, layout: 6 } });
    const later = server({ store });
    value(await later.service.play(guest('ann', 'played-40'), match, 0, ask(1), 3));
    expect(await numberOf(later, match)).toBe(BEGUN + 66);
    const share = { nonce: nonceOf('bob') };
    expect(value(await later.service.sit(guest('bob', 'sat-long-ago'), match, 1, 'Bob', share))).toBe(0);
  });

  test('looks to a node of an earlier release like nothing, so that it folds the log', async () => {
    const store = memoryStore();
    const h = server({ store });
    const match = await seatedMatch(h, ['ann', 'bob']);
    await playAndTakeBack(h, match, 66);
    const state = (await store.snapshot(match))?.state as { readonly layout: number };
    expect(state.layout).toBeGreaterThan(6);
    // There, `requests` are lists of ids, and anything else under this name would be an error for every look.
    expect(state).not.toHaveProperty('requests');
  });

  test('is the latest seat where an id is used anew after it was forgotten', async () => {
    const h = server();
    const match = value(await h.service.open(guest('host'), wanted({ seats: [OPEN, OPEN] })));
    const share = { commitment: commitTo(nonceOf('ann')) };
    const sitDown = (request: string, seat: number) => h.service.sit(guest('ann', request), match, seat, 'Ann', share);
    expect(value(await sitDown(AGAIN, 0))).toBe(0);
    for (let i = 0; i < 33; i++) {
      value(await h.service.leave(guest('ann', `leaves-${i}`), match, 0));
      value(await sitDown(`sits-${i}`, 0));
    }
    value(await h.service.leave(guest('ann', 'leaves'), match, 0));
    expect(value(await sitDown(AGAIN, 1))).toBe(1);
    expect(value(await sitDown(AGAIN, 1))).toBe(1);
  });

  test('is bounded by who sits at the table, however many come and go', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted({ seats: [OPEN, OPEN] })));
    value(await sit(h, 'bob', match, 1));
    for (let i = 0; i < 50; i++) {
      value(await sit(h, `passer-by ${i}`, match, 0));
      value(await h.service.leave(guest(`passer-by ${i}`, 'leaving-again'), match, 0));
    }
    const table = await folded(h, match, await numberOf(h, match));
    expect(table.requests.length).toBeLessThanOrEqual(34);
    expect(answerOf(table, guest('passer-by 49', 'leaving-again'))).toBe('done');
    expect(answerOf(table, guest('passer-by 0', 'leaving-again'))).toBeUndefined();
    expect(table.requests.map(({ guest }) => guest)).toContain('bob');
  });

  test('names its guest only where the entry does not', async () => {
    const store = memoryStore();
    const h = server({ store });
    const match = value(await h.service.open(guest('ann', 'opens-it'), wanted()));
    value(await sit(h, 'bob', match, 0));
    value(await h.service.removeIdle(guest('ann', 'frees-it'), match, 0));
    const [opened, sat, freed] = store.logs.get(match) ?? [];
    expect([opened?.request, opened?.by]).toEqual(['opens-it', undefined]);
    expect([typeof sat?.request, sat?.by]).toEqual(['string', undefined]);
    expect([freed?.request, freed?.by]).toEqual(['frees-it', 'ann']);
  });

  test('an id that was used for something else takes no seat', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted({ listed: false })));
    value(await sit(h, 'ann', match, 0));
    value(await h.service.leave(guest('ann', AGAIN), match, 0));
    const share = { commitment: commitTo(nonceOf('ann')) };
    const reused = await h.service.sit(guest('ann', AGAIN), match, 0, 'Ann', share);
    expect(reused).toMatchObject({ refusal: { code: 'id-used', fact: expect.stringMatching(/^[A-Z].*\.$/) } });
  });
});
