import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { likeliest } from '@starboard/bots';
import {
  askOf,
  bestOption,
  type Challenge,
  type ChallengePool,
  type ChallengeTable,
  canonical,
  diceFromSeed,
  momentOf,
  same,
  sha256,
} from '@starboard/kernel';
import { minedOf } from './mine.ts';
import { bot, JUDGE, type MinedGame, openMine } from './mining.ts';
import { VEINS } from './tables.ts';

/** The set is a fifth of what was found, but not larger than this. */
const LARGEST_SET = 20;
const SET_SHARE = 0.2;
/** From the weakest to the strongest. Whoever of them finds the best choice says how hard a challenge is. */
const SOLVERS = ['random', 'plain', 'cadet', 'pilot', 'veteran', 'ace'] as const;

interface Ore extends Challenge {
  /** How many of the solvers would choose the best option. */
  readonly solvers: number;
  /** Of two at the same moment, one is enough. */
  readonly moment: string;
}

/** Writes what was mined: a pool for the days, and the set. */
export async function gather(game: string): Promise<void> {
  const mine = await openMine(game);
  const vein = VEINS[game];
  if (vein === undefined) throw new Error(`No challenges are mined of "${game}".`);
  const ores = minedOf(game)
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ found }) => found)
    .map(({ kind: _, turn: __, ...challenge }) => assayed(mine, vein.tables, challenge));
  const distinct = ores.filter((ore, i) => ores.findIndex(({ moment }) => moment === ore.moment) === i);
  const byEase = distinct.toSorted((a, b) => b.solvers - a.solvers || leadIn(b) - leadIn(a));
  const size = Math.min(LARGEST_SET, Math.floor(SET_SHARE * byEase.length));
  const set = Array.from({ length: size }, (_, i) => byEase[Math.floor((i * byEase.length) / size)]);
  const daily = distinct
    .filter((ore) => !set.includes(ore))
    .toSorted((a, b) => (sha256(a.moment) < sha256(b.moment) ? -1 : 1));
  const folder = join(import.meta.dirname, '../../games', game, 'challenges');
  const write = (file: string, challenges: readonly (Ore | undefined)[]): void => {
    const kept = challenges.flatMap((ore) => (ore === undefined ? [] : [ore]));
    writeFileSync(join(folder, file), poolText(mine, game, vein.tables, kept));
    console.log(`${game}/challenges/${file}: ${kept.length}`);
  };
  write('pool-1.json', daily);
  write('set.json', set);
}

function assayed(mine: MinedGame, tables: readonly ChallengeTable[], challenge: Challenge): Ore {
  const { view, options, ask, place } = momentOf(mine.rules, { tables }, challenge);
  const best = options[bestOption(challenge)];
  const solvers = SOLVERS.filter((id) => {
    const dice = diceFromSeed(`${challenge.seed}/${id}`);
    if (askOf(place.match, challenge.seat) === undefined) return false;
    return same(likeliest(bot(id).think(mine.rules, mine.heuristics, view, dice, false)).choice, best);
  });
  return { ...challenge, solvers: solvers.length, moment: sha256(canonical([view.board, ask, options])) };
}

/** How far the best option is ahead of the second. */
function leadIn({ worths }: Challenge): number {
  const [best = 0, second = 0] = worths.toSorted((a, b) => b - a);
  return best - second;
}

/** One line for each challenge. */
function poolText(
  { rules }: MinedGame,
  game: string,
  tables: readonly ChallengeTable[],
  challenges: readonly Challenge[],
): string {
  const pool: ChallengePool = { game, rules: rules.version, judge: JUDGE, tables, challenges: [] };
  const head = JSON.stringify(pool).slice(0, -'[]}'.length);
  const lines = challenges.map(({ seed, table, answers, seat, worths }) => {
    const challenge: Challenge = { seed, table, seat, worths, answers };
    return JSON.stringify(challenge);
  });
  return `${head}[\n${lines.join(',\n')}\n]}\n`;
}
