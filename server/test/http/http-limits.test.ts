import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { callerOf } from '../../http/gate/caller.ts';
import { LIMITS, type Limits } from '../../http/gate/limits.ts';
import { createBuckets } from '../../service/bucket.ts';
import { begunDuel, DUEL, openBorder, visitor } from './http-border.ts';

test('a bucket gives its burst at once, then as it drips', () => {
  let time = 0;
  const buckets = createBuckets({ burst: 3, perSecond: 2 }, () => time);
  const take = (times: number) => Array.from({ length: times }, () => buckets.take('ann'));
  expect(take(4)).toEqual([true, true, true, false]);
  expect(buckets.take('ben')).toBe(true);
  time = 1000;
  expect(take(3)).toEqual([true, true, false]);
});

test('whoever keeps asking for something costly is served as often as the drip allows, not never', () => {
  let time = 0;
  const buckets = createBuckets({ burst: 4, perSecond: 20 }, () => time);
  expect(buckets.take('ann', 4)).toBe(true);
  const served: number[] = [];
  for (; time < 1000; time += 50) if (buckets.take('ann', 4)) served.push(time);
  expect(served).toEqual([200, 400, 600, 800]);
});

test('what was done already is charged for; whoever is in debt waits until it is paid', () => {
  let time = 0;
  const buckets = createBuckets({ burst: 100, perSecond: 50 }, () => time);
  buckets.charge('ann', 150);
  expect([buckets.debt('ann'), buckets.take('ann', 0), buckets.debt('ben')]).toEqual([1, false, 0]);
  time = 1000;
  expect([buckets.debt('ann'), buckets.take('ann', 0)]).toEqual([0, true]);
  for (let i = 0; i < 100; i++) buckets.charge('ann', 150);
  expect(buckets.debt('ann')).toBe(2);
});

test('a clock that is set back keeps nobody waiting', async () => {
  let time = 100 * 3600_000;
  const buckets = createBuckets({ burst: 3, perSecond: 2 }, () => time);
  buckets.take('ann');
  time -= 3600_000;
  expect(buckets.take('ann')).toBe(true);
  time += 500;
  expect([buckets.take('ann'), buckets.take('ann'), buckets.take('ann')]).toEqual([true, true, false]);

  let wall = Date.now();
  const border = await openBorder({ now: () => wall });
  const ann = visitor(border.address);
  expect((await ann.post('/api/matches', DUEL)).status).toBe(201);
  wall -= 3600_000;
  for (let i = 0; i < 5; i++) expect((await ann.post('/api/matches', DUEL)).status).toBe(201);
  await border.stop();
});

test('who has been quiet is forgotten', () => {
  let time = 0;
  const buckets = createBuckets({ burst: 3, perSecond: 2 }, () => time);
  for (let i = 0; i < 1000; i++) buckets.take(`guest ${i}`);
  expect(buckets.size()).toBe(1000);
  time = 60_000;
  buckets.take('ann');
  expect(buckets.size()).toBe(1);
});

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s counts as %s', ([remoteAddress, counted]) => {
  const request = { headers: { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' }, socket: { remoteAddress } };
  expect(callerOf(request as never, false).address).toBe(counted);
  expect(callerOf(request as never, true).address).toBe('198.51.100.2');
});

const still: Limits = {
  ...LIMITS,
  rates: {
    message: { guest: { burst: 30, perSecond: 0 }, address: { burst: 200, perSecond: 0 } },
    opening: { guest: { burst: 2, perSecond: 0 }, address: { burst: 4, perSecond: 0 } },
    chat: { guest: { burst: 2, perSecond: 0 }, address: { burst: 4, perSecond: 0 } },
  },
  sockets: { guest: 2, address: 3 },
};

test('too fast is a sentence with a code, by guest and by address', async () => {
  const border = await openBorder({ limits: still });
  const ann = visitor(border.address);
  await ann.get('/api/games');
  const opened = async (by = ann) => (await by.post('/api/matches', DUEL)).status;
  expect([await opened(), await opened(), await opened()]).toEqual([201, 201, 429]);
  expect([await opened(visitor(border.address)), await opened(visitor(border.address))]).toEqual([201, 201]);
  const { status, body, headers } = await visitor(border.address).post('/api/matches', DUEL);
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too-fast', '1']);
  expect(body.fact).toMatch(/^[A-Z].*\.$/);
  await border.stop();
});

test('chat and sockets are counted too', async () => {
  const border = await openBorder({ limits: still });
  const { match, ann } = await begunDuel(border.address);
  const say = async () => (await ann.post(`/api/matches/${match}/say`, { text: 'hello' })).status;
  expect([await say(), await say(), await say()]).toEqual([200, 200, 429]);
  await Promise.all([ann.talk(), ann.talk()]);
  await expect(ann.talk()).rejects.toThrow('429');
  const stranger = await visitor(border.address).talk();
  await expect(visitor(border.address).talk()).rejects.toThrow('429');
  stranger.socket.close();
  await stranger.closed();
  await border.stop();
});

test('sockets that come too fast are kept waiting before they are refused', async () => {
  const border = await openBorder({ limits: { ...LIMITS, sockets: { guest: 1, address: 1 } } });
  const first = await visitor(border.address).talk();
  let isRefused = false;
  const second = visitor(border.address)
    .talk()
    .catch((error: unknown) => {
      isRefused = true;
      return error;
    });
  // A request that is answered meanwhile shows that the refusal is not.
  expect((await visitor(border.address).get('/api/games')).status).toBe(200);
  expect(isRefused).toBe(false);
  expect(String(await second)).toContain('429');
  first.socket.close();
  await border.stop();
});

test('whoever asks for what is costly pays for it, and is refused until that is paid; whoever plays goes on', async () => {
  const work = { guest: { burst: 0.01, perSecond: 0.001 }, address: { burst: 1e6, perSecond: 1e6 } };
  const border = await openBorder({ limits: { ...LIMITS, work } });
  const { match, ann } = await begunDuel(border.address);
  const eve = visitor(border.address);
  expect((await eve.get(`/api/matches/${match}`)).status).toBe(200);
  const { status, body, headers } = await eve.get(`/api/matches/${match}/history`);
  expect([status, body.code]).toEqual([429, 'too-fast']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(1);
  const { status: played } = await ann.post(`/api/matches/${match}/play`, { seat: 0, question: 1, nth: 0, choice: 3 });
  expect(played).toBe(200);
  const talk = await eve.talk();
  talk.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
  expect(await talk.next('refused')).toMatchObject({ refusal: { code: 'too-fast' } });
  await border.stop();
});

test('whoever follows though they have asked for too much is told later, without asking again', async () => {
  // Whatever is asked for costs more than twice the burst, so that the debt is paid after two and a half seconds.
  const work = { guest: { burst: 0.01, perSecond: 0.004 }, address: { burst: 1e6, perSecond: 1e6 } };
  const border = await openBorder({ limits: { ...LIMITS, work } });
  const { match } = await begunDuel(border.address);
  const eve = visitor(border.address);
  expect((await eve.get(`/api/matches/${match}`)).status).toBe(200);
  const talk = await eve.talk();
  talk.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
  expect(await talk.next('refused')).toMatchObject({ id: null, refusal: { code: 'too-fast' } });
  expect((await talk.next('news')).table.number).toBeGreaterThan(1);
  await border.stop();
});

test('who keeps on shouting is shown out', async () => {
  const border = await openBorder({ limits: still });
  const shouter = await visitor(border.address).talk();
  for (let i = 0; i < 200; i++) shouter.say('{"type":"say"');
  expect(await shouter.closed()).toBe(1008);
  await border.stop();
});

/** Writes to a connection and reads until it closes; returns the answer and the time. */
async function overTheWire(address: string, ...parts: readonly string[]): Promise<{ said: string; after: number }> {
  const { hostname, port } = new URL(address);
  const connection = connect(Number(port), hostname);
  const start = performance.now();
  let said = '';
  connection.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  connection.on('error', () => undefined);
  for (const part of parts) connection.write(part);
  await once(connection, 'close');
  return { said, after: performance.now() - start };
}

const post = (cookie: string): string =>
  `POST /api/matches HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n`;

test.for([
  ['a body that does not come', (cookie: string) => [post(cookie), '{"game":']],
  ['headers that do not end', () => ['POST /api/matches HTTP/1.1\r\nHost: x\r\nX-Slow: ']],
] as const)('%s: cut after a few seconds, with a sentence', async ([, parts]) => {
  const border = await openBorder();
  const ann = visitor(border.address);
  await ann.get('/api/privacy');
  const { said, after } = await overTheWire(border.address, ...parts(ann.cookie));
  expect(said).toMatch(
    /^HTTP\/1\.1 408 .*"code":"too-slow","fact":"Your request took too long to arrive\. Try again\."/s,
  );
  expect(after).toBeGreaterThan(3000);
  expect(after).toBeLessThan(7500);
  await border.stop();
});

test('a connection over which nobody says anything is closed, before the first word', async () => {
  const border = await openBorder();
  expect((await overTheWire(border.address)).said).toMatch(/^HTTP\/1\.1 408 /);
  await border.stop();
});

test('a connection whose answer nobody reads is closed', async () => {
  const page = mkdtempSync(join(tmpdir(), 'starboard-unread-'));
  writeFileSync(join(page, 'large.txt'), Buffer.alloc(64 * 1024 * 1024));
  const border = await openBorder({ page, longestSilence: 500 });
  const { hostname, port } = new URL(border.address);
  const connection = connect(Number(port), hostname);
  connection.pause();
  connection.write('GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(border.connections).toBe(1);
  await expect.poll(border.connections, { timeout: 10_000 }).toBe(0);
  connection.destroy();
  await border.stop();
  rmSync(page, { recursive: true });
});

test.for([
  ['an address of 20,000 letters', `GET /api/matches/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['a header of 20,000 letters', `GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a thousand headers', `GET /api/games HTTP/1.1\r\nHost: x\r\n${'X-Many: 123456789\r\n'.repeat(1000)}\r\n`, 431],
  [
    'a socket with a long cookie',
    `GET /api/socket HTTP/1.1\r\nHost: x\r\nCookie: starboard=${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  ['what is no request', 'hello?\r\n\r\n', 400],
  ['an id of 300 letters', `GET /api/matches/${'a'.repeat(300)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 404],
  [
    'a query of 10,000 letters',
    `GET /api/matches?search=${'a'.repeat(10_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    400,
  ],
] as const)('%s is refused with a sentence', async ([, request, status]) => {
  const border = await openBorder();
  const { said } = await overTheWire(border.address, request);
  expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\\{"code":"[a-z-]+","fact":"[A-Z][^"]*\\."\\}$`, 's'));
  await border.stop();
});
