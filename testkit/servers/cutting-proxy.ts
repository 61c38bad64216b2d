import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between a client and its server and cuts the connection at the worst moments. */
export interface CuttingProxy {
  readonly port: number;
  /** The next time the client sends this, cuts the connection before the server gets it, or after it has answered. */
  cutAt(words: string, when: 'before' | 'after'): void;
  readonly cuts: number;
  close(): void;
}

export async function cuttingProxy(serverPort: number): Promise<CuttingProxy> {
  let armed: { readonly words: string; readonly when: 'before' | 'after' } | undefined;
  let cuts = 0;
  const open = new Set<Socket>();

  const proxy = createServer((client) => {
    const server = connect(serverPort, '127.0.0.1');
    let deaf = false;
    const cut = (): void => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    client.on('data', (part) => {
      if (armed !== undefined && part.includes(armed.words)) {
        const { when } = armed;
        armed = undefined;
        cuts++;
        if (when === 'before') return cut();
        deaf = true;
      }
      server.write(part);
    });
    server.on('data', (part) => (deaf ? cut() : client.write(part)));
  });

  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port');
  return {
    port: address.port,
    cutAt(words, when) {
      armed = { words, when };
    },
    get cuts() {
      return cuts;
    },
    close() {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
