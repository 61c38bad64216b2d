import { once } from 'node:events';
import { request } from 'node:http';
import { type FromClient, type FromServer, newRequestId } from '@starboard/protocol';
import { WebSocket } from 'ws';
import { guestCookie } from '../../server/http/gate/guest.ts';
import { createSeal } from '../../server/http/gate/seal.ts';

/** What came back, and how many bytes it took with all its headers. */
export interface HttpAnswer {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
}

export interface Heard {
  readonly message: FromServer;
  readonly bytes: number;
}

/** A socket, and what is heard over it. */
export interface BenchTalk {
  say(message: FromClient): void;
  /** Waits until something of one of these kinds is heard, and gives all that was heard since the last time. */
  until(...types: readonly FromServer['type'][]): Promise<readonly Heard[]>;
  close(): void;
}

/** Somebody who calls a server, as whoever the bench says. */
export interface BenchCaller {
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<HttpAnswer>;
  talk(): Promise<BenchTalk>;
}

const PATIENCE = 60_000;

/** A guest whose seats are in the store already, at an address of their own: whoever knows a server's secret makes any cookie. */
export function callerAs(id: string, address: string, secret: string, from = '203.0.113.1'): BenchCaller {
  const [cookie = ''] = guestCookie({ id, device: 'first' }, createSeal(secret), {
    https: false,
    now: Date.now(),
  }).split(';');
  const known = { cookie, 'x-forwarded-for': from };

  function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<HttpAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
    const headers = {
      ...known,
      ...(method === 'GET' ? {} : { 'idempotency-key': newRequestId() }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sent = request(`${address}${path}`, { method, headers, agent: false }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const text = Buffer.concat(parts).toString();
      resolve({ status: response.statusCode ?? 0, bytes: response.socket.bytesRead, text });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    return promise;
  }

  async function talk(): Promise<BenchTalk> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: known,
      perMessageDeflate: false,
    });
    let heard: Heard[] = [];
    const events = new EventTarget();
    socket.on('message', (data: Buffer) => {
      heard.push({ message: JSON.parse(data.toString()), bytes: data.length });
      events.dispatchEvent(new Event('heard'));
    });
    await once(socket, 'open');
    return {
      say: (message) => socket.send(JSON.stringify(message)),
      async until(...types) {
        while (!heard.some(({ message }) => types.includes(message.type))) {
          await once(events, 'heard', { signal: AbortSignal.timeout(PATIENCE) });
        }
        const all = heard;
        heard = [];
        return all;
      },
      close: () => socket.terminate(),
    };
  }

  return { ask, talk };
}
