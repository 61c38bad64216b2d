import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadOrder, Slice } from './load-process.ts';

/** Players in a process of their own, so that what they take is not taken from the server or from who measures. */
export interface Load {
  /** Opens so many matches more, with two connected players each, who sit still. */
  seat(pairs: number): Promise<void>;
  /** Those whose match is over leave, and others sit down in new ones. */
  renew(): Promise<void>;
  /** So many pairs play at a time, until they are told to pause. */
  play(pairs: number): Promise<void>;
  /** What came of it since, once every choice is answered. */
  pause(): Promise<Slice>;
  stop(): Promise<void>;
}

export async function startLoad(checkout: string, address: string): Promise<Load> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), [checkout, address]);
  const gone = once(child, 'exit').then((): never => {
    throw new Error('the load has ended');
  });
  gone.catch(() => undefined);
  async function tell<T>(order: LoadOrder): Promise<T> {
    child.send(order);
    const [reply] = await Promise.race([once(child, 'message'), gone]);
    return reply;
  }
  return {
    seat: (pairs) => tell({ do: 'seat', pairs }),
    renew: () => tell({ do: 'renew' }),
    play: (pairs) => tell({ do: 'play', pairs }),
    pause: () => tell({ do: 'pause' }),
    async stop() {
      child.disconnect();
      await gone.catch(() => undefined);
    },
  };
}
