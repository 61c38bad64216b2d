import type { Command } from 'commander';
import { listed, seatingOf, sitters } from '../input/seats.ts';
import { chosenSetup, type SetupOptions } from '../input/setup.ts';
import { openGame } from '../input/shelf.ts';
import { inWords, reportOn } from '../sim/report.ts';
import { simulate } from '../sim/simulate.ts';
import { progressTo } from '../terminal/progress.ts';
import { EXAMPLE } from './example.ts';
import { gamesOption, jsonOption, seedOption, setOption, setupOption, workersOption } from './options.ts';

interface SimOptions extends SetupOptions {
  readonly games: number;
  readonly seats?: string;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  starboard sim ${EXAMPLE} --games 100000 --seats random,random --seed 1
  starboard sim ${EXAMPLE} --seats plain,random --workers 1 --json`;

export function addSim(program: Command): void {
  program
    .command('sim')
    .description('play many matches and count')
    .argument('<game>', 'a game that is playable; see "starboard games"')
    .addOption(gamesOption(1000))
    .option('--seats <a,b,…>', "who sits where: bots or the game's own automata (default: random on every seat)")
    .addOption(seedOption('1'))
    .addOption(workersOption())
    .addOption(setOption())
    .addOption(setupOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(sim);
}

async function sim(id: string, options: SimOptions): Promise<void> {
  const { game, rules } = await openGame(id);
  const seats =
    options.seats === undefined ? Array.from({ length: rules.seats.min }, () => 'random') : listed(options.seats);
  const setup = await chosenSetup(rules, seatingOf(sitters(rules, seats, 'without')), options);
  const wanted = { game: id, seats, setup, seed: options.seed };
  const progress = progressTo(options.games, !options.json);
  const tally = await simulate(wanted, options.games, options.workers, progress.at);
  progress.end();
  const report = reportOn(wanted, rules.version, tally);
  console.log(options.json ? JSON.stringify(report, null, 2) : inWords(game, report));
}
