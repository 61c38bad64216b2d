import { bots } from '@starboard/bots';
import type { Command } from 'commander';
import { openGame } from '../input/catalogue.ts';
import { listed, occupantNamed, occupantsNamed, seatingOf } from '../input/seats.ts';
import { chosenSetup, type SetupOptions } from '../input/setup.ts';
import { refuse } from '../refuse.ts';
import { type Pairing, standings, standingsInWords } from '../sim/arena.ts';
import { simulate } from '../sim/simulate.ts';
import { progressTo } from '../terminal/progress.ts';
import { EXAMPLE } from './example.ts';
import { gamesOption, jsonOption, seedOption, setOption, setupOption, workersOption } from './options.ts';

interface ArenaOptions extends SetupOptions {
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
}

const EXAMPLES = `
Every pair plays in both orders of seats.

Example:
  starboard arena ${EXAMPLE} --bots random,plain --games 100`;

export function addArena(program: Command): void {
  program
    .command('arena')
    .description('let every bot play against every other')
    .argument('<game>', 'a game that two can play')
    .option('--bots <a,b,…>', 'two or more, see "starboard games <game>"', bots.map(({ id }) => id).join(','))
    .addOption(gamesOption(100, 'how many matches in each order of seats'))
    .addOption(seedOption('1'))
    .addOption(workersOption())
    .addOption(setOption())
    .addOption(setupOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(arena);
}

async function arena(id: string, { bots: named, games, seed, workers, json, ...given }: ArenaOptions): Promise<void> {
  const { game, rules } = await openGame(id);
  const names = listed(named);
  for (const name of names) occupantNamed(rules, name, false);
  if (names.length < 2) refuse('An arena needs at least two bots.');
  if (new Set(names).size < names.length) refuse('Name each bot only once.');
  const pairs = names.flatMap((first) => names.filter((other) => other !== first).map((other) => [first, other]));
  const progress = progressTo(pairs.length * games, !json);
  const played: Pairing[] = [];
  for (const seats of pairs) {
    const setup = await chosenSetup(rules, seatingOf(occupantsNamed(rules, seats, 'without')), given);
    const wanted = { game: id, seats, setup, seed: `${seed}/${seats.join(' against ')}` };
    const before = played.length * games;
    const tally = await simulate(wanted, games, workers, (done) => progress.at(before + done));
    played.push({ seats, wins: tally.wins, draws: tally.draws, matches: games });
  }
  progress.end();
  const standing = standings(names, played);
  if (json)
    console.log(
      JSON.stringify({ game: id, rules: rules.version, seed, pairings: played, standings: standing }, null, 2),
    );
  else console.log(`${game.title}: ${games} matches a pairing, seed ${seed}\n\n${standingsInWords(standing, played)}`);
}
