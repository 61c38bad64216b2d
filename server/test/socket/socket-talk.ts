import { once } from 'node:events';
import type { FromServer } from '@starboard/protocol';
import { type ClientOptions, WebSocket } from 'ws';

type MessageOf<T extends FromServer['type']> = Extract<FromServer, { type: T }>;

export interface SocketTalk {
  readonly socket: WebSocket;
  readonly cookie: string;
  say(message: object | string): void;
  /** The next message of one of these types that no test has read yet. */
  next<T extends FromServer['type']>(...types: readonly T[]): Promise<MessageOf<T>>;
  closed(): Promise<number>;
}

const PATIENCE = 5000;

/** `autoPong: false` never answers pings. */
export async function talk(address: string, options: ClientOptions = {}, query = ''): Promise<SocketTalk> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket${query}`, options);
  const inbox: FromServer[] = [];
  const arrived = new EventTarget();
  let cookie = '';
  socket.on('upgrade', (response) => {
    cookie = response.headers['set-cookie']?.[0] ?? '';
  });
  socket.on('message', (data) => {
    inbox.push(JSON.parse(data.toString()));
    arrived.dispatchEvent(new Event('message'));
  });
  const closing = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  socket.on('error', () => {});
  return {
    socket,
    cookie,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next<T extends FromServer['type']>(...types: readonly T[]) {
      const isMeant = (message: FromServer): message is MessageOf<T> => types.some((type) => message.type === type);
      for (;;) {
        const at = inbox.findIndex(isMeant);
        const [found] = at < 0 ? [] : inbox.splice(at, 1);
        if (found !== undefined && isMeant(found)) return found;
        await once(arrived, 'message', { signal: AbortSignal.timeout(PATIENCE) });
      }
    },
    closed: () => closing,
  };
}
