import { Worker } from 'node:worker_threads';
import type { GameTypes, Json, View } from '@starboard/kernel';

/** Answers for bots, away from the thread that serves people. */
export interface Thinker {
  think(game: string, bot: string, view: View<GameTypes>): Promise<Json>;
  close(): Promise<void>;
}

/** What a bot worker is asked. */
export interface Thought {
  readonly tag: number;
  readonly game: string;
  readonly bot: string;
  readonly view: View<GameTypes>;
  /** The bot's own dice: nobody can foresee its mixture. */
  readonly key: readonly number[];
}

export type Reply = { readonly tag: number; readonly choice: Json } | { readonly tag: number; readonly failed: string };

interface Waiting {
  resolve(choice: Json): void;
  reject(error: Error): void;
}

/** Bots in worker threads, in turn; a worker that dies is replaced and its questions are put again by the clock. */
export function botPool(workers: number): Thinker {
  const waiting = new Map<number, Waiting>();
  let tags = 0;
  let closed = false;
  const hire = (): Worker => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.tag);
      waiting.delete(reply.tag);
      if ('choice' in reply) asked?.resolve(reply.choice);
      else asked?.reject(new Error(reply.failed));
    });
    worker.on('error', () => {
      for (const { reject } of waiting.values()) reject(new Error('the bot worker died'));
      waiting.clear();
      if (!closed) crew[crew.indexOf(worker)] = hire();
    });
    return worker;
  };
  const crew: Worker[] = [];
  for (let i = 0; i < workers; i++) crew.push(hire());
  return {
    think(game, bot, view) {
      const tag = tags++;
      const key = [...crypto.getRandomValues(new Uint32Array(8))];
      return new Promise((resolve, reject) => {
        waiting.set(tag, { resolve, reject });
        crew[tag % crew.length]?.postMessage({ tag, game, bot, view, key } satisfies Thought);
      });
    },
    async close() {
      closed = true;
      await Promise.all(crew.map((worker) => worker.terminate()));
    },
  };
}
