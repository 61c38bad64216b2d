import { DatabaseSync } from 'node:sqlite';
import { newRequestId, PROTOCOL } from '@starboard/protocol';
import { DatabaseError } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { NO_LIMITS } from '../../http/gate/limits.ts';
import { migrateSqlite } from '../../store/migrations/migrate.ts';
import { patiently } from '../../store/postgres/patience.ts';
import { sqliteStore } from '../../store/sqlite/open.ts';
import type { Store } from '../../store/store.ts';
import { Full } from '../../store/unavailable.ts';
import type { WholeStore } from '../../store/whole-store.ts';
import { begunDuel, DUEL, openBorder, visitor } from '../http/http-border.ts';
import { entry, line, open, summary, words } from './contract/store-samples.ts';

/** A store whose disk the test can fill up and empty again. */
function storeOnASmallDisk(): { store: WholeStore; fill(): void; free(): void } {
  const database = new DatabaseSync(':memory:');
  migrateSqlite(database);
  const store = sqliteStore(database);
  return {
    store,
    fill: () => database.exec('pragma max_page_count = 1'),
    free: () => database.exec('pragma max_page_count = 1000000'),
  };
}

const stores: WholeStore[] = [];
function smallDisk() {
  const made = storeOnASmallDisk();
  stores.push(made.store);
  return made;
}
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

describe('a disk that is full', () => {
  /** Appends until one fails; returns how many were stored. */
  async function fillUp(store: Store, id: string): Promise<number> {
    for (let number = 1; ; number++) {
      const kept = await store.append(id, number, entry('x'.repeat(500)), summary()).catch((error: unknown) => error);
      if (kept === 'kept') continue;
      expect(kept).toBeInstanceOf(Full);
      return number;
    }
  }

  test('keeps nothing and says so; what was kept stays, and with room again it goes on where it was', async () => {
    const { store, fill, free } = smallDisk();
    await open(store, 'match');
    expect(await store.ready()).toBe(true);
    fill();
    const number = await fillUp(store, 'match');
    expect(await store.ready()).toBe(false);
    expect(await words(store, 'match', 1)).toHaveLength(number - 1);
    await expect(store.say('match', line('x'.repeat(5000)), 'long')).rejects.toBeInstanceOf(Full);
    free();
    expect(await store.ready()).toBe(true);
    expect(await store.append('match', number, entry('on we go'), summary())).toBe('kept');
    expect(await words(store, 'match', number)).toEqual(['on we go']);
    expect((await store.say('match', line('again'), 'again')).number).toBe(1);
  });

  test('of a group of writes none is acknowledged that is not there afterwards', async () => {
    const { store, fill, free } = smallDisk();
    await open(store, 'match');
    fill();
    const group = Array.from({ length: 200 }, (_, i) =>
      store.append('match', i + 1, entry('y'.repeat(300)), summary()),
    );
    const outcomes = await Promise.allSettled(group);
    const kept = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(kept).toBeLessThan(200);
    free();
    expect(await words(store, 'match', 1)).toHaveLength(kept);
  });

  test('is a sentence and 503 to whoever plays, over HTTP and over the socket; then play goes on', async () => {
    const { store, fill, free } = smallDisk();
    const border = await openBorder({ store, limits: NO_LIMITS });
    const { match, ann, ben } = await begunDuel(border.address);
    const ops = visitor(border.ops);
    const socket = await ann.talk();
    socket.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
    const view = (await socket.next('news')).updates[0]?.view;
    const [choice] = view?.mine?.options ?? [];
    fill();
    let opened = await ben.post('/api/matches', DUEL);
    while (opened.status === 201) opened = await ben.post('/api/matches', DUEL);
    expect([opened.status, opened.body.code, opened.headers.get('retry-after')]).toEqual([503, 'no-room', '5']);
    expect(opened.body.fact).toMatch(/^The server’s disk is full.*\.$/);
    const say = () => {
      socket.say({ type: 'say', id: newRequestId(), text: 'w'.repeat(390) });
      return socket.next('done', 'refused');
    };
    let said = await say();
    while (said.type === 'done') said = await say();
    expect(said.refusal.code).toBe('no-room');
    await expect.poll(async () => (await ops.get('/readyz')).status, { timeout: 4000 }).toBe(503);
    expect((await ops.get('/healthz')).status).toBe(200);
    expect((await ann.look(match)).table.phase).toBe('playing');
    free();
    socket.say({ type: 'play', id: 'the-choice', seat: 0, question: view?.question, nth: 0, choice });
    expect((await socket.next('done')).id).toBe('the-choice');
    await expect.poll(async () => (await ops.get('/readyz')).status, { timeout: 4000 }).toBe(200);
    await border.stop();
  });
});

test('what PostgreSQL says of a full disk means the same, and is not tried again', async () => {
  let tries = 0;
  const work = async () => {
    tries++;
    throw Object.assign(new DatabaseError('could not extend file', 1, 'error'), { code: '53100' });
  };
  await expect(patiently(work)).rejects.toBeInstanceOf(Full);
  expect(tries).toBe(1);
});

test('asking again and again whether it is ready costs one write a second', async () => {
  const { store } = smallDisk();
  let asked = 0;
  const counting = {
    ...store,
    ready() {
      asked++;
      return store.ready();
    },
  };
  const border = await openBorder({ store: counting });
  const start = performance.now();
  await Promise.all(Array.from({ length: 50 }, () => visitor(border.ops).get('/readyz')));
  const seconds = Math.floor((performance.now() - start) / 1000);
  expect(asked).toBeLessThanOrEqual(1 + seconds);
  await border.stop();
});
