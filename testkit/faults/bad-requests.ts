import { once } from 'node:events';
import { connect } from 'node:net';
import { type Dice, pick, roll } from '@starboard/kernel';
import { newRequestId } from '@starboard/protocol';
import { bytes } from './hostile-frames.ts';

type Kind = (dice: Dice, match: string) => Buffer | string;

/** A request written by hand, so that everything in it can be wrong. */
function request(line: string, headers: readonly string[] = [], body: string | Buffer = ''): Buffer {
  const head = [line, 'Host: 127.0.0.1', 'Connection: close', ...headers].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), Buffer.from(body)]);
}

const post = (path: string, body: string | Buffer, type = 'application/json'): Buffer =>
  request(
    `POST ${path} HTTP/1.1`,
    [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`, `Idempotency-Key: ${newRequestId()}`],
    body,
  );

const KINDS: { readonly [name: string]: Kind } = {
  'random bytes': (dice) => bytes(dice, roll(dice, 400)),
  'half a request': (dice, match) => request(`GET /api/matches/${match} HTTP/1.1`).subarray(0, roll(dice, 60)),
  'a body shorter than promised': () =>
    request('POST /api/matches HTTP/1.1', ['Content-Type: application/json', 'Content-Length: 500'], '{"game":'),
  'a body too long': () => post('/api/matches', JSON.stringify({ game: 'x'.repeat(9 * 1024) })),
  'a body that is not JSON': (dice) => post('/api/matches', bytes(dice, roll(dice, 300))),
  'a body of another type': () => post('/api/matches', '<match/>', 'text/xml'),
  'a deep body': () => post('/api/matches', '['.repeat(4_000)),
  'a shape nobody knows': (dice) =>
    post('/api/matches', JSON.stringify({ game: roll(dice), seats: 'many', setup: [] })),
  'a seat that is taken': (_, match) =>
    post(`/api/matches/${match}/sit`, JSON.stringify({ seat: 0, name: 'Thief', nonce: 'ab'.repeat(16) })),
  "a nonce for another's seat": (_, match) =>
    post(`/api/matches/${match}/reveal`, JSON.stringify({ seat: 0, nonce: 'ab'.repeat(16) })),
  "a commitment for another's seat": (_, match) =>
    post(`/api/matches/${match}/commit`, JSON.stringify({ seat: 0, commitment: 'ab'.repeat(32) })),
  "a choice for another's seat": (dice, match) =>
    post(`/api/matches/${match}/play`, JSON.stringify({ seat: 0, question: roll(dice, 99), nth: 0, choice: 1 })),
  "another's match closed": (_, match) => post(`/api/matches/${match}/close`, ''),
  'the record of a match that goes on': (_, match) => request(`GET /api/matches/${match}/record HTTP/1.1`),
  'a way out of the page': () => request('GET /../../etc/passwd HTTP/1.1'),
  'another way out of the page': () => request('GET /%2e%2e%2f%2e%2e%2fdata%2fcookie-secret HTTP/1.1'),
  'a name too long': (dice) => request(`GET /api/matches/${'a'.repeat(roll(dice, 3_000))} HTTP/1.1`),
  'a method nobody knows': () => request('BREW /api/matches HTTP/1.1'),
  'a forged cookie': () => request('GET /api/matches HTTP/1.1', ['Cookie: starboard=somebody.AAAA']),
  'a page of another site': () =>
    request('POST /api/matches HTTP/1.1', ['Origin: https://elsewhere.example', 'Content-Length: 2'], '{}'),
  'headers without end': () => request('GET / HTTP/1.1', [`X-Long: ${'y'.repeat(20_000)}`]),
  'a broken upgrade': () =>
    request('GET /api/socket HTTP/1.1', ['Upgrade: websocket', 'Sec-WebSocket-Version: 1', 'Sec-WebSocket-Key: x']),
};

const PATIENCE = 2_000;

/** Somebody who sends nonsense: the address to call from, and the cookie without which nothing is changed. */
export interface Vandal {
  readonly from: string;
  readonly cookie: string;
}

/** Sends one bad request on a connection of its own, and hangs up after the answer. */
export async function sendBadRequest(port: number, vandal: Vandal, dice: Dice, match: string): Promise<void> {
  const sent = Buffer.from(pick(dice, Object.values(KINDS))(dice, match));
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.setTimeout(PATIENCE, () => socket.destroy());
  // Nothing follows, whatever was promised; the server may still answer.
  socket.end(forwarded(sent, vandal));
  socket.resume();
  await once(socket, 'close').catch(() => undefined);
}

/** As a proxy would name the caller. */
function forwarded(sent: Buffer, { from, cookie }: Vandal): Buffer {
  const at = sent.indexOf('\r\n');
  if (at < 0) return sent;
  const known = sent.includes('\r\nCookie: ') ? '' : `\r\nCookie: ${cookie}`;
  return Buffer.concat([sent.subarray(0, at), Buffer.from(`\r\nX-Forwarded-For: ${from}${known}`), sent.subarray(at)]);
}
