import { parentPort } from 'node:worker_threads';
import { type Found, findIn } from './finding.ts';
import { type MinedGame, openMine } from './mining.ts';

/** A match to look through. */
export interface MatchToMine {
  readonly game: string;
  readonly number: number;
}

export interface MinedMatch extends MatchToMine {
  readonly found: readonly Found[];
  /** Milliseconds of processor time. */
  readonly cost: number;
}

const open = new Map<string, MinedGame>();

parentPort?.on('message', async ({ game, number }: MatchToMine) => {
  const mine = open.get(game) ?? (await openMine(game));
  open.set(game, mine);
  const began = process.threadCpuUsage();
  let found: readonly Found[] = [];
  try {
    found = findIn(mine, game, number);
  } catch (error) {
    console.error(`${game} ${number}:`, error);
  }
  const { user, system } = process.threadCpuUsage(began);
  const mined: MinedMatch = { game, number, found, cost: Math.round((user + system) / 1000) };
  parentPort?.postMessage(mined);
});
