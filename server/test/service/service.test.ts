import { rules as duel } from '@starboard/duel-in-space/rules';
import { type Json, verify } from '@starboard/kernel';
import { type People, readHistory, UNTIMED } from '@starboard/protocol';
import { toy } from '@starboard/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { inProcessBus, type Meeting } from '../../bus/in-process.ts';
import type { Store } from '../../store/store.ts';
import { memoryStore } from '../store/memory-store.ts';
import {
  anyChoice,
  ask,
  askIn,
  BEGUN,
  ear,
  guest,
  look,
  nonceOf,
  OPEN,
  openTestServer,
  playOut,
  quietBus,
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

describe('opening and sitting', () => {
  test.each([
    ['unknown-game', { game: 'chess' }],
    ['bad-setup', { setup: { designs: 'golden' } }],
    ['bad-setup', { seats: [OPEN] }],
    ['unknown-bot', { seats: [OPEN, { kind: 'bot', bot: 'deep' } as const] }],
  ])('%s is refused in a sentence', async (code, change) => {
    const done = await server().service.open(guest('ann'), wanted(change));
    expect(done).toMatchObject({ ok: false, refusal: { code } });
    expect(!done.ok && done.refusal.fact).toMatch(/^[A-Z].*\.$/);
  });

  test('a match begins when its last seat is taken and all have shown their nonces', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted()));
    expect((await look(h, 'ann', match)).table.phase).toBe('gathering');
    value(await sit(h, 'ann', match, 1, 'Ann'));
    expect(value(await sit(h, 'bob', match, null, 'Ann'))).toBe(0);
    await reveal(h, match, ['ann', 'bob']);
    const { table, updates } = await look(h, 'bob', match);
    expect(table).toMatchObject({
      phase: 'playing',
      seats: [
        { name: 'Ann 2', mine: true },
        { name: 'Ann', mine: false },
      ],
    });
    expect(updates.map(({ viewer }) => viewer)).toEqual([0]);
    expect(updates[0]?.view.mine?.ask.kind).toBe('aim');
  });

  test('a taken seat, a full table and a free one again', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted()));
    value(await sit(h, 'ann', match, 0, 'Ann'));
    expect(await sit(h, 'bob', match, 0, 'Bob')).toMatchObject({
      refusal: { code: 'taken' },
    });
    value(await h.service.leave(guest('ann'), match, 0));
    value(await sit(h, 'bob', match, 0, 'Bob'));
    value(await sit(h, 'ann', match, 1, 'Ann'));
    expect(await sit(h, 'eve', match, null, 'Eve')).toMatchObject({
      refusal: { code: 'full' },
    });
  });

  test('one guest has one seat of a listed match, unless its host allows more; in others as many as they like', async () => {
    const h = server();
    const sitTwice = async (change: Parameters<typeof wanted>[0]) => {
      const match = value(await h.service.open(guest('ann'), wanted(change)));
      value(await sit(h, 'eve', match, 0, 'Eve'));
      return sit(h, 'eve', match, 1, 'Eve');
    };
    const refused = await sitTwice({});
    expect(refused).toMatchObject({ refusal: { code: 'one-seat' } });
    expect((await sitTwice({ severalSeats: true })).ok).toBe(true);
    expect((await sitTwice({ listed: false })).ok).toBe(true);
  });

  test('a table opened before seats were counted lets a guest sit twice', async () => {
    const store = memoryStore();
    const h = server({ store });
    const match = value(await h.service.open(guest('ann'), wanted()));
    const [opened] = store.logs.get(match) ?? [];
    if (opened?.type === 'opened') Reflect.deleteProperty(opened, 'severalSeats');
    value(await sit(h, 'ann', match, 0, 'Ann'));
    value(await sit(h, 'ann', match, 1, 'Ben'));
  });

  test('a name is kept as everybody sees it, and one of nothing is none', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted()));
    const called = (name: string) => sit(h, 'ann', match, 0, name);
    expect(await called('\u200B \u202E')).toMatchObject({ refusal: { code: 'no-name', fact: 'Please enter a name.' } });
    value(await called(' Zoe\u0308\u202E\u0007 '));
    expect((await look(h, 'ann', match)).table.seats[0]?.name).toBe('Zoë');
  });

  test('an unknown match is said to be one', async () => {
    expect(await server().service.look(guest('ann'), 'nowhere', null)).toMatchObject({
      refusal: { code: 'unknown-match' },
    });
  });

  test('match ids cannot be guessed, and private ones are not listed', async () => {
    const h = server();
    const open = value(await h.service.open(guest('ann'), wanted()));
    const hidden = value(await h.service.open(guest('ann'), wanted({ listed: false })));
    expect(open.length).toBeGreaterThanOrEqual(22);
    expect((await h.service.lobby({ most: 10 })).map(({ id }) => id)).toEqual([open]);
    expect((await look(h, 'bob', hidden)).table.phase).toBe('gathering');
  });
});

describe('playing', () => {
  test('a whole duel, and its record verifies with its receipts', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    const before = await look(h, 'ann', match);
    expect(before.table.secret).toBeNull();
    expect(await h.service.record(guest('ann'), match)).toMatchObject({ refusal: { code: 'not-over' } });
    const { table } = await playOut(h, match, ['ann', 'bob']);
    expect(table.phase).toBe('over');
    expect(table.secret).not.toBeNull();
    const file = await record(h, 'ann', match);
    const verified = verify(duel, file);
    expect(verified.ok && verified.record.header.fair?.commitment).toBe(before.table.commitment);
    expect(verified.ok && verified.record.header.fair?.nonces).toEqual([nonceOf('ann'), nonceOf('bob')]);
  });

  test('nobody plays for another, and refusals name their rule', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    expect(await h.service.play(guest('bob'), match, 0, ask(1), 3)).toMatchObject({ refusal: { code: 'not-yours' } });
    expect(await h.service.play(guest('ann'), match, 0, ask(1), 9)).toMatchObject({ refusal: { code: 'unknown' } });
    expect(await h.service.play(guest('ann'), match, 0, ask(0), 3)).toMatchObject({ refusal: { code: 'stale' } });
  });

  test('another choice than the one that is sealed, or revealed, is refused', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    const play = (name: string, seat: number, choice: number) =>
      h.service.play(guest(name), match, seat, ask(1), choice);
    value(await play('ann', 0, 3));
    expect(await play('ann', 0, 4)).toMatchObject({ refusal: { code: 'answered' } });
    value(await play('bob', 1, 5));
    expect(await play('ann', 0, 4)).toMatchObject({ refusal: { code: 'stale' } });
    expect((await look(h, 'ann', match)).table.number).toBe(BEGUN + 2);
  });

  test('a sealed choice is taken back, and the other learns nothing', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    const bob = JSON.stringify((await look(h, 'bob', match)).updates[0]?.view.sealed);
    expect(bob).toBe('[]');
    value(await h.service.takeBack(guest('ann'), match, 0, ask(1, 1)));
    value(await h.service.play(guest('ann'), match, 0, ask(1), 4));
    expect((await look(h, 'ann', match)).updates[0]?.view.sealed[0]?.choice).toBe(4);
  });

  test('a spectator sees no secret: no options, no sealed choice, no dice, no secret', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob'], { setup: { designs: 'secret' } });
    value(await h.service.play(guest('ann'), match, 0, ask(1), 5));
    const seen = JSON.stringify(await look(h, 'eve', match));
    expect(seen).not.toContain('"options"');
    expect(seen).toContain('"sealed":[]');
    expect(seen).not.toContain('"key"');
    expect(seen).not.toContain('"drawn"');
    expect(seen).toContain('"secret":null');
  });

  test('a bot seat answers by itself', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted({ seats: [OPEN, { kind: 'bot', bot: 'plain' }] })));
    value(await sit(h, 'ann', match, 0, 'Ann'));
    const { table } = await playOut(h, match, ['ann']);
    expect(table.phase).toBe('over');
  });

  test('25 seats choosing at the same moment settle without an error', async () => {
    const h = server();
    const names = Array.from({ length: 25 }, (_, i) => `p${i}`);
    const match = await seatedMatch(h, names, { game: 'toy', setup: { rounds: 5 } });
    for (;;) {
      const views = await Promise.all(names.map((name) => look(h, name, match)));
      if (views[0]?.table.phase !== 'playing') break;
      const answers = views.flatMap(({ updates }, i) => {
        const [update] = updates;
        if (update === undefined || update.view.mine === null) return [];
        return [h.service.play(guest(names[i] ?? ''), match, i, askIn(update.view), anyChoice(update.view, `${i}`))];
      });
      for (const done of await Promise.all(answers)) value(done);
    }
    expect(verify(toy, await record(h, 'ann', match))).toMatchObject({ ok: true });
  });
});

describe('following', () => {
  test('news comes once, in order, with what happened', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    const { heard, follower } = ear();
    value(await h.service.follow(guest('ann'), match, null, follower));
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    value(await h.service.play(guest('bob'), match, 1, ask(1), 5));
    expect(heard.map(({ table }) => table.number)).toEqual([BEGUN, BEGUN + 1, BEGUN + 2]);
    expect(heard.at(-1)?.updates[0]?.happenings.map(({ event }) => event.type)).toEqual(['aimed', 'aimed']);
  });

  test.each([
    ['duel-in-space', ['ann', 'bob'], UNTIMED],
    ['toy', ['ann', 'bob', 'cat'], UNTIMED],
    ['toy', ['ann', 'bob', 'cat'], { perDecision: 5, timeBank: 60, whenOut: 'bot' }],
  ] as const)('all changes of a %s, put together, are what a first look shows', async (game, names, timeControl) => {
    const h = server();
    const match = await seatedMatch(h, names, { game, timeControl });
    const ears = [...names, 'eve'].map((name) => ({ name, ...ear() }));
    for (const { name, follower } of ears) value(await h.service.follow(guest(name), match, null, follower));
    await h.service.offerDraw(guest('ann'), match, 0, true);
    for (let step = 0; step < 120; step++) {
      h.clock.now += 1700;
      const name = names[step % names.length] ?? '';
      const { table, updates } = await look(h, name, match);
      const [update] = updates;
      if (table.phase !== 'playing') break;
      if (update !== undefined && update.view.mine !== null) {
        const { viewer, view } = update;
        value(await h.service.play(guest(name), match, viewer ?? 0, askIn(view), anyChoice(view, `${step}`)));
        if (step % 7 === 0) await h.service.takeBack(guest(name), match, viewer ?? 0, ask(view.question, 1));
      }
      for (const { name, heard } of ears) {
        const { table, updates } = await look(h, name, match);
        expect(heard.at(-1)?.table).toEqual(table);
        expect(heard.at(-1)?.updates.map(({ viewer, view }) => ({ viewer, view }))).toEqual(
          updates.map(({ viewer, view }) => ({ viewer, view })),
        );
      }
    }
    const events = await allHappenings(h, 'eve', match);
    const [, ...later] = ears.at(-1)?.heard ?? [];
    expect(later.flatMap(({ updates }) => updates[0]?.happenings ?? [])).toEqual(
      events.slice(-later.flatMap(({ updates }) => updates[0]?.happenings ?? []).length),
    );
  });

  async function allHappenings(h: TestServer, name: string, match: string) {
    const { number } = (await look(h, name, match)).table;
    const all: ReturnType<typeof readHistory>[number][] = [];
    for (let after = 0; after < number; ) {
      const page = value(await h.service.history(guest(name), match, { after }));
      all.push(...readHistory(page, null));
      after = page.ends;
    }
    return all;
  }

  test('what is sealed is told in few words', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    const changes: object[] = [];
    const follower = {
      news: () => undefined,
      change: (change: object) => changes.push(change),
      people: () => undefined,
      chat: () => undefined,
    };
    value(await h.service.follow(guest('bob'), match, null, follower));
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    expect(changes).toEqual([
      {
        table: { number: BEGUN + 1, lastAt: h.clock.now },
        updates: [{ viewer: 1, past: [], view: { ready: [0] }, happenings: [] }],
      },
    ]);
  });

  test('who comes back is told what happened since, and the rest as past', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    value(await h.service.play(guest('bob'), match, 1, ask(1), 5));
    const [since] = (await look(h, 'ann', match, BEGUN + 1)).updates;
    expect(since?.happenings.map(({ event }) => event.type)).toEqual(['aimed', 'aimed']);
    expect(since?.past.map(({ type }) => type)).toEqual(['start', 'turn']);
  });

  test('who sits down sees with the eyes of the seat from then on', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), wanted()));
    const { heard, follower } = ear();
    value(await h.service.follow(guest('bob'), match, null, follower));
    value(await sit(h, 'ann', match, 0, 'Ann'));
    value(await sit(h, 'bob', match, 1, 'Bob'));
    await reveal(h, match, ['ann', 'bob']);
    expect(heard.at(-1)?.updates.map(({ viewer }) => viewer)).toEqual([1]);
  });

  test('all are told who is there, on whichever node, and who has gone', async () => {
    const meeting: Meeting = new Set();
    const store = memoryStore();
    const [one, two] = [0, 1].map(() => server({ store, bus: inProcessBus(meeting) }));
    if (one === undefined || two === undefined) throw new Error('no houses');
    const match = await seatedMatch(one, ['ann', 'bob']);
    const heard: People[] = [];
    const follower = { ...ear().follower, people: (people: People) => heard.push(people) };
    const silent = ear().follower;
    value(await one.service.follow(guest('ann'), match, null, follower));
    expect(heard.at(-1)).toEqual({ present: [0], watching: 0 });
    const leave = value(await two.service.follow(guest('bob'), match, null, silent));
    await expect.poll(() => heard.at(-1)).toEqual({ present: [0, 1], watching: 0 });
    value(await two.service.follow(guest('eve'), match, null, silent));
    await expect.poll(() => heard.at(-1)).toEqual({ present: [0, 1], watching: 1 });
    leave();
    await expect.poll(() => heard.at(-1), { timeout: 6000 }).toEqual({ present: [0], watching: 1 });
  });

  test('spectators can be held back; players are not', async () => {
    const h = server({ tickEvery: 5 });
    const match = await seatedMatch(h, ['ann', 'bob'], { spectatorDelay: 60 });
    const { heard, follower } = ear();
    h.clock.now += 61_000;
    value(await h.service.follow(guest('eve'), match, null, follower));
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    value(await h.service.play(guest('bob'), match, 1, ask(1), 5));
    expect((await look(h, 'eve', match)).updates[0]?.view.question).toBe(1);
    expect((await look(h, 'ann', match)).updates[0]?.view.question).toBe(2);
    h.clock.now += 61_000;
    await expect.poll(() => heard.at(-1)?.updates[0]?.view.question).toBe(2);
  });

  test('where spectators are held back, the lobby and the record tell them nothing earlier', async () => {
    const h = server({ tickEvery: 5 });
    const match = await seatedMatch(h, ['ann', 'bob'], { spectatorDelay: 60 });
    const inLobby = async () => (await h.service.lobby({ most: 9 })).find(({ id }) => id === match);
    const begun = await inLobby();
    expect(begun).toMatchObject({ phase: 'playing', number: 1, openSeats: 0 });
    h.clock.now += 200_000;
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    expect(await inLobby()).toEqual(begun);
    h.clock.now += 20_000;
    value(await h.service.resign(guest('ann'), match, 0));
    expect(await inLobby()).toMatchObject({ ...begun, dueAt: h.clock.now + 60_000 });
    expect(await h.service.record(guest('eve'), match)).toMatchObject({ refusal: { code: 'not-over' } });
    await record(h, 'bob', match);
    const over = h.clock.now;
    h.clock.now += 59_000;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await inLobby()).toMatchObject({ phase: 'playing', number: 1 });
    h.clock.now += 1_000;
    await expect.poll(inLobby).toMatchObject({ phase: 'over', number: BEGUN + 2, lastAt: over, dueAt: null });
    await record(h, 'eve', match);
  });

  test('two nodes on one store see each other, with every hint lost', async () => {
    const store = memoryStore();
    const deaf = {
      tell: () => undefined,
      listen: () => () => undefined,
      ready: () => true,
      close: async () => undefined,
    };
    const one = server({ store, bus: deaf, manyNodes: true, tickEvery: 10 });
    const two = server({ store, bus: deaf, manyNodes: true, tickEvery: 10 });
    const match = await seatedMatch(one, ['ann', 'bob']);
    const { heard, follower } = ear();
    value(await two.service.follow(guest('bob'), match, null, follower));
    value(await one.service.play(guest('ann'), match, 0, ask(1), 3));
    value(await two.service.play(guest('bob'), match, 1, ask(1), 5));
    await expect.poll(() => heard.at(-1)?.table.number).toBe(BEGUN + 2);
    value(await one.service.play(guest('ann'), match, 0, ask(2), 0));
    await expect.poll(() => heard.at(-1)?.table.number).toBe(BEGUN + 3);
  });

  test('a node that nobody follows a match through shows its record as soon as it is over elsewhere', async () => {
    const store = memoryStore();
    const deaf = { ...quietBus(), tell: () => undefined };
    const [one, two] = [server({ store, bus: deaf }), server({ store, bus: deaf })];
    const match = await seatedMatch(one, ['ann', 'bob']);
    expect(await two.service.record(guest('ann'), match)).toMatchObject({ refusal: { code: 'not-over' } });
    value(await one.service.resign(guest('ann'), match, 0));
    expect(await record(two, 'ann', match)).toContain('"call":"resigned"');
  });

  test('two nodes that race for the same number both get through, each move once', async () => {
    const store = memoryStore();
    const bus = quietBus();
    const [one, two] = [server({ store, bus }), server({ store, bus })];
    const match = await seatedMatch(one, ['ann', 'bob']);
    const [a, b] = await Promise.all([
      one.service.play(guest('ann'), match, 0, ask(1), 3),
      two.service.play(guest('bob'), match, 1, ask(1), 5),
    ]);
    expect([a.ok, b.ok]).toEqual([true, true]);
    expect(store.logs.get(match)?.filter(({ type }) => type === 'moved')).toHaveLength(2);
  });
});

describe('timeControl', () => {
  const hurry = (whenOut: 'bot' | 'default' | 'loss') => ({ timeControl: { perDecision: 10, timeBank: 5, whenOut } });

  test('a seat has its decision time and then its timeBank', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob'], hurry('loss'));
    h.clock.now += 12_000;
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    const { table } = await look(h, 'ann', match);
    expect(table.seats.map(({ timeBank }) => timeBank)).toEqual([3, 5]);
    expect(table.seats[0]?.deadline).toBeNull();
    expect(table.seats[1]?.deadline).toBe(1_000_000 + 15_000);
  });

  test('out of time: loss', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob'], hurry('loss'));
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    h.clock.now += 16_000;
    await expect.poll(async () => (await look(h, 'ann', match)).table.ended).toEqual({ by: 'time', seat: 1 });
    const { table } = await look(h, 'ann', match);
    expect(table.result?.places).toEqual([1, 2]);
    expect(verify(duel, await record(h, 'ann', match))).toMatchObject({ ok: true });
  });

  /** A table of a toy whose players all run out of time, and how often the clocks looked at it. */
  async function allOutOfTime(seats: number, whenOut: 'loss' | 'bot' | 'default') {
    const store = memoryStore();
    const looks: number[] = [];
    const due: Store['due'] = async (...asked) => {
      const found = await store.due(...asked);
      if (found.length > 0) looks.push(found.length);
      return found;
    };
    const thinker = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
    const h = server({ store: { ...store, due }, thinker });
    const names = Array.from({ length: seats }, (_, i) => `p${i}`);
    const match = await seatedMatch(h, names, { game: 'toy', timeControl: { perDecision: 10, timeBank: 0, whenOut } });
    const before = (await look(h, 'p0', match)).table.number;
    h.clock.now += 11_000;
    const after = async () => (await look(h, 'p0', match)).table;
    return { before, after, looks };
  }

  test('25 seats that are out of time are dealt with in one look at the clocks', async () => {
    const { before, after, looks } = await allOutOfTime(25, 'loss');
    await expect.poll(after).toMatchObject({ phase: 'over', number: before + 1 });
    expect((await after()).result?.places).toEqual(Array.from({ length: 25 }, () => 1));
    expect(looks).toEqual([1]);
  });

  test.each(['bot', 'default'] as const)('out of time, %s: all seats are dealt with in one look', async (whenOut) => {
    const { before, after, looks } = await allOutOfTime(25, whenOut);
    await expect.poll(after).toMatchObject({ phase: 'playing', number: before + 25 });
    expect(looks).toEqual([1]);
  });

  test('out of time: the default choice', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob'], hurry('default'));
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    h.clock.now += 16_000;
    await expect.poll(async () => (await look(h, 'ann', match)).updates[0]?.view.question).toBe(2);
  });

  test('out of time: a bot takes over, is seen to, and gives the seat back', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob'], hurry('bot'));
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    h.clock.now += 16_000;
    await expect.poll(async () => (await look(h, 'ann', match)).table.seats[1]?.handedOver).toBe(true);
    await expect.poll(async () => (await look(h, 'ann', match)).updates[0]?.view.question).toBe(2);
    expect(await h.service.play(guest('bob'), match, 1, ask(2), 0)).toMatchObject({ refusal: { code: 'handed-over' } });
    value(await h.service.comeBack(guest('bob'), match, 1));
    expect((await look(h, 'bob', match)).table.seats[1]?.handedOver).toBe(false);
  });

  test('leaving and coming back gives half as much time each time, and never a fresh clock', async () => {
    const thinker = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
    const h = server({ thinker });
    const match = await seatedMatch(h, ['ann', 'bob'], hurry('bot'));
    value(await h.service.play(guest('bob'), match, 1, ask(1), 3));
    const returned = async () => {
      value(await h.service.leave(guest('ann'), match, 0));
      value(await h.service.comeBack(guest('ann'), match, 0));
      return (await look(h, 'ann', match)).table.seats[0]?.deadline;
    };
    const start = h.clock.now;
    expect(await returned()).toBe(start + 30_000);
    expect(await returned()).toBe(start + 30_000);
    for (const [passed, left] of [
      [29_000, 15_000],
      [14_000, 7_500],
      [7_000, 3_750],
    ] as const) {
      h.clock.now += passed;
      expect(await returned()).toBe(h.clock.now + left);
    }
    // What is left goes to the next question, and no more.
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    expect((await look(h, 'ann', match)).table.seats[0]?.deadline).toBe(h.clock.now + 10_000 + 3_750);
  });

  test('coming back to a match without a clock brings none', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    value(await h.service.leave(guest('ann'), match, 0));
    value(await h.service.comeBack(guest('ann'), match, 0));
    expect((await look(h, 'ann', match)).table.seats[0]).toMatchObject({ timeBank: 0, deadline: null });
  });
});

describe('ending otherwise', () => {
  test('who resigns has lost, and the record says so', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    value(await h.service.resign(guest('ann'), match, 0));
    const { table } = await look(h, 'bob', match);
    expect(table).toMatchObject({ phase: 'over', ended: { by: 'resignation', seat: 0 }, result: { places: [2, 1] } });
    const verified = verify(duel, await record(h, 'ann', match));
    expect(verified.ok && verified.record.inputs).toEqual([{ call: 'resigned', seats: [0], at: h.clock.now }]);
    expect(await h.service.play(guest('bob'), match, 1, ask(1), 3)).toMatchObject({ refusal: { code: 'over' } });
  });

  test('a draw that both offer is one; an offer lapses with the next question; some games know none', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    value(await h.service.offerDraw(guest('ann'), match, 0, true));
    value(await h.service.play(guest('ann'), match, 0, ask(1), 3));
    value(await h.service.play(guest('bob'), match, 1, ask(1), 5));
    expect((await look(h, 'ann', match)).table.seats[0]?.offersDraw).toBe(false);
    value(await h.service.offerDraw(guest('ann'), match, 0, true));
    value(await h.service.offerDraw(guest('bob'), match, 1, true));
    expect((await look(h, 'ann', match)).table).toMatchObject({ phase: 'over', ended: { by: 'agreement' } });
    const other = await seatedMatch(h, ['ann', 'bob'], { game: 'toy' });
    expect(await h.service.offerDraw(guest('ann'), other, 0, true)).toMatchObject({ refusal: { code: 'no-draws' } });
  });

  test('an offer of a draw that another seat declines has ended; declining when nobody offers changes nothing', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    const { number } = (await look(h, 'ann', match)).table;
    value(await h.service.offerDraw(guest('bob'), match, 1, false));
    expect((await look(h, 'ann', match)).table.number).toBe(number);
    value(await h.service.offerDraw(guest('ann'), match, 0, true));
    value(await h.service.offerDraw(guest('bob'), match, 1, false));
    const { table } = await look(h, 'ann', match);
    expect(table).toMatchObject({ phase: 'playing', number: number + 2 });
    expect(table.seats.map(({ offersDraw }) => offersDraw)).toEqual([false, false]);
    value(await h.service.offerDraw(guest('bob'), match, 1, true));
    expect((await look(h, 'ann', match)).table.phase).toBe('playing');
  });

  test('who resigns at a table of three is out by the rules of the game, and the others play on', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob', 'cat'], { game: 'toy' });
    const { heard, follower } = ear();
    value(await h.service.follow(guest('ann'), match, null, follower));
    value(await h.service.resign(guest('cat'), match, 2));
    const { table, updates } = await look(h, 'ann', match);
    expect(table).toMatchObject({ phase: 'playing', ended: null, seats: [{}, {}, { handedOver: false }] });
    expect(updates[0]?.view.asked.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(heard.at(-1)?.updates[0]?.happenings.map(({ event }) => event.type)).toEqual(['out']);
    expect(heard.at(-1)?.updates[0]?.view).toEqual(updates[0]?.view);
  });

  test('a seat that is out may leave without penalty, and watches on with what it knows', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob', 'cat'], { game: 'toy' });
    value(await h.service.resign(guest('cat'), match, 2));
    const { number } = (await look(h, 'ann', match)).table;
    value(await h.service.leave(guest('cat'), match, 2));
    value(await h.service.resign(guest('cat'), match, 2));
    const { table, updates } = await look(h, 'cat', match);
    expect(table).toMatchObject({ number, seats: [{}, {}, { handedOver: false }] });
    expect(updates).toMatchObject([
      { viewer: 2, view: { mine: null, board: { secrets: [null, null, expect.any(Number)] } } },
    ]);
  });

  test('a match that its host closes is over by the rules, and nothing is secret any more', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob'], { setup: { designs: 'secret' } });
    value(await h.service.close(guest('ann'), match));
    const { table, updates } = await look(h, 'eve', match);
    expect(table).toMatchObject({ phase: 'closed', ended: { by: 'host' } });
    expect(updates[0]?.view.board).toMatchObject({ over: true });
    expect(verify(duel, await record(h, 'ann', match))).toMatchObject({ ok: true });
  });

  test('the host closes a match and hands idle seats over; others may not', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    expect(await h.service.close(guest('bob'), match)).toMatchObject({ refusal: { code: 'not-host' } });
    expect(await h.service.removeIdle(guest('ann'), match, 1)).toMatchObject({ refusal: { code: 'not-idle' } });
    h.clock.now += 61_000;
    value(await h.service.removeIdle(guest('ann'), match, 1));
    value(await h.service.close(guest('ann'), match));
    expect((await look(h, 'bob', match)).table).toMatchObject({ phase: 'closed', ended: { by: 'host' } });
  });

  test('a rematch is one table for both', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    expect(await h.service.rematch(guest('ann'), match)).toMatchObject({ refusal: { code: 'not-over' } });
    value(await h.service.resign(guest('ann'), match, 0));
    expect(await h.service.rematch(guest('eve'), match)).toMatchObject({ refusal: { code: 'not-yours' } });
    const [a, b] = await Promise.all([h.service.rematch(guest('ann'), match), h.service.rematch(guest('bob'), match)]);
    expect(value(a)).toBe(value(b));
    expect((await look(h, 'bob', match)).table.rematch).toBe(value(a));
  });

  test('a rematch holds the seats for those who sat there, for ten minutes, and goes on with what was said', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    value(await h.service.say(guest('bob'), match, 'Once more?'));
    value(await h.service.resign(guest('ann'), match, 0));
    const again = value(await h.service.rematch(guest('ann'), match));
    const said = value(await h.service.chat(guest('ann'), again, 0));
    expect(said.map(({ name, text }) => [name, text])).toEqual([['bob', 'Once more?']]);

    const until = h.clock.now + 10 * 60_000;
    const held = async (name: string) => (await look(h, name, again)).table.seats.map(({ heldFor }) => heldFor);
    expect(await held('bob')).toEqual([
      { name: 'ann', you: false, until },
      { name: 'bob', you: true, until },
    ]);
    const inLobby = async () => (await h.service.lobby({ most: 9 })).find(({ id }) => id === again);
    expect(await inLobby()).toMatchObject({ phase: 'gathering', openSeats: 0, heldUntil: until });
    expect(await sit(h, 'eve', again, 1)).toMatchObject({ refusal: { code: 'held' } });
    expect(await sit(h, 'eve', again)).toMatchObject({ refusal: { code: 'held' } });
    expect(value(await sit(h, 'bob', again))).toBe(1);
    expect(await held('bob')).toEqual([{ name: 'ann', you: false, until }, null]);
    h.clock.now = until;
    expect(await inLobby()).toMatchObject({ openSeats: 1, heldUntil: null });
    expect(value(await sit(h, 'eve', again))).toBe(0);
  });

  test('a match says what it is set up with that is not the usual, to the lobby and at the table', async () => {
    const h = server();
    const plain = await seatedMatch(h, ['ann', 'bob']);
    const other = value(await h.service.open(guest('ann'), wanted({ setup: { designs: 'secret', quietLimit: 30 } })));
    const inLobby = async (match: string) => (await h.service.lobby({ most: 9 })).find(({ id }) => id === match);
    expect(await inLobby(plain)).toMatchObject({ terms: [], timeControl: UNTIMED });
    const terms = (await inLobby(other))?.terms ?? [];
    expect(terms).toHaveLength(2);
    for (const term of terms) expect(term).toMatch(/^[A-Z][^:]+: \S/);
    expect((await look(h, 'eve', other)).table.terms).toEqual(terms);
  });
});

describe('rules that change', () => {
  const newer = { ...duel, version: duel.version + 1 };

  test('a match goes on where the new rules would have led to the same', async () => {
    const store = memoryStore();
    const h = server({ store });
    const match = await seatedMatch(h, ['ann', 'bob']);
    const later = server({ store, findRules: async () => newer });
    value(await later.service.play(guest('ann'), match, 0, ask(1), 3));
  });

  /** Rules that no longer allow aiming ahead. */
  const aim = { ...duel.decisions.aim, candidates: () => [2] as const, options: () => [2] as const };
  const stricter = { ...newer, decisions: { ...duel.decisions, aim } };

  /** Aims ahead, flies straight on and harms nobody, for this many rounds of questions. */
  async function flyPeacefully(h: TestServer, match: string, rounds: number): Promise<void> {
    const peaceful: { readonly [kind: string]: Json } = { aim: 1, heading: 0, fire: [], 'fight-on': true };
    for (let i = 0; i < rounds; i++) {
      for (const [seat, name] of ['ann', 'bob'].entries()) {
        const [update] = (await look(h, name, match)).updates;
        const kind = update?.view.mine?.ask.kind;
        if (update && kind)
          value(await h.service.play(guest(name), match, seat, askIn(update.view), peaceful[kind] ?? null));
      }
    }
  }

  test.each([
    ['as its last snapshot has it', 40],
    ['as far as old and new rules agree', 4],
  ])('one that would change can be looked at %s, says so, and does not vanish', async (_, rounds) => {
    const store = memoryStore();
    const h = server({ store });
    const match = await seatedMatch(h, ['ann', 'bob']);
    await flyPeacefully(h, match, rounds);
    const later = server({ store, findRules: async () => stricter });
    const { table, updates } = await look(later, 'ann', match);
    expect(table.phase).toBe('closed');
    expect(updates[0]?.view.question).toBeGreaterThan(0);
    expect(await later.service.play(guest('ann'), match, 0, ask(1), 3)).toMatchObject({ refusal: { code: 'frozen' } });
  });
});

describe('talking', () => {
  test('chat is heard by all who follow, with the name of the seat', async () => {
    const h = server();
    const match = await seatedMatch(h, ['ann', 'bob']);
    const heard: string[] = [];
    const follower = {
      news: () => undefined,
      change: () => undefined,
      people: () => undefined,
      chat: (lines: readonly { name: string; text: string }[]) =>
        heard.push(...lines.map(({ name, text }) => `${name}: ${text}`)),
    };
    value(await h.service.follow(guest('bob'), match, null, follower));
    value(await h.service.say(guest('ann'), match, ' Good luck! '));
    value(await h.service.say(guest('eve'), match, 'Hello'));
    await expect.poll(() => heard).toEqual(['ann: Good luck!', 'Spectator: Hello']);
  });
});

test('a service that stops takes nothing new and finishes what was begun', async () => {
  const h = server();
  const match = await seatedMatch(h, ['ann', 'bob']);
  const last = h.service.play(guest('ann'), match, 0, ask(1), 3);
  await h.service.stop();
  expect((await last).ok).toBe(true);
  expect(await h.service.play(guest('bob'), match, 1, ask(1), 3)).toMatchObject({ refusal: { code: 'stopping' } });
});
