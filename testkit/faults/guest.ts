import { newRequestId } from '@starboard/protocol';
import { WebSocket } from 'ws';

/** Somebody with a cookie who knows some doors to the same house, and takes the next when one is shut. */
export interface GuestClient {
  get(path: string): Promise<GuestReply>;
  /** A request that changes something carries an id: the same for every copy of it. */
  post(path: string, body: object, id?: string, how?: Sending): Promise<GuestReply>;
  /** A socket through the present door. */
  socket(): WebSocket;
  /** To be called when the present door led nowhere. */
  tryNextDoor(): void;
}

interface Sending {
  /** Cuts the connection off. */
  readonly signal?: AbortSignal;
  /** Through the door after the present one. */
  readonly nextDoor?: boolean;
}

export interface GuestReply {
  readonly status: number;
  readonly text: string;
  /** Where the next part is, of something long. */
  readonly next: string | undefined;
}

const PATIENCE = 5_000;

/** `doors` are addresses such as http://127.0.0.1:8080; they may change while a house is moved. */
export function newGuest(doors: readonly string[], first = 0): GuestClient {
  let at = first;
  let cookie = '';
  const door = (ahead = 0): string => doors[(at + ahead) % doors.length] ?? '';

  async function ask(address: string, init: RequestInit & { readonly headers: object }): Promise<GuestReply> {
    const patience = AbortSignal.timeout(PATIENCE);
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: init.signal ? AbortSignal.any([patience, init.signal]) : patience,
      headers: { ...init.headers, cookie },
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) cookie = given.split(';')[0] ?? '';
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    return { status: response.status, text: await response.text(), next };
  }

  return {
    get: (path) => ask(`${door()}${path}`, { method: 'GET', headers: {} }),
    post: (path, body, id = newRequestId(), { signal, nextDoor = false } = {}) =>
      ask(`${door(nextDoor ? 1 : 0)}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify(body),
        ...(signal === undefined ? {} : { signal }),
      }),
    socket: () =>
      new WebSocket(`${door().replace('http', 'ws')}/api/socket`, {
        headers: { cookie },
        handshakeTimeout: PATIENCE,
        perMessageDeflate: false,
      }),
    tryNextDoor() {
      at++;
    },
  };
}
