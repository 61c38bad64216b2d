import type { GameTypes, Json, View } from '@starboard/kernel';
import { Piscina } from 'piscina';

/** Computes bots' answers outside the thread that serves people. */
export interface Thinker {
  think(game: string, bot: string, view: View<GameTypes>): Promise<Json>;
  close(): Promise<void>;
}

export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly view: View<GameTypes>;
  /** The bot's own dice, so that nobody can predict what it draws. */
  readonly key: readonly number[];
}

/** A thought that takes more milliseconds is ended together with its worker. */
const LONGEST_THOUGHT = 30_000;
const WORKER = new URL('./bot-worker.ts', import.meta.url);

/** Bots in worker threads. A worker that dies is replaced, and the clock asks its question again. */
export function botPool(workers: number, longest = LONGEST_THOUGHT, program = WORKER): Thinker {
  const pool = new Piscina<BotTask, Json>({ filename: program.href, minThreads: workers, maxThreads: workers });
  // The caller that waits for the worker gets the error.
  pool.on('error', () => undefined);
  return {
    think(game, bot, view) {
      const key = [...crypto.getRandomValues(new Uint32Array(8))];
      return pool.run({ game, bot, view, key }, { signal: AbortSignal.timeout(longest) });
    },
    close: () => pool.destroy(),
  };
}
