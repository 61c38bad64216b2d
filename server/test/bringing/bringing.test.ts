import { readRecord } from '@starboard/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import {
  guest,
  look,
  nonceOf,
  OPEN,
  openTestServer,
  playOut,
  record,
  sit,
  type TestServer,
  value,
} from '../service/test-server.ts';
import { BRINGERS, bringersWanted, bringingAt, gathered, makeDice, promise, sayReady } from './bringing-toy.ts';

const servers: TestServer[] = [];
function server(change: Parameters<typeof openTestServer>[0] = {}): TestServer {
  const opened = openTestServer({ ...BRINGERS, ...change });
  servers.push(opened);
  return opened;
}
afterEach(async () => {
  for (const { service } of servers.splice(0)) await service.stop();
});

const code = (refused: string) => ({ ok: false, refusal: { code: refused } });
const tableOf = async (h: TestServer, match: string) => (await look(h, 'ann', match)).table;

describe('what a seat brings', () => {
  test('all see it, it can be changed, and the match is played with it', async () => {
    const h = server();
    const match = await gathered(h);
    value(await h.service.bring(guest('ann'), match, 0, 1));
    value(await h.service.bring(guest('ann'), match, 0, 2));
    value(await h.service.bring(guest('bob'), match, 1, 3));
    expect(await bringingAt(h, match, 'eve')).toEqual({
      setup: { rounds: 3 },
      setupChanges: 0,
      brought: [2, 3],
      ready: [],
    });
    value(await sayReady(h, 'ann', match, 0));
    value(await sayReady(h, 'bob', match, 1));
    await makeDice(h, match);
    const { table, updates } = await look(h, 'ann', match);
    expect([table.phase, table.bringing]).toEqual(['playing', null]);
    expect(updates[0]?.view.board).toMatchObject({ rounds: 5 });
    await playOut(h, match, ['ann', 'bob']);
    const read = readRecord(await record(h, 'ann', match));
    expect(read.ok && read.record.header.setup).toEqual({ rounds: 5 });
  });

  test('is refused with every sentence that the rules have against it', async () => {
    const h = server();
    const match = await gathered(h);
    expect(await h.service.bring(guest('ann'), match, 0, 4)).toEqual({
      ok: false,
      refusal: { code: 'not-legal', fact: 'You brought 4. The most is 3.' },
    });
    expect(await h.service.bring(guest('ann'), match, 0, 'much')).toMatchObject(code('not-legal'));
    expect(await h.service.bring(guest('ann'), match, 0, 'x'.repeat(5000))).toMatchObject(code('too-long'));
    expect((await bringingAt(h, match)).brought).toEqual([null, null]);
  });

  test('is nobody else’s to bring, and nothing is brought to a game without such things', async () => {
    const h = server();
    const match = await gathered(h);
    expect(await h.service.bring(guest('ann'), match, 1, 1)).toMatchObject(code('not-yours'));
    expect(await h.service.sayReady(guest('ann'), match, 1, { ready: true, setupChanges: 0 })).toMatchObject(
      code('not-yours'),
    );
    const plain = openTestServer();
    servers.push(plain);
    const other = value(await plain.service.open(guest('ann'), bringersWanted({ game: 'toy' })));
    expect((await tableOf(plain, other)).bringing).toBeNull();
    expect(await plain.service.sit(guest('ann'), other, 0, 'Ann', {})).toMatchObject(code('wrong-share'));
    value(await sit(plain, 'ann', other));
    expect(await plain.service.bring(guest('ann'), other, 0, 1)).toMatchObject(code('brings-nothing'));
    const said = { ready: true, setupChanges: 0 };
    expect(await plain.service.sayReady(guest('ann'), other, 0, said)).toMatchObject(code('brings-nothing'));
    expect(await plain.service.setUp(guest('ann'), other, { rounds: 2 })).toMatchObject(code('brings-nothing'));
  });

  test('goes with a guest who leaves, and the next one starts with nothing', async () => {
    const h = server();
    const match = await gathered(h);
    value(await h.service.bring(guest('bob'), match, 1, 3));
    value(await sayReady(h, 'bob', match, 1));
    value(await h.service.leave(guest('bob'), match, 1));
    expect(await bringingAt(h, match)).toMatchObject({ brought: [null, null], ready: [] });
    value(await h.service.sit(guest('cleo'), match, 1, 'Cleo', {}));
    expect(await bringingAt(h, match)).toMatchObject({ brought: [null, null], ready: [] });
  });

  test('can be changed a hundred times', async () => {
    const h = server();
    const match = await gathered(h);
    for (let i = 0; i < 100; i++) value(await h.service.bring(guest('ann'), match, 0, 1 + (i % 2)));
    expect(await h.service.bring(guest('ann'), match, 0, 1)).toMatchObject(code('too-often'));
    value(await sayReady(h, 'ann', match, 0));
  });

  test('comes along to a rematch for the player who brought it, and nobody else', async () => {
    const h = server();
    const match = await gathered(h);
    value(await h.service.setUp(guest('ann'), match, { rounds: 4 }));
    value(await h.service.bring(guest('ann'), match, 0, 4));
    value(await h.service.bring(guest('bob'), match, 1, 1));
    for (const [seat, name] of ['ann', 'bob'].entries()) value(await sayReady(h, name, match, seat));
    await makeDice(h, match);
    value(await h.service.resign(guest('bob'), match, 1));
    const next = value(await h.service.rematch(guest('bob'), match));
    value(await h.service.sit(guest('ann'), next, null, 'ann', {}));
    expect(await bringingAt(h, next)).toMatchObject({ setup: { rounds: 4 }, brought: [4, null], ready: [] });
    h.clock.now += 11 * 60_000;
    value(await h.service.sit(guest('cleo'), next, 1, 'cleo', {}));
    expect(await bringingAt(h, next)).toMatchObject({ brought: [4, null] });
  });
});

describe('ready', () => {
  test('can be taken back a hundred times, and said once more', async () => {
    const h = server();
    const match = await gathered(h);
    const takeBack = () => h.service.sayReady(guest('ann'), match, 0, { ready: false, setupChanges: 0 });
    for (let i = 0; i < 100; i++) {
      value(await sayReady(h, 'ann', match, 0));
      value(await takeBack());
    }
    value(await sayReady(h, 'ann', match, 0));
    expect(await takeBack()).toMatchObject(code('too-often'));
    expect((await bringingAt(h, match)).ready).toEqual([0]);
  });

  test('is taken back by whoever brings something else, and by everybody when the host changes the set-up', async () => {
    const h = server();
    const match = await gathered(h);
    value(await h.service.bring(guest('ann'), match, 0, 3));
    value(await sayReady(h, 'ann', match, 0));
    value(await h.service.bring(guest('ann'), match, 0, 2));
    expect((await bringingAt(h, match)).ready).toEqual([]);
    value(await sayReady(h, 'ann', match, 0));
    value(await h.service.setUp(guest('ann'), match, { rounds: 1 }));
    expect(await bringingAt(h, match)).toMatchObject({ setup: { rounds: 1 }, setupChanges: 1, ready: [] });
    expect(await sayReady(h, 'ann', match, 0)).toMatchObject(code('not-legal'));
    value(await h.service.bring(guest('ann'), match, 0, 1));
    value(await sayReady(h, 'ann', match, 0));
    value(await sayReady(h, 'ann', match, 0, false));
    expect((await bringingAt(h, match)).ready).toEqual([]);
  });

  test('is about the set-up that the player has seen', async () => {
    const h = server();
    const match = await gathered(h);
    value(await h.service.setUp(guest('ann'), match, { rounds: 5 }));
    const late = await h.service.sayReady(guest('bob'), match, 1, { ready: true, setupChanges: 0 });
    expect(late).toMatchObject(code('stale'));
  });

  test('of everybody ends all changes', async () => {
    const h = server();
    const match = await gathered(h);
    for (const [seat, name] of ['ann', 'bob'].entries()) value(await sayReady(h, name, match, seat));
    expect(await h.service.bring(guest('ann'), match, 0, 1)).toMatchObject(code('too-late'));
    expect(await sayReady(h, 'ann', match, 0, false)).toMatchObject(code('too-late'));
    expect(await h.service.setUp(guest('ann'), match, { rounds: 5 })).toMatchObject(code('too-late'));
    await makeDice(h, match);
    expect(await h.service.bring(guest('ann'), match, 0, 1)).toMatchObject(code('too-late'));
    expect(await h.service.setUp(guest('ann'), match, { rounds: 5 })).toMatchObject(code('too-late'));
  });
});

describe('the dice', () => {
  test('are promised only when everybody is ready, and shown only after that', async () => {
    const h = server();
    const match = await gathered(h);
    expect((await tableOf(h, match)).dice.awaits).toBeNull();
    expect(await promise(h, 'ann', match, 0)).toMatchObject(code('too-early'));
    value(await sayReady(h, 'ann', match, 0));
    expect(await promise(h, 'ann', match, 0)).toMatchObject(code('too-early'));
    expect((await tableOf(h, match)).dice).toMatchObject({ awaits: null, commitments: [null, null] });
    value(await sayReady(h, 'bob', match, 1));
    expect((await tableOf(h, match)).dice.awaits).toMatchObject({ what: 'commitment' });
    value(await promise(h, 'ann', match, 0));
    expect(await h.service.reveal(guest('ann'), match, 0, nonceOf('ann'))).toMatchObject(code('too-early'));
    value(await promise(h, 'bob', match, 1));
    expect((await tableOf(h, match)).dice.awaits).toMatchObject({ what: 'nonce' });
  });

  test('are promised again if somebody leaves, because somebody else may bring something else', async () => {
    const h = server();
    const match = await gathered(h);
    for (const [seat, name] of ['ann', 'bob'].entries()) value(await sayReady(h, name, match, seat));
    value(await promise(h, 'ann', match, 0));
    value(await h.service.leave(guest('bob'), match, 1));
    expect(await tableOf(h, match)).toMatchObject({ dice: { commitments: [null, null] }, bringing: { ready: [0] } });
    value(await h.service.bring(guest('ann'), match, 0, 3));
    expect((await bringingAt(h, match)).ready).toEqual([]);
  });

  test('free the seats of players who said ready and went away', async () => {
    const h = server();
    const match = await gathered(h);
    for (const [seat, name] of ['ann', 'bob'].entries()) value(await sayReady(h, name, match, seat));
    value(await promise(h, 'ann', match, 0));
    h.clock.now += 61_000;
    await expect.poll(async () => (await tableOf(h, match)).seats.map(({ name }) => name)).toEqual(['ann', '']);
  });

  test('of a slow match come with the word, and go when it is taken back', async () => {
    const h = server();
    const slow = { perDecision: 2 * 24 * 3600, timeBank: 0, whenOut: 'bot' } as const;
    const match = await gathered(h, ['ann', 'bob'], { timeControl: slow });
    expect(await sayReady(h, 'ann', match, 0)).toMatchObject(code('wrong-share'));
    value(await sayReady(h, 'ann', match, 0, true, nonceOf('ann')));
    value(await h.service.bring(guest('ann'), match, 0, 2));
    value(await sayReady(h, 'bob', match, 1, true, nonceOf('bob')));
    expect((await tableOf(h, match)).phase).toBe('gathering');
    value(await sayReady(h, 'ann', match, 0, true, nonceOf('cleo')));
    expect(await tableOf(h, match)).toMatchObject({ phase: 'playing', nonces: [nonceOf('cleo'), nonceOf('bob')] });
  });
});

describe('a program that knows nothing of this', () => {
  test('sits down with its part of the dice, is ready, and stays so when the host changes the set-up', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), bringersWanted()));
    value(await h.service.sit(guest('ann'), match, 0, 'Ann', {}));
    value(await sit(h, 'bob', match));
    expect((await bringingAt(h, match)).ready).toEqual([1]);
    value(await h.service.setUp(guest('ann'), match, { rounds: 2 }));
    expect((await bringingAt(h, match)).ready).toEqual([1]);
    value(await sayReady(h, 'ann', match, 0));
    value(await promise(h, 'ann', match, 0));
    for (const [seat, name] of ['ann', 'bob'].entries()) {
      value(await h.service.reveal(guest(name), match, seat, nonceOf(name)));
    }
    expect((await look(h, 'bob', match)).updates[0]?.view.board).toMatchObject({ rounds: 2 });
  });

  test('plays with others of its kind as ever', async () => {
    const h = server();
    const match = value(await h.service.open(guest('ann'), bringersWanted({ seats: [OPEN, OPEN] })));
    for (const name of ['ann', 'bob']) value(await sit(h, name, match));
    for (const [seat, name] of ['ann', 'bob'].entries()) {
      value(await h.service.reveal(guest(name), match, seat, nonceOf(name)));
    }
    expect((await tableOf(h, match)).phase).toBe('playing');
  });
});

test('only the host changes the set-up, and only to one that the rules take', async () => {
  const h = server();
  const match = await gathered(h);
  expect(await h.service.setUp(guest('bob'), match, { rounds: 2 })).toMatchObject(code('not-host'));
  expect(await h.service.setUp(guest('ann'), match, { rounds: 200 })).toMatchObject(code('bad-setup'));
  value(await h.service.setUp(guest('ann'), match, { rounds: 2 }));
  const [listed] = await h.service.lobby({ most: 5 });
  expect(listed?.terms).toEqual(['Rounds: 2']);
});
