import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

const MESSAGE = JSON.stringify({ type: 'play', id: 'k3hGx0aQ-_5bZt2W', seat: 0, question: 42, nth: 0, choice: 3 });

interface Echo {
  /** Round trips a second. */
  readonly rate: number;
  /** Of a core, in microseconds, for one of them. */
  readonly cost: number;
}

/** What a bare socket server in a process of its own does, each socket waiting for its answer. */
export async function echo(sockets: number, seconds: number): Promise<Echo> {
  const server = fork(join(import.meta.dirname, 'echo-server.ts'));
  const [port] = await once(server, 'message');
  const open = await Promise.all(Array.from({ length: sockets }, () => connect(Number(port))));
  let trips = 0;
  for (const socket of open) {
    socket.on('message', () => {
      trips++;
      socket.send(MESSAGE);
    });
    socket.send(MESSAGE);
  }
  await wait(500);
  const usedCore = async (): Promise<number> => {
    server.send('cost');
    const [used] = await once(server, 'message');
    return Number(used);
  };
  const [used, before, start] = [await usedCore(), trips, performance.now()];
  await wait(seconds * 1000);
  const rate = (trips - before) / ((performance.now() - start) / 1000);
  const cost = ((await usedCore()) - used) / (trips - before);
  for (const socket of open) socket.terminate();
  server.disconnect();
  await once(server, 'exit');
  return { rate, cost };
}

async function connect(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}
