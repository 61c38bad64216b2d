import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guestCookie } from '../../http/gate/guest.ts';
import { createSeal } from '../../http/gate/seal.ts';
import { shortName } from '../../http/running/short-name.ts';
import { forgetOldSecrets, rotateSecret, startNode } from '../../index.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import type { WholeStore } from '../../store/whole-store.ts';
import { type Border, begunDuel, DUEL, type HttpVisitor, openBorder, SECRET, visitor } from './http-border.ts';
import { nodeOn } from './node-options.ts';

const DAY = 24 * 3600_000;
const HTTPS = { 'x-forwarded-proto': 'https' };

const withCookie = (address: string, cookie: string): HttpVisitor => Object.assign(visitor(address), { cookie });

describe('the name of the cookie', () => {
  let border: Border;
  beforeAll(async () => {
    border = await openBorder({ trustProxy: true });
  });
  afterAll(() => border.stop());

  test('over https no neighbour of the host can set it: it is prefixed', async () => {
    const { headers } = await visitor(border.address).get('/api/games', HTTPS);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-starboard=.*; Path=\/; .*; Secure$/)]);
    expect((await visitor(border.address).get('/api/games')).headers.get('set-cookie')).toMatch(/^starboard=/);
  });

  test('the plain name of before is still read over https, unless the prefixed one is there', async () => {
    const [ann, eve] = [visitor(border.address), visitor(border.address)];
    const { match } = (await ann.post('/api/matches', DUEL)).body;
    await eve.get('/api/games', HTTPS);
    expect((await ann.get(`/api/matches/${match}`, HTTPS)).body.table.host).toBe(true);
    const both = withCookie(border.address, `${ann.cookie}; ${eve.cookie}`);
    expect((await both.get(`/api/matches/${match}`, HTTPS)).body.table.host).toBe(false);
  });
});

describe('a session', () => {
  /** A new node at this time, which has asked the store nothing yet. */
  async function at<T>(store: WholeStore, time: number, work: (address: string) => Promise<T>): Promise<T> {
    const border = await openBorder({ now: () => time, store });
    try {
      return await work(border.address);
    } finally {
      await border.stop();
    }
  }

  test('lasts 400 days from its last use, whatever the browser still sends', async () => {
    const store = await openSqlite(':memory:');
    const begun = 10_000 * DAY;
    const { match, ann, ben } = await at(store, begun, begunDuel);
    await at(store, begun + 399 * DAY, (address) => withCookie(address, ann.cookie).get('/api/games'));
    const mine = await at(store, begun + 401 * DAY, (address) =>
      Promise.all(
        [ann, ben].map(async ({ cookie }) =>
          (await withCookie(address, cookie).look(match)).table.seats.some((seat) => seat.mine),
        ),
      ),
    );
    expect(mine).toEqual([true, false]);
    await store.close();
  });

  test('that holds nothing goes by the date in its cookie', async () => {
    const border = await openBorder({ now: () => 10_000 * DAY });
    const holds = async (id: string, now: number): Promise<boolean> => {
      const given = guestCookie({ id, device: 'first' }, createSeal(SECRET), { https: false, now });
      const { status } = await withCookie(border.address, given.split(';')[0] ?? '').post('/api/matches', DUEL);
      return status === 201;
    };
    expect(await holds('x'.repeat(22), 9_600 * DAY)).toBe(true);
    expect(await holds('y'.repeat(22), 9_600 * DAY - 1)).toBe(false);
    await border.stop();
  });

  test('costs one write a day at most, and none before anything is kept', async () => {
    const store = await openSqlite(':memory:');
    const writes: string[] = [];
    const counting = {
      ...store,
      async beginSession(...session: Parameters<typeof store.beginSession>) {
        writes.push('begun');
        await store.beginSession(...session);
      },
      async noteSeen(...seen: Parameters<typeof store.noteSeen>) {
        writes.push('seen');
        await store.noteSeen(...seen);
      },
    };
    let time = 10_000 * DAY;
    const ann = visitor('');
    const during = async (work: (at: HttpVisitor) => Promise<unknown>): Promise<void> => {
      const border = await openBorder({ now: () => time, store: counting });
      const here = withCookie(border.address, ann.cookie);
      await work(here);
      ann.cookie = here.cookie;
      await border.stop();
    };
    await during((at) => at.get('/api/games'));
    expect(writes).toEqual([]);
    await during(async (at) => {
      for (let i = 0; i < 3; i++) await at.post('/api/matches', DUEL);
    });
    expect(writes).toEqual(['begun']);
    time += DAY;
    await during((at) => at.get('/api/games'));
    expect(writes).toEqual(['begun']);
    time += 1;
    await during((at) => at.get('/api/games'));
    await during((at) => at.get('/api/games'));
    expect(writes).toEqual(['begun', 'seen']);
    await store.close();
  });

  test('of the only device can be ended by who means it: nobody plays its seats then', async () => {
    const border = await openBorder();
    const { match, ann } = await begunDuel(border.address);
    const before = ann.cookie;
    const kept = await ann.post('/api/devices/sign-out', { device: 'first' });
    expect([kept.status, kept.body.code]).toEqual([409, 'only-device']);
    expect((await ann.post('/api/devices/sign-out', { device: 'first', evenIfOnly: true })).status).toBe(200);
    expect((await withCookie(border.address, before).look(match)).table.seats[0]?.mine).toBe(false);
    const stranger = visitor(border.address);
    await stranger.get('/api/games');
    expect((await stranger.post('/api/devices/sign-out', { device: 'first', evenIfOnly: true })).status).toBe(200);
    await border.stop();
  });

  test('is renewed for a page that its worker has stored, and the worker itself is never stored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-page-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Starboard</title>');
    writeFileSync(join(folder, 'service-worker.js'), '');
    const border = await openBorder({ page: folder });
    const asked = await fetch(border.address, { method: 'HEAD' });
    expect(asked.headers.getSetCookie().join()).toContain('starboard=');
    const worker = await fetch(`${border.address}/service-worker.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('javascript');
    expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'");
    await border.stop();
    rmSync(folder, { recursive: true });
  });

  test('that was ended is not given anew with the page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-page-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Starboard</title>');
    const border = await openBorder({ page: folder });
    const ann = visitor(border.address);
    await ann.get('/');
    const [name] = ann.cookie.replace('starboard=', '').split('.');
    await ann.get('/');
    expect(ann.cookie).toContain(name);
    await ann.post('/api/devices/sign-out', { device: 'first', evenIfOnly: true });
    await ann.get('/');
    expect(ann.cookie).not.toContain(name);
    await border.stop();
    rmSync(folder, { recursive: true });
  });
});

describe('the secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-secret-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('can be rotated: cookies of before still hold, until the old one is forgotten', async () => {
    const data = join(folder, 'data');
    const within = async <T>(work: (address: string) => Promise<T>): Promise<T> => {
      const node = await startNode(nodeOn(data));
      try {
        return await work(`http://127.0.0.1:${node.port}`);
      } finally {
        await node.stop();
      }
    };
    const { match, ann } = await within(begunDuel);
    const mine = (cookie: string) =>
      within(async (address) => (await withCookie(address, cookie).look(match)).table.seats[0]?.mine);
    const secret = () => readFileSync(join(data, 'cookie-secret'), 'utf8');
    const before = secret();
    rotateSecret(data);
    rotateSecret(data);
    expect(secret()).not.toBe(before);
    expect(statSync(join(data, 'cookie-secret-old')).mode & 0o777).toBe(0o600);
    expect(await mine(ann.cookie)).toBe(true);
    expect(forgetOldSecrets(data)).toBe(true);
    expect(await mine(ann.cookie)).toBe(false);
    expect(forgetOldSecrets(data)).toBe(false);
  });

  test('is not rotated under a server that runs', async () => {
    const data = join(folder, 'running');
    const node = await startNode(nodeOn(data));
    expect(() => rotateSecret(data)).toThrow('Another Starboard server is using the data folder');
    await node.stop();
  });

  test('of before can be given by the environment too', async () => {
    const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
    const seal = createSeal(newer, [older, 'p'.repeat(32)]);
    expect(seal.open('guest', createSeal(older).sign('guest', 'ann'))).toBe('ann');
    expect(seal.open('guest', createSeal('q'.repeat(32)).sign('guest', 'ann'))).toBeUndefined();
    expect(createSeal(newer).open('guest', seal.sign('guest', 'ann'))).toBe('ann');
    const node = nodeOn(join(folder, 'given'));
    await expect(startNode({ ...node, secret: newer, oldSecrets: `${older}, short` })).rejects.toThrow(
      'STARBOARD_SECRET_OLD must be at least 32 characters long.',
    );
    await expect(startNode({ ...node, oldSecrets: older })).rejects.toThrow('but STARBOARD_SECRET isn’t');
  });
});

test('each line of the log that is about a guest says who, by a short name', async () => {
  const border = await openBorder();
  const { ann, match } = await begunDuel(border.address);
  const [id = ''] = ann.cookie.replace('starboard=', '').split('.');
  (await ann.talk()).socket.close();
  await ann.post('/api/matches/x/say', { text: 'hello' });
  const lines = border.log.map((line) => JSON.parse(line));
  const about = lines.filter(({ route, msg }) => route?.startsWith('/api/') || msg === 'connected');
  expect(about.length).toBeGreaterThan(5);
  for (const { guest } of about) expect(guest).toMatch(/^#[0-9a-f]{8}$/);
  expect(about.filter(({ guest }) => guest === shortName(id)).map(({ msg }) => msg)).toContain('connected');
  for (const secret of [id, match]) expect(border.log.join('')).not.toContain(secret);
  await border.stop();
});
