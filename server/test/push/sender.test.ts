import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../../../testkit/run/needs.ts';
import { type Certificates, makeCertificates } from '../../../testkit/servers/certificates.ts';
import type { PushHosts } from '../../push/push-hosts.ts';
import { pushKeysFrom } from '../../push/push-keys.ts';
import { createPush, type PushOutcome } from '../../push/sender.ts';
import { type PushService, startPushService, subscriber } from './push-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-push-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keys = pushKeysFrom('7'.repeat(64));
/** On a busy machine. */
const PATIENTLY = { timeout: 20_000 };
const CALL = { match: 'match-1', game: 'Furball', players: ['Zoë', 'Ben'] };

/** The claims of a token that the server signed for a push service: RFC 8292. */
function claimsIn(authorization: unknown): unknown {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(`${authorization}`) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const holds = verify('sha256', Buffer.from(`${header}.${claims}`), signed, Buffer.from(signature, 'base64url'));
  return holds ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : 'forged';
}

const describeWithOpenssl = await describeWith(['openssl']);
describeWithOpenssl('a push', () => {
  let files: Certificates;
  let service: PushService | undefined;
  beforeAll(() => {
    files = makeCertificates(folder);
  });
  afterEach(async () => {
    await service?.stop();
    service = undefined;
  });

  async function serving(status?: (path: string) => number | undefined, change: Partial<PushHosts> = {}) {
    const started = await startPushService(files, status);
    service = started;
    const outcomes: PushOutcome[] = [];
    const dropped: string[] = [];
    const push = createPush({
      keys,
      addresses: { dropEndpoint: async (endpoint) => void dropped.push(endpoint) },
      contact: 'mailto:operator@example.org',
      hosts: { ...started.hosts, ...change },
      sent: (outcome) => outcomes.push(outcome),
    });
    return { service: started, push, outcomes, dropped };
  }

  test('is encrypted so that only the browser reads it, and signed by the server', async () => {
    const { service, push, outcomes } = await serving();
    const browser = subscriber();
    push.send(browser.at(service.urlOf('/ann')), CALL);
    await expect.poll(() => outcomes, PATIENTLY).toEqual(['sent']);
    const [first] = service.received;
    if (first === undefined) throw new Error('nothing was received');
    const { headers, body } = first;
    expect(browser.read(body)).toEqual(CALL);
    expect(() => subscriber().read(body)).toThrow();
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(claimsIn(headers['authorization'])).toMatchObject({
      aud: new URL(service.urlOf('/')).origin,
      sub: 'mailto:operator@example.org',
    });
  });

  test.each([404, 410])('to an address that answers %i is the last one', async (status) => {
    const { service, push, outcomes, dropped } = await serving(() => status);
    push.send(subscriber().at(service.urlOf('/gone')), CALL);
    await expect.poll(() => outcomes, PATIENTLY).toEqual(['gone']);
    expect(dropped).toEqual([service.urlOf('/gone')]);
  });

  test.each([301, 302, 307, 308])('follows no redirect (%i)', async (status) => {
    const { service, push, outcomes, dropped } = await serving(() => status);
    push.send(subscriber().at(service.urlOf('/moved')), CALL);
    await expect.poll(() => outcomes, PATIENTLY).toEqual(['failed']);
    expect(service.received.map(({ path }) => path)).toEqual(['/moved']);
    expect(dropped).toEqual([]);
  });

  test('goes only to the addresses that were checked, whatever else the name means', async () => {
    const { service, push, outcomes } = await serving(undefined, { addressesOf: async () => null });
    push.send(subscriber().at(service.urlOf('/private')), CALL);
    push.send(subscriber().at(service.urlOf('/private').replace('push.test', '127.0.0.1')), CALL);
    await expect.poll(() => outcomes, PATIENTLY).toEqual(['failed', 'failed']);
    expect(service.received).toEqual([]);
  });

  test('does not wait for ever for an answer', async () => {
    const { service, push, outcomes } = await serving(() => undefined, { patience: 300 });
    push.send(subscriber().at(service.urlOf('/silent')), CALL);
    await expect.poll(() => outcomes, PATIENTLY).toEqual(['failed']);
  });

  test('is dropped while a thousand others wait', async () => {
    const { service, push, outcomes } = await serving(() => undefined);
    for (let i = 0; i < 1100; i++) push.send(subscriber().at(service.urlOf(`/${i}`)), CALL);
    expect(outcomes).toEqual(Array.from({ length: 92 }, () => 'dropped'));
    expect(service.received.length).toBeLessThanOrEqual(8);
  });

  test('is accepted for https addresses that are called, with a key on the curve', async () => {
    const { service, push } = await serving();
    const good = subscriber().at(service.urlOf('/ann'));
    expect(await push.accepts(good)).toBe(true);
    for (const endpoint of [
      service.urlOf('/ann').replace('https:', 'http:'),
      service.urlOf('/ann').replace('https://', 'https://me:secret@'),
      'https://elsewhere.example/ann',
      'no address',
    ]) {
      expect(await push.accepts({ ...good, endpoint }), endpoint).toBe(false);
    }
    expect(await push.accepts({ ...good, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
  });
});

test('without being told otherwise, a push goes to the public internet and to port 443 only', async () => {
  const push = createPush({
    keys,
    addresses: { dropEndpoint: async () => undefined },
    contact: 'mailto:a@example.org',
  });
  for (const endpoint of ['https://127.0.0.1/x', 'https://[::1]/x', 'https://10.0.0.1/x', 'https://8.8.8.8:8443/x']) {
    expect(await push.accepts(subscriber().at(endpoint)), endpoint).toBe(false);
  }
  expect(await push.accepts(subscriber().at('https://8.8.8.8/x'))).toBe(true);
});
