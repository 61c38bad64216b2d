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

interface Place {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** A thought that takes longer is given up with its worker, in milliseconds. */
const LONGEST_THOUGHT = 30_000;
const WORKER = new URL('./bot-worker.ts', import.meta.url);

/** Bots in worker threads; a worker that dies is replaced and its questions are put again by the clock. */
export function botPool(workers: number, longest = LONGEST_THOUGHT, program = WORKER): Thinker {
  let tags = 0;
  let closed = false;

  function hire(): Place {
    const worker = new Worker(program);
    const waiting = new Map<number, Waiting>();
    const place = { worker, waiting };
    worker.unref();
    worker.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.tag);
      waiting.delete(reply.tag);
      if ('choice' in reply) asked?.resolve(reply.choice);
      else asked?.reject(new Error(reply.failed));
    });
    // It exits after an error, too.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error('the bot worker died'));
      if (!closed) places[places.indexOf(place)] = hire();
    });
    return place;
  }

  const places: Place[] = [];
  for (let i = 0; i < workers; i++) places.push(hire());

  function idlest(): Place {
    const [place] = places.toSorted((a, b) => a.waiting.size - b.waiting.size);
    if (place === undefined) throw new Error('a pool without a worker');
    return place;
  }

  return {
    think(game, bot, view) {
      const tag = tags++;
      const key = [...crypto.getRandomValues(new Uint32Array(8))];
      const { worker, waiting } = idlest();
      const timer = setTimeout(() => worker.terminate(), longest);
      timer.unref();
      return new Promise<Json>((resolve, reject) => {
        waiting.set(tag, { resolve, reject });
        worker.postMessage({ tag, game, bot, view, key } satisfies Thought);
      }).finally(() => clearTimeout(timer));
    },
    async close() {
      closed = true;
      await Promise.all(places.map(({ worker }) => worker.terminate()));
    },
  };
}
