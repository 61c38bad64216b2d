import { once } from 'node:events';
import { type Dice, diceFromSeed, pick } from '@starboard/kernel';
import { WebSocket } from 'ws';
import { sendBadRequest, type Vandal } from './bad-requests.ts';
import { type HostileFrame, hostileFrame, lastWords } from './hostile-frames.ts';

export interface VandalsOptions {
  readonly address: string;
  /** A match that others play just now. */
  match(): string;
  /** How many frames and requests together. */
  readonly count: number;
  /** How many at the same time; each calls from an address of its own. */
  readonly vandals: number;
}

export interface Damage {
  readonly frames: number;
  readonly requests: number;
  readonly socketsOpened: number;
}

const FRAMES_AT_ONCE = 50;
const FRAMES_IN_FLIGHT = 10;
const REQUESTS_PER_SOCKET = 10;
const PATIENCE = 3_000;

/** Sends nonsense from many sides until so much is sent. */
export async function vandalise({ address, match, count, vandals }: VandalsOptions): Promise<Damage> {
  const damage = { frames: 0, requests: 0, socketsOpened: 0 };
  const port = Number(new URL(address).port);
  const sent = (): number => damage.frames + damage.requests;

  async function vandal(place: number): Promise<void> {
    const dice = diceFromSeed(`vandal ${place}`);
    const self = await comingFrom(address, `10.0.${place}.1`);
    while (sent() < count) {
      damage.requests += REQUESTS_PER_SOCKET;
      for (let i = 0; i < REQUESTS_PER_SOCKET; i++) await sendBadRequest(port, self, dice, match());
      damage.socketsOpened++;
      const frames = await shout(address, self, dice, match());
      damage.frames += frames;
    }
  }

  await Promise.all(Array.from({ length: vandals }, (_, place) => vandal(place)));
  return damage;
}

async function comingFrom(address: string, from: string): Promise<Vandal> {
  const { headers } = await fetch(`${address}/api/privacy`, { headers: { 'x-forwarded-for': from } });
  return { from, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Opens a socket, says nonsense as fast as it goes, and leaves in one way or another. Says how much was said. */
async function shout(address: string, { from, cookie }: Vandal, dice: Dice, match: string): Promise<number> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
    headers: { 'x-forwarded-for': from, cookie },
    handshakeTimeout: PATIENCE,
  });
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'open').catch(() => undefined), closed]);
  let frames = 0;
  const say = ({ data, binary }: HostileFrame): void => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(data, { binary });
    frames++;
  };
  while (frames < FRAMES_AT_ONCE && socket.readyState === socket.OPEN) {
    for (let i = 0; i < FRAMES_IN_FLIGHT; i++) say(hostileFrame(dice, match));
    await readSoFar(socket, closed);
  }
  pick(dice, [() => say(lastWords(dice, match)), () => socket.terminate(), () => socket.close()])();
  const timer = setTimeout(() => socket.terminate(), PATIENCE);
  await closed;
  clearTimeout(timer);
  return frames;
}

/** Waits until the server has read so far, or has had enough. */
async function readSoFar(socket: WebSocket, closed: Promise<void>): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  const answered = new Promise<void>((resolve) => socket.once('pong', () => resolve()));
  socket.ping();
  await Promise.race([answered, closed]);
}
