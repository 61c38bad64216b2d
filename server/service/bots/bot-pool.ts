import type { GameTypes, Json, View } from '@starboard/kernel';
import { Piscina } from 'piscina';

/** Answers for bots, away from the thread that serves people. */
export interface Thinker {
  think(game: string, bot: string, view: View<GameTypes>): Promise<Json>;
  close(): Promise<void>;
}

/** What a bot worker is asked. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: View<GameTypes>;
  /** The bot's own dice: nobody can foresee what it draws. */
  readonly key: readonly number[];
}

/** A thought that takes longer is given up with its worker, in milliseconds. */
const LONGEST_THOUGHT = 30_000;
const WORKER = new URL('./bot-worker.ts', import.meta.url);

/** Bots in worker threads; a worker that dies is replaced and its question is put again by the clock. */
export function botPool(workers: number, longest = LONGEST_THOUGHT, program = WORKER): Thinker {
  const pool = new Piscina<Thought, Json>({ filename: program.href, minThreads: workers, maxThreads: workers });
  // Whoever waits for a worker's answer hears of its death.
  pool.on('error', () => undefined);
  return {
    think(game, bot, view) {
      const key = [...crypto.getRandomValues(new Uint32Array(8))];
      return pool.run({ game, bot, view, key }, { signal: AbortSignal.timeout(longest) });
    },
    close: () => pool.destroy(),
  };
}
