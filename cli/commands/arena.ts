import { type Command, Option } from 'commander';
import { rateOption, sprtOption, testOf } from '../arena/options.ts';
import { reportOnArena, testReport } from '../arena/report.ts';
import { openResults } from '../arena/results-file.ts';
import { runArena } from '../arena/run.ts';
import { lineUps } from '../arena/settings.ts';
import { settingsFor } from '../arena/settings-for.ts';
import type { SequentialTest } from '../arena/statistics/sequential-test.ts';
import { type ArenaTally, arenaTally } from '../arena/tally.ts';
import { arenaInWords } from '../arena/words.ts';
import { openGame } from '../input/catalogue.ts';
import { wholeNumber } from '../input/numbers.ts';
import { listed } from '../input/seats.ts';
import type { SetupOptions } from '../input/setup.ts';
import { useSolution } from '../input/solution.ts';
import { checkPrograms } from '../programs/check.ts';
import { refuse } from '../refuse.ts';
import { count } from '../terminal/grid.ts';
import { bar, liveLine } from '../terminal/progress.ts';
import { INTERRUPTED, stoppedByHand } from '../terminal/stopped-by-hand.ts';
import { EXAMPLE } from './example.ts';
import {
  jsonOption,
  seedOption,
  setOption,
  setupOption,
  solutionOption,
  thinkOption,
  workersOption,
} from './options.ts';

interface ArenaOptions extends SetupOptions {
  readonly bots: string;
  readonly games?: number;
  readonly seats?: number;
  readonly sprt?: readonly [number, number];
  readonly alpha: number;
  readonly beta: number;
  readonly thinkMs: number;
  readonly resume?: string;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
  readonly solution?: string;
}

const USUAL_GAMES = 200;
/** A test that is not decided by then hardly ever will be. */
const MOST_GAMES_OF_A_TEST = 10_000_000;

const EXAMPLES = `
Matches are played in blocks (pairs, if there are two bots). All matches of a
block have the same dice, and in them every bot plays every seat or side once.

With --sprt 0,5, the arena plays until it can say whether the first bot is at
least 5 Elo stronger than the second (H1) or not stronger at all (H0). --alpha
and --beta are the chances of a wrong answer. Without --sprt it plays --games
matches and gives the difference in Elo with its 95 % interval. With more than
two bots or seats, it rates all bots by their places (Plackett and Luce).

A bot can be a program of your own, in any language: cmd: and a command. It
reads and writes lines of JSON, as docs/bot-programs.md explains. If it hangs,
ends or answers nonsense, it loses that match, and the tournament goes on.

Ctrl-C stops and prints what was found so far. With --resume, results are kept
in a file, and the same command goes on where it stopped.

Examples:
  starboard arena ${EXAMPLE} --bots plain,random
  starboard arena ${EXAMPLE} --bots plain,random --sprt 0,20
  starboard arena ${EXAMPLE} --bots ace,veteran
  starboard arena ${EXAMPLE} --bots 'cmd:python3 docs/examples/bot.py,random'
  starboard arena tunnel-chase --seats 6 --bots plain,random --resume chase.jsonl`;

export function addArena(program: Command): void {
  program
    .command('arena')
    .description('find out which bot is stronger, and how sure that is')
    .argument('<game>', 'a game that is playable; see "starboard games"')
    .option('--bots <a,b,…>', 'two or more, see "starboard games <game>"; cmd:… is a program', 'plain,random')
    .addOption(
      new Option(
        '--games <n>',
        `matches of each line-up of bots (default: ${USUAL_GAMES}; with --sprt: no limit)`,
      ).argParser(wholeNumber('--games', 1, 1_000_000_000)),
    )
    .addOption(sprtOption())
    .addOption(rateOption('alpha', 'with --sprt: how often it may say H1 where H0 is true'))
    .addOption(rateOption('beta', 'with --sprt: how often it may say H0 where H1 is true'))
    .addOption(
      new Option('--seats <n>', 'how many seats a match has (default: the fewest)').argParser(
        wholeNumber('--seats', 1, 1000),
      ),
    )
    .addOption(thinkOption())
    .option('--resume <file>', 'keep results in this file, and go on from what it holds')
    .addOption(seedOption('1'))
    .addOption(workersOption())
    .addOption(setOption())
    .addOption(setupOption())
    .addOption(solutionOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(arena);
}

async function arena(id: string, options: ArenaOptions): Promise<void> {
  await useSolution(options.solution);
  const opened = await openGame(id);
  const settings = await settingsFor(opened, listed(options.bots), options);
  const test = testOf(options.sprt, options.alpha, options.beta);
  if (test !== null && settings.bots.length > 2) refuse('--sprt compares two bots. Name two with --bots.');
  const games = options.games ?? (test === null ? USUAL_GAMES : MOST_GAMES_OF_A_TEST);
  const all = lineUps(settings);
  const blocks = all.length * Math.ceil(games / (all[0]?.length ?? 1));
  const file = options.resume === undefined ? null : await openResults(options.resume, { ...settings, test });
  await checkPrograms(settings);
  const tally = arenaTally(settings);
  const decided = (): boolean => test !== null && testReport(test, tally).verdict !== 'undecided';
  for (const result of file?.played ?? []) if (tally.blocks < blocks && !decided()) tally.add(result);
  const stopping = stoppedByHand();
  const line = liveLine(options.json === undefined);
  const { workers } = options;
  if (tally.blocks < blocks && !decided()) {
    const run = { from: tally.blocks, blocks: blocks - tally.blocks, workers, signal: stopping.signal };
    await runArena(settings, run, (result) => {
      tally.add(result);
      file?.add(result);
      line.show(() => progressOf(tally, blocks, test));
      return decided() ? 'enough' : undefined;
    });
  }
  line.end();
  stopping.done();
  await file?.close();
  const ended = decided() ? 'decided' : tally.blocks < blocks ? 'stopped' : 'played';
  const report = reportOnArena(settings, tally, test, ended);
  console.log(options.json ? JSON.stringify(report, null, 2) : arenaInWords(opened.game, report));
  if (ended === 'stopped') process.exitCode = INTERRUPTED;
}

function progressOf(tally: ArenaTally, blocks: number, test: SequentialTest | null): string {
  if (test === null) {
    const share = tally.blocks / blocks;
    return `${bar(share)} ${String(Math.floor(100 * share)).padStart(3)} %   ${count(tally.matches)} matches`;
  }
  const { llr, lower, upper } = testReport(test, tally);
  const place = `${lower.toFixed(2)} ${bar((llr - lower) / (upper - lower))} ${upper.toFixed(2)}`;
  return `H0 ${place} H1   ${llr.toFixed(2)} after ${count(tally.matches)} matches`;
}
