import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bestOption, type Challenge, type ChallengePool, momentOf, readPool } from '@starboard/kernel';
import { trialsOf } from './judging.ts';
import { type MinedGame, openMine } from './mining.ts';
import { VEINS } from './tables.ts';
import { leadOf } from './verdict.ts';

/** The best choice is compared with this many that come next. */
const RIVALS = 3;
/** A lead counts as certain when it is this many times its error; otherwise its sign decides after the most trials. */
const CERTAIN = 2.5;
const BATCH = 8;
const MOST = 64;
/** Games whose judge knows the worths from a solution are checked turn by turn. */
const TURN_BY_TURN = 1;

interface CheckOptions {
  readonly seed: string;
  /** How many challenges are judged. */
  readonly most: number;
  /** Whether play-outs go on until the match is over, in place of ending with a value. */
  readonly toTheEnd: boolean;
}

/** Judges challenges again, with other luck, and prints how many keep their best choice. */
export async function check(game: string, { seed, most, toTheEnd }: CheckOptions): Promise<void> {
  const mine = await openMine(game);
  const turns = toTheEnd ? Number.POSITIVE_INFINITY : (VEINS[game]?.turns ?? TURN_BY_TURN);
  const folder = join(import.meta.dirname, '../../games', game, 'challenges');
  let [kept, checked] = [0, 0];
  for (const file of ['pool-1.json', 'set.json']) {
    const pool = readPool(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    for (const [i, challenge] of pool.challenges.entries()) {
      if (checked >= most) break;
      const keeps = keepsBest(mine, turns, pool, challenge, `${seed}/${file}/${i}`);
      checked++;
      kept += Number(keeps);
      if (!keeps) console.log(`${game}, ${file}, challenge ${i + 1} (${challenge.seed}): another choice is better.`);
    }
  }
  console.log(`${game}: ${kept} of ${checked} keep their best choice (${((100 * kept) / checked).toFixed(1)} %).`);
}

function keepsBest(mine: MinedGame, turns: number, pool: ChallengePool, challenge: Challenge, seed: string): boolean {
  const { worths, seat } = challenge;
  const { place } = momentOf(mine.rules, pool, challenge);
  const best = bestOption(challenge);
  const trials = trialsOf(mine, { match: place.match, seat, turns }, seed);
  const rivals = worths
    .map((_, option) => option)
    .filter((option) => option !== best)
    .toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
    .slice(0, RIVALS);
  return rivals.every((rival) => {
    for (let count = BATCH; ; count += BATCH) {
      const { mean, error } = leadOf(trials, best, rival, count);
      if (count >= MOST || Math.abs(mean) >= CERTAIN * error) return mean > 0;
    }
  });
}
