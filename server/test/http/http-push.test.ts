import { afterAll, afterEach, expect, test } from 'vitest';
import { pushKeysFrom } from '../../push/push-keys.ts';
import type { Push } from '../../push/sender.ts';
import { createPush } from '../../push/sender.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { subscriber } from '../push/push-service.ts';
import { type Border, openBorder, visitor } from './http-border.ts';

let border: Border | undefined;
const stop = async (): Promise<void> => {
  await border?.stop();
  border = undefined;
};
afterEach(stop);
afterAll(stop);

const keys = pushKeysFrom('7'.repeat(64));
const BROWSER = subscriber().at('https://push.example/ann');

async function serverWith(push: Push | null): Promise<string> {
  border = await openBorder({ push });
  return border.address;
}

const acceptsAll: Push = { publicKey: keys.publicKey, accepts: async () => true, send: () => undefined };

test('a device switches notifications on and off, and mutes a match', async () => {
  const ann = visitor(await serverWith(acceptsAll));
  const state = async () => (await ann.get('/api/push')).body;
  expect(await state()).toEqual({ key: keys.publicKey, on: false, muted: [] });
  expect((await ann.post('/api/push', BROWSER)).body).toEqual({});
  await ann.post('/api/push/mute', { match: 'match-1', muted: true });
  await ann.post('/api/push/mute', { match: 'match-2', muted: true });
  await ann.post('/api/push/mute', { match: 'match-1', muted: false });
  expect(await state()).toEqual({ key: keys.publicKey, on: true, muted: ['match-2'] });
  await ann.post('/api/push/off');
  expect(await state()).toEqual({ key: keys.publicKey, on: false, muted: [] });
});

test('who is forgotten is called no more, and neither is a device that was signed out', async () => {
  const store = await openSqlite(':memory:');
  border = await openBorder({ push: acceptsAll, store });
  const ends = [
    ['/api/forget', { sure: 'forget me' }],
    ['/api/devices/sign-out', { device: 'first', evenIfOnly: true }],
  ] as const;
  for (const [path, body] of ends) {
    const ann = visitor(border.address);
    await ann.post('/api/push', BROWSER);
    const [id = ''] = ann.cookie.replace('starboard=', '').split('.');
    expect(await store.claimCalls(id, 'match-1', 1), path).toEqual([BROWSER]);
    expect((await ann.post(path, body)).status, path).toBe(200);
    expect(await store.claimCalls(id, 'match-1', 2), path).toEqual([]);
  }
  await stop();
  await store.close();
});

test('an address that does not lead to the public internet is refused, with a sentence', async () => {
  const push = createPush({
    keys,
    addresses: { dropEndpoint: async () => undefined },
    contact: 'mailto:a@example.org',
  });
  const ann = visitor(await serverWith(push));
  for (const host of ['127.0.0.1', '10.0.0.1', '[::1]', '169.254.169.254']) {
    const { status, body } = await ann.post('/api/push', { ...BROWSER, endpoint: `https://${host}/x` });
    expect([status, body.code], host).toEqual([422, 'push-address']);
  }
  expect(
    (await ann.post('/api/push', { ...BROWSER, endpoint: `https://push.example/${'x'.repeat(1100)}` })).status,
  ).toBe(400);
  expect((await ann.get('/api/push')).body.on).toBe(false);
});

test('a server without notifications offers none', async () => {
  const ann = visitor(await serverWith(null));
  expect((await ann.get('/api/push')).body).toEqual({ key: null, on: false, muted: [] });
  const { status, body } = await ann.post('/api/push', BROWSER);
  expect([status, body.code]).toEqual([422, 'no-push']);
});
