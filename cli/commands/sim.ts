import type { Command } from 'commander';
import { type OpenGame, openGame } from '../input/catalogue.ts';
import { listed, occupantsNamed, seatingOf } from '../input/seats.ts';
import { chosenSetup, type SetupOptions } from '../input/setup.ts';
import { useSolution } from '../input/solution.ts';
import { openRulebook } from '../play/rulebook.ts';
import { matrixOf } from '../sim/matrix.ts';
import { matrixInWords } from '../sim/matrix-grid.ts';
import { reportOnMatrix } from '../sim/matrix-report.ts';
import { inWords, reportOn } from '../sim/report.ts';
import { simulate, simulateEach } from '../sim/simulate.ts';
import type { Simulation } from '../sim/simulation.ts';
import { variedOf } from '../sim/varied.ts';
import { reportOnVaried, variedInWords } from '../sim/varied-report.ts';
import { progressTo } from '../terminal/progress.ts';
import { EXAMPLE } from './example.ts';
import {
  gamesOption,
  jsonOption,
  seedOption,
  setOption,
  setupOption,
  solutionOption,
  varyOption,
  workersOption,
} from './options.ts';

interface SimOptions extends SetupOptions {
  readonly games: number;
  readonly seats?: string;
  readonly seed: string;
  readonly workers: number;
  readonly matrix?: true;
  readonly vary?: readonly string[];
  readonly json?: true;
  readonly solution?: string;
}

const EXAMPLES = `
With --matrix, each design of one side plays against each design of the other
side, --games matches a pairing, and a grid shows who beats whom. A design
given with --set stays as it is. Plain bots tell you more about designs than
random ones do.

With --vary, a setting or the number of seats takes one value after the other,
with --games matches for each. A second --vary gives the columns of the grid. The
first bot you name then takes all seats that you don't name.

Examples:
  starboard sim ${EXAMPLE} --games 100000 --seats random,random --seed 1
  starboard sim ${EXAMPLE} --seats plain,random --workers 1 --json
  starboard sim escape-the-death-star --seats plain --vary seats=3,4,5 --vary cards=4,5,6`;

export function addSim(program: Command): void {
  program
    .command('sim')
    .description('let bots play many matches and count the results')
    .argument('<game>', 'a game that is playable; see "starboard games"')
    .addOption(gamesOption(1000))
    .option('--matrix', 'every pairing of designs, --games matches in each')
    .addOption(varyOption())
    .option('--seats <a,b,…>', 'who sits where, see "starboard games <game>" (default: random on every seat)')
    .addOption(seedOption('1'))
    .addOption(workersOption())
    .addOption(setOption())
    .addOption(setupOption())
    .addOption(solutionOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(sim);
}

async function sim(id: string, options: SimOptions): Promise<void> {
  await useSolution(options.solution);
  const opened = await openGame(id);
  const { rules } = opened;
  const named = options.seats === undefined ? ['random'] : listed(options.seats);
  const seats = options.seats === undefined || options.vary !== undefined ? filled(named, rules.seats.min) : named;
  const setup = await chosenSetup(rules, occupantsNamed(rules, seats, 'without'), options);
  const run = options.matrix ? everyPairing : options.vary ? everyVariation : oneSetup;
  console.log(await run(opened, { game: id, seats, setup, seed: options.seed }, options));
}

/** Fills up to the smallest number of seats with the first name. */
const filled = ([first = '', ...others]: readonly string[], least: number): string[] => [
  ...Array.from({ length: Math.max(1, least - others.length) }, () => first),
  ...others,
];

async function oneSetup({ game, rules }: OpenGame, wanted: Simulation, options: SimOptions): Promise<string> {
  const { games, workers, json } = options;
  const progress = progressTo(games, !json);
  const tally = await simulate(wanted, games, workers, progress.at);
  progress.end();
  const report = reportOn(wanted, rules.version, tally, rules.sides?.(wanted.setup, wanted.seats.length));
  return json ? JSON.stringify(report, null, 2) : inWords(game, await openRulebook(game.id), report);
}

async function everyPairing({ game, rules }: OpenGame, wanted: Simulation, options: SimOptions): Promise<string> {
  const { games, workers, json, set = [] } = options;
  const held = set.map((setting) => setting.slice(0, setting.indexOf('=')));
  const matrix = matrixOf(rules, wanted, seatingOf(occupantsNamed(rules, wanted.seats, 'without')), held);
  const progress = progressTo(games * matrix.cells.length, !json);
  const cells = await simulateEach(matrix.cells, games, workers, progress.at);
  progress.end();
  const report = reportOnMatrix(wanted, rules.version, games, matrix, cells);
  return json ? JSON.stringify(report, null, 2) : matrixInWords(game, rules.setup, matrix, report);
}

async function everyVariation({ game, rules }: OpenGame, wanted: Simulation, options: SimOptions): Promise<string> {
  const { games, workers, json, vary = [] } = options;
  const varied = await variedOf(rules, wanted, vary);
  const progress = progressTo(games * varied.cells.length, !json);
  const cells = await simulateEach(varied.cells, games, workers, progress.at);
  progress.end();
  const report = reportOnVaried(wanted, rules.version, games, varied, cells);
  return json
    ? JSON.stringify(report, null, 2)
    : variedInWords(game, varied, report, rules.sides?.(wanted.setup, wanted.seats.length));
}
