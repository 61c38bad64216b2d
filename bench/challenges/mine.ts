import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { VEINS } from './tables.ts';
import type { MatchToMine, MinedMatch } from './worker.ts';

/** What has been mined so far, a line for each match. */
const MINED = join(import.meta.dirname, '../../.cache/challenges');

export function minedOf(game: string): readonly MinedMatch[] {
  const file = join(MINED, `${game}.jsonl`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line): MinedMatch => JSON.parse(line));
}

interface Progress {
  readonly game: string;
  found: number;
  /** Milliseconds of processor time. */
  cost: number;
  next: number;
  readonly done: Set<number>;
}

/**
 * Mines until each game has this many. What follows from a match depends on the seed and its number alone, so mining
 * can stop at any time and go on later.
 */
export async function mine(games: readonly string[], wanted: number, threads: number): Promise<void> {
  mkdirSync(MINED, { recursive: true });
  const progress = games.map((game): Progress => {
    if (VEINS[game] === undefined) throw new Error(`Name games among: ${Object.keys(VEINS).join(', ')}.`);
    const mined = minedOf(game);
    const done = new Set(mined.map(({ number }) => number));
    const found = mined.reduce((sum, each) => sum + each.found.length, 0);
    return { game, found, cost: mined.reduce((sum, each) => sum + each.cost, 0), next: 0, done };
  });
  const nextMatch = (): MatchToMine | null => {
    const [next] = progress.filter(({ found }) => found < wanted).sort((a, b) => a.cost - b.cost);
    if (next === undefined) return null;
    while (next.done.has(next.next)) next.next++;
    next.done.add(next.next);
    return { game: next.game, number: next.next };
  };
  const take = (mined: MinedMatch): void => {
    appendFileSync(join(MINED, `${mined.game}.jsonl`), `${JSON.stringify(mined)}\n`);
    const own = progress.find(({ game }) => game === mined.game);
    if (own !== undefined) {
      own.found += mined.found.length;
      own.cost += mined.cost;
    }
    if (mined.found.length > 0) console.log(progress.map(({ game, found }) => `${game} ${found}`).join(', '));
  };
  await Promise.all(Array.from({ length: threads }, () => work(nextMatch, take)));
}

async function work(nextMatch: () => MatchToMine | null, take: (mined: MinedMatch) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.setMaxListeners(0);
  try {
    for (let match = nextMatch(); match !== null; match = nextMatch()) {
      worker.postMessage(match);
      take(
        await new Promise<MinedMatch>((resolve, reject) => {
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
      );
    }
  } finally {
    await worker.terminate();
  }
}
