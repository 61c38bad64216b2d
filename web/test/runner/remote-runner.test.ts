import { PROTOCOL, type Update } from '@starboard/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answered } from '../../online/server/request.ts';
import { pauseBefore } from '../../runner/remote/connection.ts';
import type { AskHistory } from '../../runner/remote/earlier.ts';
import { type RemoteRunner, remoteRunner } from '../../runner/remote/remote-runner.ts';
import { fakeServer, newsAt, tableAt } from '../support/fake-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  runner?.close();
  vi.useRealTimers();
});

let runner: RemoteRunner | undefined;

function follow(after: number | null = null) {
  const server = fakeServer();
  const history = vi.fn<AskHistory>(async (before, from) => ({
    ok: true,
    value: {
      begins: Math.max(from + 1, before - 2),
      ends: before - 1,
      updates: [{ viewer: 0, happenings: [{ event: { type: 'earlier', rule: '1' }, board: [{}] }] }],
    },
  }));
  const resign = vi.fn(async (_: number): Promise<Answered<unknown>> => ({ ok: true, value: {} }));
  const opened = remoteRunner({ match: 'match-1', after, connect: server.connect, history, resign });
  runner = opened;
  const told: string[] = [];
  const hear = (updates: readonly Update[]): void => {
    for (const { past, happenings } of updates) {
      told.push(...past.map(({ type }) => `(${type})`), ...happenings.map(({ event }) => event.type));
    }
  };
  return { server, runner: opened, told, hear, history, resign };
}

async function inTheRoom() {
  const all = follow();
  const opening = all.runner.open();
  all.server.latest.accept();
  all.server.latest.tell(newsAt(4, { past: ['start'] }));
  const opened = await opening;
  if (!opened.ok) throw new Error(opened.fact);
  all.hear(opened.updates);
  all.runner.subscribe({ news: all.hear, trouble: () => undefined });
  return all;
}

test('opening is to call and to follow, from the number last seen', async () => {
  const { server, runner } = follow(7);
  const opening = runner.open();
  server.latest.accept();
  expect(server.latest.said).toEqual([{ type: 'follow', protocol: PROTOCOL, match: 'match-1', after: 7 }]);
  server.latest.tell(newsAt(9, { past: ['start'], fresh: ['aimed'] }));
  expect(await opening).toMatchObject({ ok: true, names: ['Ada', 'Ben'], seats: [0] });
});

test('while seats are open there is a table but no match; it opens when all sit', async () => {
  const { server, runner } = follow();
  const opened = vi.fn();
  runner.open().then(opened);
  server.latest.accept();
  server.latest.tell({ type: 'news', guest: 'ada', table: tableAt(2, { phase: 'gathering' }), begins: 1, updates: [] });
  server.latest.tell({ type: 'people', present: [1], watching: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(runner.table.value?.phase).toBe('gathering');
  expect(runner.people.value).toEqual({ present: [1], watching: 2 });
  expect(opened).not.toHaveBeenCalled();
  server.latest.tell(newsAt(4, { fresh: ['start'] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalledOnce();
});

test('a change is told as the whole that it makes of the news before', async () => {
  const { server, runner } = await inTheRoom();
  const heard: Update[] = [];
  runner.subscribe({ news: (updates) => heard.push(...updates), trouble: () => undefined });
  server.latest.tell({
    type: 'change',
    table: { number: 5, lastAt: 9 },
    updates: [
      {
        viewer: 0,
        past: [],
        view: { question: 2 },
        happenings: [{ event: { type: 'aimed', rule: '1' }, board: { turn: [1] } }],
        board: { turn: [2] },
      },
    ],
  });
  expect(runner.table.value).toMatchObject({ number: 5, lastAt: 9, game: 'duel-in-space' });
  const [update] = heard;
  expect(update?.view).toMatchObject({ question: 2, board: { turn: 2 }, asked: [] });
  expect(update?.happenings).toMatchObject([{ board: { turn: 1 } }]);
});

test('a match that is not there cannot be opened, and why is said', async () => {
  const { server, runner } = follow();
  const opening = runner.open();
  server.latest.accept();
  server.latest.tell({
    type: 'refused',
    id: null,
    refusal: { code: 'unknown-match', fact: 'There is no such match.' },
  });
  expect(await opening).toEqual({ ok: false, fact: 'There is no such match.' });
});

test('a move is answered by its id, whatever comes between', async () => {
  const { server, runner } = await inTheRoom();
  const first = runner.play({ seat: 0, question: 1, choice: 3 }, 0);
  const second = runner.play({ seat: 0, question: 2, takeBack: true }, 0);
  const [play] = server.latest.heard('play');
  const [takeBack] = server.latest.heard('take-back');
  server.latest.tell({ type: 'refused', id: takeBack?.id ?? '', refusal: { code: 'stale', fact: 'Gone on.' } });
  server.latest.tell(newsAt(5));
  server.latest.tell({ type: 'done', id: play?.id ?? '' });
  expect(await first).toEqual({ ok: true });
  expect(await second).toEqual({ ok: false, code: 'stale', fact: 'Gone on.' });
});

test('resigning is answered as a move is', async () => {
  const { runner, resign } = await inTheRoom();
  expect(await runner.resign(0)).toEqual({ ok: true });
  expect(resign).toHaveBeenCalledWith(0);
  resign.mockResolvedValueOnce({ ok: false, refusal: { code: 'not-playing', fact: 'It is over.' } });
  expect(await runner.resign(0)).toEqual({ ok: false, code: 'not-playing', fact: 'It is over.' });
});

test('cut off, it calls again and resumes; the past is not told twice', async () => {
  const { server, runner, told } = await inTheRoom();
  server.latest.tell(newsAt(5, { fresh: ['aimed'] }));
  server.latest.close();
  expect(runner.connected.value).toBe(false);
  await vi.advanceTimersByTimeAsync(pauseBefore(0));
  expect(server.wires).toHaveLength(2);
  server.latest.accept();
  expect(server.latest.said).toEqual([{ type: 'follow', protocol: PROTOCOL, match: 'match-1', after: 5 }]);
  server.latest.tell(newsAt(6, { past: ['start', 'aimed'], fresh: ['flew'] }));
  expect(runner.connected.value).toBe(true);
  expect(told).toEqual(['(start)', 'aimed', 'flew']);
});

test('where something was left out between, the log begins anew and says so', async () => {
  const { server, runner, told } = await inTheRoom();
  const gaps: (boolean | undefined)[] = [];
  runner.subscribe({ news: (updates) => gaps.push(...updates.map(({ gap }) => gap)), trouble: () => undefined });
  server.latest.tell(newsAt(200, { past: ['turn'], fresh: ['flew'], begins: 101 }));
  expect(told.slice(1)).toEqual(['(turn)', 'flew']);
  expect(gaps).toEqual([true]);
  expect([runner.earlier.begins.value, runner.earlier.unseen.value]).toEqual([101, 96]);
});

test('earlier history comes by pages, first what was not seen before', async () => {
  const { server, runner, history } = follow(7);
  const opening = runner.open();
  server.latest.accept();
  server.latest.tell(newsAt(20, { fresh: ['flew'], begins: 11 }));
  await opening;
  expect(runner.earlier.unseen.value).toBe(3);
  expect((await pageOf(runner)).get(0)).toMatchObject([{ event: { type: 'earlier' } }]);
  await pageOf(runner);
  expect(runner.earlier.unseen.value).toBe(0);
  await pageOf(runner);
  expect(history.mock.calls).toEqual([
    [11, 7],
    [9, 7],
    [8, 0],
  ]);
  expect(runner.earlier.begins.value).toBe(6);
});

async function pageOf({ earlier }: RemoteRunner) {
  const page = await earlier.page();
  if (typeof page === 'string') throw new Error(page);
  return page;
}

test('what was not answered is asked again under its id, what was answered is not', async () => {
  const { server, runner } = await inTheRoom();
  const answered = runner.play({ seat: 0, question: 1, choice: 'a' }, 0);
  server.latest.tell({ type: 'done', id: server.latest.heard('play')[0]?.id ?? '' });
  await answered;
  const pending = runner.play({ seat: 0, question: 2, choice: 'b' }, 0);
  const before = server.latest.heard('play').at(-1);
  server.latest.close();
  await vi.advanceTimersByTimeAsync(pauseBefore(0));
  server.latest.accept();
  expect(server.latest.heard('play')).toEqual([]);
  server.latest.tell(newsAt(5));
  expect(server.latest.heard('play')).toEqual([before]);
  server.latest.tell({ type: 'done', id: before?.id ?? '' });
  expect(await pending).toEqual({ ok: true });
});

test('a move made while cut off is said once there is a connection again', async () => {
  const { server, runner } = await inTheRoom();
  server.latest.close();
  const made = runner.play({ seat: 0, question: 1, choice: 'a' }, 0);
  await vi.advanceTimersByTimeAsync(pauseBefore(0));
  server.latest.accept();
  server.latest.tell(newsAt(4));
  const [play] = server.latest.heard('play');
  expect(play).toMatchObject({ question: 1, choice: 'a' });
  server.latest.tell({ type: 'done', id: play?.id ?? '' });
  expect(await made).toEqual({ ok: true });
});

test('reasons are asked for, and answered by their id', async () => {
  const { server, runner } = await inTheRoom();
  const asked = runner.reasons(0);
  const [message] = server.latest.heard('reasons');
  const reasons = [{ rule: '4.2', fact: 'Too far.', choices: [3] }];
  server.latest.tell({ type: 'reasons', id: message?.id ?? '', reasons, more: false });
  expect(await asked).toEqual(reasons);
});

test('standing answers are told by what is answered, and again on a new connection', async () => {
  const { server, runner } = await inTheRoom();
  const answered = runner.answerAlways(0, { parry: 'always', echo: 'never', riposte: 'never' });
  const [said] = server.latest.heard('standing');
  expect(said).toMatchObject({ seat: 0, always: ['parry'], never: ['echo', 'riposte'] });
  server.latest.close();
  await vi.advanceTimersByTimeAsync(pauseBefore(0));
  server.latest.accept();
  server.latest.tell(newsAt(4));
  expect(server.latest.heard('standing')).toEqual([said]);
  server.latest.tell({ type: 'done', id: said?.id ?? '' });
  expect(await answered).toEqual({ ok: true });
});

test('what the server knows of standing answers is shown for one’s own seats', async () => {
  const { server, runner } = await inTheRoom();
  const { table, ...news } = newsAt(4);
  server.latest.tell({ ...news, table: { ...table, standing: [{ always: ['parry'], never: ['echo'] }, null] } });
  expect(runner.standing.value).toEqual(new Map([[0, { parry: 'always', echo: 'never' }]]));
});

test('talk that was not answered is said again under its id, too', async () => {
  const { server, runner } = await inTheRoom();
  const said = runner.say('Hello');
  const [before] = server.latest.heard('say');
  server.latest.close();
  await vi.advanceTimersByTimeAsync(pauseBefore(0));
  server.latest.accept();
  server.latest.tell(newsAt(4));
  const [again] = server.latest.heard('say');
  expect(again).toEqual(before);
  server.latest.tell({ type: 'done', id: again?.id ?? '' });
  expect(await said).toEqual({ ok: true });
});

test('after the first news, every socket is for the guest whom that named, and a page that is somebody else says so', async () => {
  const { server, runner } = await inTheRoom();
  const troubles: string[] = [];
  runner.subscribe({ news: () => undefined, trouble: (fact) => troubles.push(fact) });
  const again = async (guest: string | null) => {
    server.latest.close();
    await vi.advanceTimersByTimeAsync(pauseBefore(0));
    server.latest.accept();
    server.latest.tell(newsAt(4, { guest }));
  };
  await again('ada');
  expect(troubles).toEqual([]);
  await again(null);
  expect(troubles).toEqual([expect.stringContaining('no longer signed in as the same player')]);
  await again('ada');
  expect(server.guests).toEqual([null, 'ada', 'ada', 'ada']);
});

test('it never gives up; pauses grow to five seconds and are short again after success', async () => {
  const { server } = await inTheRoom();
  server.latest.close();
  for (let tries = 0; tries < 12; tries++) {
    await vi.advanceTimersByTimeAsync(pauseBefore(tries) - 1);
    expect(server.wires).toHaveLength(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.wires).toHaveLength(tries + 2);
    server.latest.close();
  }
  expect(pauseBefore(12)).toBe(5000);
  await vi.advanceTimersByTimeAsync(5000);
  server.latest.accept();
  server.latest.tell(newsAt(4));
  const calls = server.wires.length;
  server.latest.close();
  await vi.advanceTimersByTimeAsync(pauseBefore(0));
  expect(server.wires).toHaveLength(calls + 1);
});

test('a connection that leaves a move unanswered is given up for another', async () => {
  const { server, runner } = await inTheRoom();
  runner.play({ seat: 0, question: 1, choice: 'a' }, 0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.wires).toHaveLength(2);
  expect(server.wires[0]?.closed).toBe(true);
});

test('older news that comes late changes nothing', async () => {
  const { server, runner, told } = await inTheRoom();
  server.latest.tell(newsAt(6, { fresh: ['flew'] }));
  server.latest.tell(newsAt(5, { fresh: ['aimed'] }));
  expect(runner.table.value?.number).toBe(6);
  expect(told).toEqual(['(start)', 'flew']);
});

test('what comes before the room listens is not lost', async () => {
  const { server, runner, told, hear } = follow();
  const opening = runner.open();
  server.latest.accept();
  server.latest.tell(newsAt(4, { past: ['start'] }));
  await opening;
  server.latest.tell(newsAt(5, { fresh: ['aimed'] }));
  runner.subscribe({ news: hear, trouble: () => undefined });
  expect(told).toEqual(['aimed']);
});

test('chat is in order, each line once', async () => {
  const { server, runner } = await inTheRoom();
  const line = (number: number) => ({ number, at: 0, name: 'Ben', seat: 1, text: `${number}` });
  server.latest.tell({ type: 'chat', lines: [line(2), line(1)] });
  server.latest.tell({ type: 'chat', lines: [line(1), line(3)] });
  expect(runner.chat.value.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('an end that the rules did not make is told in a sentence', async () => {
  const { server, runner } = await inTheRoom();
  expect(runner.ended.value).toBeNull();
  const table = tableAt(5, { phase: 'over', ended: { by: 'resignation', seat: 1 } });
  server.latest.tell({ type: 'news', guest: 'ada', table, begins: 1, updates: [] });
  expect(runner.ended.value).toBe('Ben resigned. Ada wins.');
});

test('closed for good, it calls nobody', async () => {
  const { server, runner } = await inTheRoom();
  runner.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.wires).toHaveLength(1);
});
