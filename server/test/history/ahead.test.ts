import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import type { Entry } from '../../table/entry.ts';
import { ask, BEGUN, ear, guest, openTestServer, seatedMatch, type TestServer, value } from '../service/test-server.ts';
import { memoryStore } from '../store/memory-store.ts';

/** A store with a slow disk: appends wait, in order, until the test releases them. */
function slowStore(inner = memoryStore()) {
  const waiting: (() => void)[] = [];
  let slow = false;
  const store: Store = {
    ...inner,
    append(...asked) {
      if (!slow) return inner.append(...asked);
      return new Promise((resolve, reject) => {
        waiting.push(() => inner.append(...asked).then(resolve, reject));
      });
    },
  };
  return {
    store,
    inner,
    waiting: () => waiting.length,
    slowDown() {
      slow = true;
    },
    async letThrough(most = waiting.length) {
      for (const go of waiting.splice(0, most)) go();
      await later();
    },
  };
}

async function slowDuel() {
  const disk = slowStore();
  const server = openTestServer({ store: disk.store });
  const match = await seatedMatch(server, ['ann', 'ben']);
  disk.slowDown();
  return { disk, server, match };
}

const aim = ({ service }: TestServer, match: string, seat: 0 | 1, choice: number, request?: string) =>
  service.play(guest(['ann', 'ben'][seat] ?? '', request), match, seat, ask(1), choice);
const moves = (log: readonly Entry[] | undefined) => (log ?? []).filter(({ type }) => type === 'moved');
const settled = (promise: Promise<unknown>) => Promise.race([promise, later().then(() => 'open')]);

test('what comes in while an entry is being kept is decided upon it, and shares its way to the disk', async () => {
  const { disk, server, match } = await slowDuel();
  const { heard, follower } = ear();
  value(await server.service.follow(guest('ann'), match, null, follower));
  const [ann, ben] = [aim(server, match, 0, 3), aim(server, match, 1, 4)];
  await later();
  expect(disk.waiting()).toBe(2);
  expect(await settled(ann)).toBe('open');
  expect(heard).toHaveLength(1);
  await disk.letThrough(1);
  expect((await ann).ok).toBe(true);
  expect(await settled(ben)).toBe('open');
  expect(heard.map(({ table }) => table.number)).toEqual([BEGUN, BEGUN + 1]);
  expect(heard.at(-1)?.updates[0]?.view.question).toBe(1);
  await disk.letThrough();
  expect((await ben).ok).toBe(true);
  expect(heard.at(-1)?.updates[0]?.view.question).toBe(2);
  await server.service.stop();
});

test('whoever says the same again is told so only when it is durable', async () => {
  const { disk, server, match } = await slowDuel();
  const [first, again] = [aim(server, match, 0, 3, 'the-same'), aim(server, match, 0, 3, 'the-same')];
  await later();
  expect(disk.waiting()).toBe(1);
  expect(await settled(again)).toBe('open');
  await disk.letThrough();
  expect([(await first).ok, (await again).ok]).toEqual([true, true]);
  expect(moves(disk.inner.logs.get(match))).toHaveLength(1);
  await server.service.stop();
});

test('a refusal is no news of what is not durable: it is said as of the store', async () => {
  const { disk, server, match } = await slowDuel();
  const [first, other] = [aim(server, match, 0, 3), aim(server, match, 0, 5)];
  expect(await settled(other)).toBe('open');
  await disk.letThrough();
  expect((await first).ok).toBe(true);
  expect(await other).toMatchObject({ ok: false, refusal: { code: 'answered' } });
  await server.service.stop();
});

test('when another node was faster, all that was decided meanwhile is decided anew: each once, none lost', async () => {
  const { disk, server, match } = await slowDuel();
  const elsewhere = openTestServer({ store: disk.inner });
  const both = [aim(server, match, 0, 3), aim(server, match, 1, 4)];
  await later();
  value(await elsewhere.service.offerDraw(guest('ann'), match, 0, true));
  for (let i = 0; i < 6; i++) await disk.letThrough();
  expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true]);
  const log = disk.inner.logs.get(match) ?? [];
  expect(log.slice(BEGUN).map(({ type }) => type)).toEqual(['offered-draw', 'moved', 'moved']);
  expect(
    moves(log)
      .map((entry) => (entry.type === 'moved' ? entry.move.seat : -1))
      .sort(),
  ).toEqual([0, 1]);
  await server.service.stop();
  await elsewhere.service.stop();
});

test('what could not be kept takes nobody with it who can be decided anew', async () => {
  const inner = memoryStore();
  let failures = 1;
  const disk = slowStore({
    ...inner,
    append: (...asked) =>
      moving(asked[2]) && failures-- > 0 ? Promise.reject(new Error('full')) : inner.append(...asked),
  });
  const server = openTestServer({ store: disk.store });
  const match = await seatedMatch(server, ['ann', 'ben']);
  disk.slowDown();
  const [ann, ben] = [aim(server, match, 0, 3), aim(server, match, 1, 4)];
  ann.catch(() => undefined);
  await later();
  for (let i = 0; i < 6; i++) await disk.letThrough();
  await expect(ann).rejects.toThrow('full');
  expect((await ben).ok).toBe(true);
  expect(moves(inner.logs.get(match))).toHaveLength(1);
  await server.service.stop();
});

test('whoever begins to follow meanwhile is told what is durable, and then the rest', async () => {
  const { disk, server, match } = await slowDuel();
  const { heard, follower } = ear();
  const ann = aim(server, match, 0, 3);
  await later();
  const following = server.service.follow(guest('ben'), match, null, follower);
  const ben = aim(server, match, 1, 4);
  await later();
  expect(heard).toEqual([]);
  for (let i = 0; i < 6; i++) await disk.letThrough();
  value(await following);
  expect([(await ann).ok, (await ben).ok]).toEqual([true, true]);
  expect(heard.map(({ table }) => table.number)).toEqual([BEGUN + 1, BEGUN + 2]);
  await server.service.stop();
});

const moving = (entry: Entry): boolean => entry.type === 'moved';
