import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE, type Refusal } from '@starboard/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Guest } from '../../service/service.ts';
import { refusalOf } from '../api/errors.ts';
import { NOWHERE, STOPPING } from '../api/refusals.ts';
import { callerOf } from '../gate/caller.ts';
import { guestCookie } from '../gate/guest.ts';
import { type Limits, TOO_FAST } from '../gate/limits.ts';
import { mayAct, STRANGE_ORIGIN } from '../gate/origin.ts';
import type { Seal } from '../gate/seal.ts';
import type { SignedIn } from '../gate/signed-in.ts';
import { strangerRefusal, visitorBy } from '../gate/visitor.ts';
import { refuseRaw } from '../raw-answer.ts';
import { converse, type SocketDesk, type Speaker } from './conversation.ts';
import { countSockets } from './count-sockets.ts';
import { GuestSocket } from './guest-socket.ts';
import { createHeartbeat, noteAnswer } from './heartbeat.ts';
import { createTarpit } from './tarpit.ts';

export interface SocketsOptions extends Omit<SocketDesk, 'left'> {
  readonly seal: Seal;
  readonly signedIn: SignedIn;
  readonly limits: Limits;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
  /** Milliseconds between pings of each socket. */
  readonly heartbeat: number;
  now(): number;
  connected(guest: Guest): void;
}

export interface Sockets {
  /** Upgrades a connection to a socket, or refuses it in words. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void;
  count(): number;
  refuseNew(): void;
  /** Says goodbye to all sockets and closes those that don't answer in time. */
  close(patience: number): Promise<void>;
}

const PATH = '/api/socket';
const CLOSE_GOING_AWAY = 1001;
const CLOSE_SIGNED_OUT = 4001;

export function openSockets(options: SocketsOptions): Sockets {
  const { seal, signedIn, limits, allowedOrigins, trustProxy, heartbeat, now, connected, ...rest } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    WebSocket: GuestSocket,
  });
  const beat = createHeartbeat(server.clients, heartbeat);
  const count = countSockets(limits);
  const desk: SocketDesk = { ...rest, left: count.leave };
  const tarpit = createTarpit();
  const cookies = new WeakMap<IncomingMessage, string>();
  let stopping = false;

  // A guest who arrives by socket gets the cookie with the upgrade.
  server.on('headers', (headers, request) => {
    const cookie = cookies.get(request);
    if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
  });

  signedIn.onSignOut(({ guest, id }) => {
    for (const socket of server.clients) {
      const { holder } = socket;
      if (holder?.id === guest && holder.device === id) socket.close(CLOSE_SIGNED_OUT, 'This device was signed out.');
    }
  });

  function objection(request: IncomingMessage, speaker: Speaker): Refusal | undefined {
    if (stopping) return STOPPING;
    if (request.url?.split('?')[0] !== PATH) return NOWHERE;
    if (!mayAct(request, allowedOrigins)) return STRANGE_ORIGIN;
    const fine = desk.throttle.allows('message', speaker.guest.id, speaker.address) && count.hasRoomFor(speaker);
    return fine ? undefined : TOO_FAST;
  }

  async function admit(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    const { address, https } = callerOf(request, trustProxy);
    const visitor = await visitorBy(request, seal, signedIn);
    const guest = { ...visitor, address };
    const speaker = { guest, address, mute: strangerRefusal(visitor) };
    const against = objection(request, speaker);
    if (against !== undefined) {
      if (against === TOO_FAST) await tarpit.hold(connection);
      refuseRaw(connection, against);
      return;
    }
    if (visitor.session === 'none') cookies.set(request, guestCookie(guest, seal, { https, now: now() }));
    server.handleUpgrade(request, connection, head, (socket) => {
      connected(guest);
      // The socket handles the errors of its connection from now on.
      connection.off('error', destroy);
      socket.holder = guest;
      count.enter(speaker);
      beat.watch(socket);
      socket.on('pong', hearAnswer);
      converse({ socket, connection }, speaker, desk);
    });
  }

  function upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    connection.on('error', destroy);
    admit(request, connection, head).catch((error: unknown) => {
      desk.failed(error);
      refuseRaw(connection, refusalOf(error));
    });
  }

  return {
    upgrade,
    count: () => server.clients.size,
    refuseNew() {
      stopping = true;
    },
    async close(patience) {
      stopping = true;
      beat.stop();
      tarpit.stop();
      await Promise.all([...server.clients].map((socket) => goodbye(socket, patience)));
      server.close();
    },
  };
}

function destroy(this: Duplex): void {
  this.destroy();
}

function hearAnswer(this: WebSocket): void {
  if (this instanceof GuestSocket) noteAnswer(this);
}

function goodbye(socket: WebSocket, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), patience);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.close(CLOSE_GOING_AWAY, 'The server is about to stop.');
  });
}
