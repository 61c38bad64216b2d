import { once } from 'node:events';
import { connect } from 'node:net';
import { type Child, startChild } from './child.ts';
import { freePort } from './free-port.ts';
import { natsProgram } from './nats-program.ts';

export interface NatsServer {
  readonly url: string;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real NATS server at its own address, with further arguments if necessary. */
export async function startNats(...words: readonly string[]): Promise<NatsServer> {
  const program = await natsProgram();
  if (program === undefined) throw new Error('The program nats-server is needed here and is not installed.');
  const port = await freePort();
  const run = (): Promise<Child> =>
    startChild(program, ['-a', '127.0.0.1', '-p', `${port}`, ...words], {}, () => answers(port));
  let server = await run();
  return {
    url: `nats://127.0.0.1:${port}`,
    async kill() {
      await server.end('SIGKILL');
    },
    async start() {
      if (!server.running) server = await run();
    },
    async stop() {
      await server.end('SIGTERM');
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
