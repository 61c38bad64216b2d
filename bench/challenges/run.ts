import { check } from './check.ts';
import { gather } from './gather.ts';
import { mine } from './mine.ts';
import { VEINS } from './tables.ts';

/**
 * Looks for challenges: `npm run mine -- GAME…` goes on until each game has enough, and can be stopped at any time.
 * `--write GAME…` writes what was found. `--check GAME… [--seed WORD] [--most NUMBER]` judges the challenges again;
 * with `--to-the-end`, every play-out goes on until the match is over.
 */

/** As many as a pool and a set need, and some that turn out to be alike. */
const WANTED = 230;
const THREADS = 2;

const [, , ...words] = process.argv;
const after = (flag: string): string | undefined => {
  const at = words.indexOf(flag);
  return at < 0 ? undefined : words.splice(at, 2)[1];
};
const seed = after('--seed') ?? `check/${Date.now()}`;
const most = Number(after('--most') ?? Number.POSITIVE_INFINITY);
const named = words.filter((word) => !word.startsWith('--'));
const games = named.length > 0 ? named : Object.keys(VEINS);
if (words.includes('--check')) {
  for (const game of games) await check(game, { seed, most, toTheEnd: words.includes('--to-the-end') });
} else if (words.includes('--write')) {
  for (const game of games) await gather(game);
} else await mine(games, WANTED, THREADS);
