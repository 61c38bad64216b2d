import { type Account, accountInWords, budgetFor, judgeBy, reviewOf } from '@starboard/bots/account';
import { playFromChosenFolder } from '@starboard/games/solution-files';
import { readRecord } from '@starboard/kernel';
import { type Command, Option } from 'commander';
import { jsonOption, seedOption, solutionOption } from '../commands/options.ts';
import { botNamed } from '../input/bots.ts';
import { openGame } from '../input/catalogue.ts';
import { readNamed, writeNew } from '../input/files.ts';
import { wholeNumber } from '../input/numbers.ts';
import { useSolution } from '../input/solution.ts';
import { refuse } from '../refuse.ts';
import { progressTo } from '../terminal/progress.ts';
import { reviewLines } from './lines.ts';
import { reviewPage } from './page.ts';

const EXAMPLES = `
It says what decided a match for a seat: the start, everybody's choices, out-guessing and dice add up to the
result, exactly. Choices are compared with what a bot would do in the same place, knowing the same.
Every figure has its standard error; a larger budget makes it smaller.

Examples:
  starboard review my-match.jsonl
  starboard review my-match.jsonl --seat 2 --html review.html
  starboard review my-match.jsonl --json --budget 100000`;

const MOST = 10_000_000;

interface ReviewCommandOptions {
  readonly seat: number;
  readonly judge: string;
  readonly budget?: number;
  readonly seed: string;
  readonly json?: true;
  readonly html?: string;
  readonly solution?: string;
}

export function addReview(program: Command): void {
  program
    .command('review')
    .description('say what decided a match, in figures that add up to the result')
    .argument('<file>', 'a record, as the page exports it or "starboard play --save" writes it')
    .addOption(
      new Option('--seat <n>', 'for whom it is, counted from 1').argParser(wholeNumber('--seat', 1, 100)).default(1),
    )
    .addOption(new Option('--judge <bot>', 'the bot whose choices are the reference').default('legend'))
    .addOption(
      new Option('--budget <n>', 'how many times the match may be continued for the estimates').argParser(
        wholeNumber('--budget', 100, MOST),
      ),
    )
    .addOption(seedOption('review'))
    .addOption(solutionOption())
    .addOption(new Option('--html <file>', 'write a page that needs nothing else'))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(review);
}

async function review(file: string, options: ReviewCommandOptions): Promise<void> {
  await useSolution(options.solution);
  const read = readRecord(await readNamed(file));
  if (!read.ok) return refuse(`${file}, line ${read.line}: ${read.fact}`);
  const { record } = read;
  const { game, rules } = await openGame(record.header.game);
  const bot = botNamed(options.judge, game);
  const [heuristics, words] = await Promise.all([game.parts.heuristics(), game.parts.words()]);
  await bot.prepare?.(heuristics);
  await playFromChosenFolder(heuristics);
  const judge = judgeBy({ bot, rules, heuristics, header: record.header });
  const budget = options.budget ?? budgetFor(heuristics);
  const account = finished(reviewOf(judge, record, { seat: options.seat - 1, seed: options.seed, budget }), file);
  const inWords = accountInWords(rules, words, record, account);
  if (options.html !== undefined) await writeNew(options.html, reviewPage(game.title, account, inWords));
  if (options.json) console.log(JSON.stringify({ account, words: inWords }, null, 2));
  else if (options.html === undefined) console.log(reviewLines(game.title, account, inWords).join('\n'));
}

/** Runs a review to its end, with a bar for whoever waits. */
function finished(running: ReturnType<typeof reviewOf>, file: string): Account {
  const progress = progressTo(1, true);
  for (;;) {
    const { done, value } = running.next();
    if (done !== true) {
      progress.at(value.done);
      continue;
    }
    progress.end();
    return typeof value === 'string' ? refuse(`${file}: ${value}`) : value;
  }
}
