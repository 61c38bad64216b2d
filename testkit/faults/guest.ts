import { WebSocket } from 'ws';

/** Somebody with a cookie who knows some doors to the same house, and takes the next when one is shut. */
export interface Guest {
  get(path: string): Promise<Reply>;
  post(path: string, body: object): Promise<Reply>;
  /** A socket through the present door. */
  socket(): WebSocket;
  /** To be called when the present door led nowhere. */
  tryNextDoor(): void;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  /** Where the next part is, of something long. */
  readonly next: string | undefined;
}

const PATIENCE = 5_000;

/** `doors` are addresses such as http://127.0.0.1:8080; they may change while a house is moved. */
export function newGuest(doors: readonly string[], first = 0): Guest {
  let at = first;
  let cookie = '';
  const door = (): string => doors[at % doors.length] ?? '';

  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
    const response = await fetch(`${door()}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) cookie = given.split(';')[0] ?? '';
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    return { status: response.status, text: await response.text(), next };
  }

  return {
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, body),
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
