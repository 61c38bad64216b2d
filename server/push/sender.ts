import { ECDH } from 'node:crypto';
import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import type { PushAddress, PushAddresses } from '../store/push.ts';
import { addressesOf, callable, postTo } from './post.ts';
import { type PushHosts, publicHosts } from './push-hosts.ts';
import type { PushKeys } from './push-keys.ts';

/** The message to a device when it is its player's turn. It is encrypted, so push services can't read it. */
export interface TurnCall {
  readonly match: string;
  /** The game's title. */
  readonly game: string;
  readonly players: readonly string[];
}

export type PushOutcome = 'sent' | 'gone' | 'failed' | 'dropped';

interface PushOptions {
  readonly keys: PushKeys;
  readonly addresses: Pick<PushAddresses, 'dropEndpoint'>;
  /** An address of the operator, for push services that have a complaint. */
  readonly contact: string;
  readonly hosts?: PushHosts;
  sent?(outcome: PushOutcome): void;
}

export interface Push {
  /** With which browsers recognise this server. */
  readonly publicKey: string;
  /** Whether this is an address that the server would call, with a key that it can encrypt for. */
  accepts(address: PushAddress): Promise<boolean>;
  /** Returns at once. */
  send(address: PushAddress, call: TurnCall): void;
}

/** Calls at the same time, and waiting. */
const AT_ONCE = 8;
const MOST_WAITING = 1000;
/** Seconds for which a push service tries to hosts the device. */
const LASTS = 24 * 3600;
const GONE: readonly (number | null)[] = [404, 410];

export function createPush({ keys, addresses, contact, hosts = publicHosts(), sent }: PushOptions): Push {
  const waiting: (() => Promise<void>)[] = [];
  let busy = 0;

  async function callNext(): Promise<void> {
    if (busy >= AT_ONCE) return;
    busy++;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
    busy--;
  }

  async function call(address: PushAddress, body: Uint8Array): Promise<PushOutcome> {
    const subscription = { endpoint: address.endpoint, expirationTime: null, keys: address };
    const { headers } = await vapidHeaders(subscription, { subject: contact, ...keys });
    const encrypted = await encryptNotification(subscription, body);
    const all = {
      ...headers,
      ttl: `${LASTS}`,
      urgency: 'high',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': `${encrypted.length}`,
    };
    const status = await postTo(address.endpoint, { headers: all, body: encrypted }, hosts);
    if (GONE.includes(status)) {
      await addresses.dropEndpoint(address.endpoint);
      return 'gone';
    }
    return status !== null && status >= 200 && status < 300 ? 'sent' : 'failed';
  }

  return {
    publicKey: keys.publicKey,
    async accepts({ endpoint, p256dh }) {
      const url = callable(endpoint, hosts);
      return url !== null && isPoint(p256dh) && (await addressesOf(url, hosts)) !== null;
    },
    send(address, told) {
      if (waiting.length >= MOST_WAITING) return sent?.('dropped');
      const body = new TextEncoder().encode(JSON.stringify(told));
      waiting.push(() => call(address, body).then(sent, () => sent?.('failed')));
      void callNext();
    },
  };
}

/** Nothing can be encrypted for a key that isn't on the curve. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
