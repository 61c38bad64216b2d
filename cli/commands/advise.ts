import { type AdviceInWords, adviceOn } from '@starboard/bots';
import { playFromChosenFolder } from '@starboard/games/solution-files';
import { diceFromSeed, questionsOf, readRecord } from '@starboard/kernel';
import { type Command, Option } from 'commander';
import { botNamed } from '../input/bots.ts';
import { openGame } from '../input/catalogue.ts';
import { readNamed } from '../input/files.ts';
import { wholeNumber } from '../input/numbers.ts';
import { useSolution } from '../input/solution.ts';
import { linesOf } from '../records/advice.ts';
import { refuse } from '../refuse.ts';
import { jsonOption, seedOption, solutionOption } from './options.ts';

const EXAMPLES = `
It shows what a bot would answer to a question of a record: how often it would take each option,
what it expects the option to be worth from -1 (lost) to 1 (won), how it expects rivals to answer, and why.
The bot sees only what the player saw. "starboard verify --questions" lists the questions.

Examples:
  starboard advise my-match.jsonl --at 12
  starboard advise my-match.jsonl --at 12 --seat 2 --json`;

const MOST = 1_000_000;

interface AdviseOptions {
  readonly at: number;
  readonly seat?: number;
  readonly bot: string;
  readonly seed: string;
  readonly json?: true;
  readonly solution?: string;
}

export function addAdvise(program: Command): void {
  program
    .command('advise')
    .description('show what a bot thinks about a question of a record')
    .argument('<file>', 'a record, as the page exports it or "starboard play --save" writes it')
    .addOption(
      new Option('--at <n>', 'the number of the question')
        .argParser(wholeNumber('--at', 0, MOST))
        .makeOptionMandatory(),
    )
    .addOption(new Option('--seat <n>', 'only this seat, counted from 1').argParser(wholeNumber('--seat', 1, MOST)))
    .addOption(new Option('--bot <bot>', 'the bot that thinks, such as ace or ace:hunter').default('legend'))
    .addOption(seedOption('advice'))
    .addOption(solutionOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(advise);
}

async function advise(file: string, { at, seat, bot: id, seed, json, solution }: AdviseOptions): Promise<void> {
  await useSolution(solution);
  const read = readRecord(await readNamed(file));
  if (!read.ok) return refuse(`${file}, line ${read.line}: ${read.fact}`);
  const { game, rules } = await openGame(read.record.header.game);
  const bot = botNamed(id, game);
  const { questions } = questionsOf(rules, read.record);
  const asked = questions.find(({ number }) => number === at);
  const [first, last] = [questions[0]?.number ?? 0, questions.at(-1)?.number ?? 0];
  if (asked === undefined) return refuse(`${file} has no question ${at}, only ${first} to ${last}.`);
  const seats = asked.before.asks.map((ask) => ask.seat).filter((each) => seat === undefined || each === seat - 1);
  if (seats.length === 0) return refuse(`Question ${at} doesn’t ask seat ${seat}.`);
  const [heuristics, words] = await Promise.all([game.parts.heuristics(), game.parts.words()]);
  await bot.prepare?.(heuristics);
  await playFromChosenFolder(heuristics);
  const names = read.record.header.players;
  const advice = seats.map((each): AdviceInWords => {
    const view = asked.view(each);
    const thought = bot.think(rules, heuristics, view, diceFromSeed(`${seed}/${at}/${each}`));
    return adviceOn(words, view, thought, asked.before.asks, names);
  });
  if (json) console.log(JSON.stringify(advice, null, 2));
  else console.log(advice.flatMap(linesOf).join('\n'));
}
