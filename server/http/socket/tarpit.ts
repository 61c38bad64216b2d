import type { Duplex } from 'node:stream';

/** Keeps connections waiting that come too fast, so that a client which tries again at once does so only now and then. */
export interface Tarpit {
  /** Waits for the pause, or until the connection is closed. If too many wait, it closes the connection at once. */
  hold(connection: Duplex): Promise<void>;
  /** Lets everybody go. */
  stop(): void;
}

/** In milliseconds. */
const PAUSE = 500;
const MOST_HELD = 2_000;

export function createTarpit(): Tarpit {
  const held = new Set<() => void>();
  return {
    hold(connection) {
      if (held.size >= MOST_HELD) connection.destroy();
      if (connection.destroyed) return Promise.resolve();
      return new Promise((resolve) => {
        const letGo = (): void => {
          clearTimeout(timer);
          connection.off('close', letGo);
          held.delete(letGo);
          resolve();
        };
        const timer = setTimeout(letGo, PAUSE);
        connection.once('close', letGo);
        held.add(letGo);
      });
    },
    stop() {
      for (const letGo of [...held]) letGo();
    },
  };
}
