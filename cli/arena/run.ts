import { commandOf } from '../programs/outside-bot.ts';
import { runningPrograms, sharedRoom } from '../programs/running-programs.ts';
import { shareOut } from '../share-out.ts';
import type { BlockResult } from './play-block.ts';
import type { ArenaSettings } from './settings.ts';
import type { ArenaJob } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
/** How many milliseconds of matches a worker hands in at a time. */
const PACE = 250;

export interface ArenaRun {
  /** The first block to play, and how many. */
  readonly from: number;
  readonly blocks: number;
  readonly workers: number;
  /** Stops the tournament where it is. */
  readonly signal: AbortSignal;
}

/**
 * Plays block after block. `take` gets them in the order of their numbers, whoever was quicker, so that what it decides
 * does not depend on the workers; after 'enough' it gets no more.
 */
export async function runArena(
  settings: ArenaSettings,
  { from, blocks, workers, signal }: ArenaRun,
  take: (result: BlockResult) => 'enough' | undefined,
): Promise<void> {
  const programs = sharedRoom();
  const running = runningPrograms(programs);
  const job: ArenaJob = { settings, programs };
  // Programs are given the time to end in an orderly way.
  const stop = settings.bots.some((bot) => commandOf(bot) !== undefined) ? 'enough' : 'at once';
  const early = new Map<number, BlockResult>();
  let next = from;
  let over = false;
  const killAll = (): void => running.killAll();
  process.once('exit', killAll);
  try {
    const work = { worker: WORKER, job, from, matches: blocks, workers, pace: PACE, signal };
    await shareOut<readonly BlockResult[]>(work, (played) => {
      for (const result of played) early.set(result.block, result);
      for (let result = early.get(next); result !== undefined && !over; result = early.get(next)) {
        early.delete(next++);
        over = take(result) === 'enough';
      }
      return over ? stop : undefined;
    });
  } finally {
    killAll();
    process.off('exit', killAll);
  }
}
