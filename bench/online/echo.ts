import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

const MESSAGE = JSON.stringify({ type: 'play', tag: 12345, seat: 0, question: 42, choice: 3 });

/** Round trips a second of a bare socket server in a process of its own, each socket waiting for its answer. */
export async function echoRate(sockets: number, seconds: number): Promise<number> {
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
  const [before, start] = [trips, performance.now()];
  await wait(seconds * 1000);
  const rate = (trips - before) / ((performance.now() - start) / 1000);
  for (const socket of open) socket.terminate();
  server.disconnect();
  await once(server, 'exit');
  return rate;
}

async function connect(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}
