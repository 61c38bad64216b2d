import { workerData } from 'piscina';
import { runningPrograms } from '../programs/running-programs.ts';
import type { Batch } from '../share-out.ts';
import { type BlockResult, blockPlayer } from './play-block.ts';
import type { ArenaSettings } from './settings.ts';

/** What a worker of the arena needs to know. */
export interface ArenaJob {
  readonly settings: ArenaSettings;
  /** Where the processes of programs are noted down. */
  readonly programs: SharedArrayBuffer;
}

const { settings, programs }: ArenaJob = workerData;
const player = blockPlayer(settings, runningPrograms(programs));

export default async function playBatch({ from, to }: Batch): Promise<readonly BlockResult[]> {
  const played: BlockResult[] = [];
  try {
    for (let block = from; block < to; block++) played.push(await player.play(block));
    return played;
  } finally {
    await player.stop();
  }
}
