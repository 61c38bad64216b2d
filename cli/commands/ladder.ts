import { LEVELS } from '@starboard/kernel';
import { type Command, Option } from 'commander';
import { rateOption, sprtOption, testOf } from '../arena/options.ts';
import type { ArenaSettings } from '../arena/settings.ts';
import { settingsFor } from '../arena/settings-for.ts';
import { openGame } from '../input/catalogue.ts';
import { wholeNumber } from '../input/numbers.ts';
import { listed } from '../input/seats.ts';
import type { SetupOptions } from '../input/setup.ts';
import { useSolution } from '../input/solution.ts';
import { climb } from '../ladder/climb.ts';
import { type StepReport, stepReport } from '../ladder/report.ts';
import { ladderInWords } from '../ladder/words.ts';
import { commandOf } from '../programs/outside-bot.ts';
import { refuse } from '../refuse.ts';
import { bar, liveLine } from '../terminal/progress.ts';
import { INTERRUPTED, stoppedByHand } from '../terminal/stopped-by-hand.ts';
import { EXAMPLE } from './example.ts';
import { jsonOption, seedOption, setOption, setupOption, solutionOption, workersOption } from './options.ts';

interface LadderOptions extends SetupOptions {
  readonly bots: string;
  readonly games: number;
  readonly seats?: number;
  readonly sprt?: readonly [number, number];
  readonly alpha: number;
  readonly beta: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
  readonly solution?: string;
}

const USUAL_GAMES = 200;

const EXAMPLES = `
Each bot of the list plays against the one before it. With more than two seats,
it plays each seat in turn, among others that are all the bot before it.

With --sprt 21,60, a step ends as soon as it is decided whether the lead is at
least 60 Elo (H1) or at most 21 (H0). A score of 53 % is 21 Elo, 58.5 % is 60.

Examples:
  starboard ladder ${EXAMPLE} --games 400
  starboard ladder ${EXAMPLE} --sprt 21,60 --games 2000
  starboard ladder tunnel-chase --seats 6 --bots plain,legend`;

export function addLadder(program: Command): void {
  program
    .command('ladder')
    .description('find out whether each level beats the one below, and by how much')
    .argument('<game>', 'a game that is playable; see "starboard games"')
    .option('--bots <a,b,…>', 'the weakest first', LEVELS.join(','))
    .addOption(
      new Option('--games <n>', 'the most matches of each step')
        .argParser(wholeNumber('--games', 1, 1_000_000_000))
        .default(USUAL_GAMES),
    )
    .addOption(sprtOption())
    .addOption(rateOption('alpha', 'with --sprt: how often it may say H1 where H0 is true'))
    .addOption(rateOption('beta', 'with --sprt: how often it may say H0 where H1 is true'))
    .addOption(
      new Option('--seats <n>', 'how many seats a match has (default: the fewest)').argParser(
        wholeNumber('--seats', 1, 1000),
      ),
    )
    .addOption(seedOption('1'))
    .addOption(workersOption())
    .addOption(setOption())
    .addOption(setupOption())
    .addOption(solutionOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(ladder);
}

async function ladder(id: string, options: LadderOptions): Promise<void> {
  await useSolution(options.solution);
  const opened = await openGame(id);
  const names = listed(options.bots);
  if (names.some((name) => commandOf(name) !== undefined)) refuse('A ladder needs bots of Starboard. Use "arena".');
  const settings = await settingsFor(opened, names, { ...options, thinkMs: 0 });
  const test = testOf(options.sprt, options.alpha, options.beta);
  const stopping = stoppedByHand();
  const line = liveLine(options.json === undefined);
  const steps: StepReport[] = [];
  for (const step of stepsOf(settings)) {
    if (stopping.signal.aborted) break;
    const { workers, games } = options;
    const tally = await climb(step, {
      workers,
      games,
      test,
      signal: stopping.signal,
      played: (sofar, blocks) => line.show(() => `${step.bots.join(' against ')} ${bar(sofar.blocks / blocks)}`),
    });
    if (tally.matches > 0) steps.push(stepReport(step, tally, test));
  }
  line.end();
  stopping.done();
  const report = { ...settings, setup: settings.setup, steps };
  console.log(options.json ? JSON.stringify(report, null, 2) : ladderInWords(opened.game, settings, steps));
  if (stopping.signal.aborted) process.exitCode = INTERRUPTED;
}

/** Each bot but the first, against the one before it. */
function stepsOf(settings: ArenaSettings): readonly ArenaSettings[] {
  const { bots } = settings;
  return bots
    .slice(1)
    .map((bot, i) => ({ ...settings, bots: [bot, bots[i] ?? ''], format: 'one-among-others' as const }));
}
