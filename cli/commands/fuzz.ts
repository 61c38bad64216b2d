import { checkSetup } from '@starboard/kernel';
import type { Command } from 'commander';
import { Option } from 'commander';
import type { FoundBreach, Trial } from '../fuzz/worker.ts';
import { openGame } from '../input/catalogue.ts';
import { wholeNumber } from '../input/numbers.ts';
import { settings } from '../input/setup.ts';
import { refuse } from '../refuse.ts';
import { shareOut } from '../share-out.ts';
import { count } from '../terminal/grid.ts';
import { progressTo } from '../terminal/progress.ts';
import { EXAMPLE } from './example.ts';
import { gamesOption, seedOption, setOption, workersOption } from './options.ts';

interface FuzzOptions {
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  readonly workers: number;
  readonly seats?: number;
  readonly set?: readonly string[];
}

const WORKER = new URL('../fuzz/worker.ts', import.meta.url);
const A_LAW_IS_BROKEN = 1;

const EXAMPLES = `
The set-up and the seats are drawn at random from everything the rules allow. What you give with --set stays as it is.
Every game must obey the laws. For example, no option is ever refused, and nobody learns a secret.
If a law is broken, the exit code is 1 and the output says how to see that match again.

Example:
  starboard fuzz ${EXAMPLE} --games 20000`;

export function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description('play random matches with random set-ups and check all laws in each')
    .argument('<game>', 'a game that is playable; see "starboard games"')
    .addOption(gamesOption(1000))
    .addOption(seedOption('1'))
    .addOption(
      new Option('--from <n>', 'number of the first match')
        .argParser(wholeNumber('--from', 0, Number.MAX_SAFE_INTEGER))
        .default(0),
    )
    .addOption(
      new Option('--seats <n>', 'how many seats every match has (default: drawn)').argParser(
        wholeNumber('--seats', 1, 1000),
      ),
    )
    .addOption(setOption())
    .addOption(workersOption())
    .addHelpText('after', EXAMPLES)
    .action(fuzz);
}

async function fuzz(id: string, { games, from, seed, workers, seats, set = [] }: FuzzOptions): Promise<void> {
  const { rules } = await openGame(id);
  const held = await settings(rules, set);
  const { min, max } = rules.seats;
  if (seats !== undefined && (seats < min || seats > max))
    refuse(`${id} has ${min === max ? min : `${min} to ${max}`} seats.`);
  const checked = checkSetup(rules, held, Array<null>(seats ?? min).fill(null));
  if (!checked.ok) refuse(checked.fact);
  const job: Trial = { game: id, seed, held, ...(seats === undefined ? {} : { seats }) };
  const progress = progressTo(games, true);
  const found: FoundBreach[] = [];
  await shareOut<FoundBreach | null>({ worker: WORKER, job, from, matches: games, workers }, (part, done) => {
    progress.at(done);
    if (part === null) return undefined;
    found.push(part);
    return 'enough';
  });
  progress.end();
  // Batches start in order, so every match before the first breach has been played, whatever the number of workers.
  const [first] = found.sort((a, b) => a.number - b.number);
  if (first === undefined) {
    console.log(`${count(games)} matches of ${id} from seed ${seed}: no crash, no dead end, no broken law.`);
    return;
  }
  console.log(
    inWords(
      id,
      seed,
      [...set.map((setting) => `--set '${setting}'`), ...(seats === undefined ? [] : [`--seats ${seats}`])],
      first,
    ),
  );
  process.exitCode = A_LAW_IS_BROKEN;
}

function inWords(id: string, seed: string, held: readonly string[], { number, breach }: FoundBreach): string {
  const { law, detail, moves, fuzzCase } = breach;
  return [
    `Broken law: ${law}, in match ${number} after ${moves} moves.`,
    detail,
    `Set-up: ${JSON.stringify(fuzzCase.setup)}`,
    `Seats: ${fuzzCase.seating.map((occupant) => occupant ?? 'random').join(', ')}`,
    `See it again: starboard fuzz ${id} --seed ${seed} --from ${number} --games 1 ${held.join(' ')}`.trimEnd(),
  ].join('\n');
}
