import type { Command } from 'commander';
import { type OpenGame, openGame } from '../input/catalogue.ts';
import { listed, occupantsNamed, seatingOf } from '../input/seats.ts';
import { chosenSetup, type SetupOptions } from '../input/setup.ts';
import { openRulebook } from '../play/rulebook.ts';
import { matrixOf } from '../sim/matrix.ts';
import { matrixInWords } from '../sim/matrix-grid.ts';
import { reportOnMatrix } from '../sim/matrix-report.ts';
import { inWords, reportOn } from '../sim/report.ts';
import { simulate, simulateEach } from '../sim/simulate.ts';
import type { Simulation } from '../sim/simulation.ts';
import { progressTo } from '../terminal/progress.ts';
import { EXAMPLE } from './example.ts';
import { gamesOption, jsonOption, seedOption, setOption, setupOption, workersOption } from './options.ts';

interface SimOptions extends SetupOptions {
  readonly games: number;
  readonly seats?: string;
  readonly seed: string;
  readonly workers: number;
  readonly matrix?: true;
  readonly json?: true;
}

const EXAMPLES = `
With --matrix each design that a side may bring is played against each of the
other side's, --games matches a pairing, and a grid says who beats whom. A design
given with --set stays as it is. Bots that know the game tell more about designs
than random ones do.

Examples:
  starboard sim ${EXAMPLE} --games 100000 --seats random,random --seed 1
  starboard sim ${EXAMPLE} --seats plain,random --workers 1 --json`;

export function addSim(program: Command): void {
  program
    .command('sim')
    .description('play many matches between bots and count')
    .argument('<game>', 'a game that is playable; see "starboard games"')
    .addOption(gamesOption(1000))
    .option('--matrix', 'every pairing of designs, --games matches in each')
    .option('--seats <a,b,…>', 'who sits where, see "starboard games <game>" (default: random on every seat)')
    .addOption(seedOption('1'))
    .addOption(workersOption())
    .addOption(setOption())
    .addOption(setupOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(sim);
}

async function sim(id: string, options: SimOptions): Promise<void> {
  const opened = await openGame(id);
  const { rules } = opened;
  const seats =
    options.seats === undefined ? Array.from({ length: rules.seats.min }, () => 'random') : listed(options.seats);
  const setup = await chosenSetup(rules, seatingOf(occupantsNamed(rules, seats, 'without')), options);
  const run = options.matrix ? everyPairing : oneSetup;
  console.log(await run(opened, { game: id, seats, setup, seed: options.seed }, options));
}

async function oneSetup({ game, rules }: OpenGame, wanted: Simulation, options: SimOptions): Promise<string> {
  const { games, workers, json } = options;
  const progress = progressTo(games, !json);
  const tally = await simulate(wanted, games, workers, progress.at);
  progress.end();
  const report = reportOn(wanted, rules.version, tally);
  return json ? JSON.stringify(report, null, 2) : inWords(game, await openRulebook(game.id), report);
}

async function everyPairing({ game, rules }: OpenGame, wanted: Simulation, options: SimOptions): Promise<string> {
  const { games, workers, json, set = [] } = options;
  const held = set.map((setting) => setting.slice(0, setting.indexOf('=')));
  const matrix = matrixOf(rules, wanted, held);
  const progress = progressTo(games * matrix.cells.length, !json);
  const cells = await simulateEach(matrix.cells, games, workers, progress.at);
  progress.end();
  const report = reportOnMatrix(wanted, rules.version, games, matrix, cells);
  return json ? JSON.stringify(report, null, 2) : matrixInWords(game, rules.setup, matrix, report);
}
