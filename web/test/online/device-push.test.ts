import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookForPush, mutePush, pushHere, switchPushOff, switchPushOn } from '../../online/push/device-push.ts';

const KEY = Buffer.alloc(65, 4).toString('base64url');
const OLD_KEY = new Uint8Array(65).fill(5).buffer;

/** A browser with a push service that gives these addresses one after the other. */
function browser(...endpoints: readonly string[]) {
  const left = [...endpoints];
  const made: { endpoint: string; key: unknown }[] = [];
  const ended: string[] = [];
  let kept: object | null = null;
  const subscription = (endpoint: string, applicationServerKey: ArrayBuffer) => ({
    options: { applicationServerKey },
    toJSON: () => ({ endpoint, keys: { p256dh: 'public', auth: 'secret' } }),
    unsubscribe: async () => {
      kept = null;
      ended.push(endpoint);
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => kept,
    async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
      const endpoint = left.shift();
      if (endpoint === undefined) throw new DOMException('no push service', 'AbortError');
      made.push({ endpoint, key });
      kept = subscription(endpoint, new Uint8Array(Buffer.from(key, 'base64url')).buffer);
      return kept;
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  return { made, ended, keep: (endpoint: string) => (kept = subscription(endpoint, OLD_KEY)) };
}

/** A server, and what it is asked. */
function server(state: object) {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (address: URL, { body }: RequestInit) => {
    asked.push([address.pathname, typeof body === 'string' ? JSON.parse(body) : null]);
    return Response.json(body === undefined ? state : {});
  });
  return asked;
}

beforeEach(() => {
  pushHere.value = null;
  vi.stubGlobal('document', { baseURI: 'https://starboard.example/' });
});
afterEach(() => vi.unstubAllGlobals());

const SILENT = { key: KEY, on: false, muted: [] };

test('a server without notifications, or a browser without a worker, offers none', async () => {
  browser('https://push.example/1');
  server({ key: null, on: false, muted: [] });
  await lookForPush();
  expect(pushHere.value).toBeNull();
  vi.stubGlobal('navigator', {});
  const asked = server(SILENT);
  await lookForPush();
  expect([pushHere.value, asked]).toEqual([null, []]);
});

test('switched on, the server gets the address that the push service gave; switched off, both forget it', async () => {
  const { made, ended } = browser('https://push.example/1');
  const asked = server(SILENT);
  await lookForPush();
  expect(await switchPushOn()).toBe(true);
  expect(made).toEqual([{ endpoint: 'https://push.example/1', key: KEY }]);
  expect(asked.at(-1)).toEqual(['/api/push', { endpoint: 'https://push.example/1', p256dh: 'public', auth: 'secret' }]);
  await mutePush('match-1', true);
  expect(asked.at(-1)).toEqual(['/api/push/mute', { match: 'match-1', muted: true }]);
  expect(pushHere.value).toEqual({ key: KEY, on: true, muted: ['match-1'] });
  await mutePush('match-1', false);
  expect(pushHere.value?.muted).toEqual([]);
  await switchPushOff();
  expect([asked.at(-1)?.[0], ended, pushHere.value?.on]).toEqual(['/api/push/off', ['https://push.example/1'], false]);
});

test('an address that belongs to an older key of the server is made again, one of the same key is not', async () => {
  const { made, ended, keep } = browser('https://push.example/2', 'https://push.example/3');
  keep('https://push.example/old');
  server(SILENT);
  await lookForPush();
  await switchPushOn();
  expect([made.length, ended]).toEqual([1, ['https://push.example/old']]);
  await switchPushOn();
  expect(made).toHaveLength(1);
});

test('a push service that can’t be reached is said so, and nothing is sent', async () => {
  browser();
  const asked = server(SILENT);
  await lookForPush();
  expect(await switchPushOn()).toBe(false);
  expect([asked.length, pushHere.value?.on]).toEqual([1, false]);
});
