import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { wholeNumber } from '../input/numbers.ts';

/** Options that several commands share. */

export const seedOption = (fallback?: string): Option => {
  const option = new Option('--seed <text>', 'the dice follow from it: the same seed, the same matches');
  return fallback === undefined ? option : option.default(fallback);
};

export const gamesOption = (fallback: number): Option =>
  new Option('--games <n>', 'how many matches').argParser(wholeNumber('--games', 1, 1_000_000_000)).default(fallback);

export const workersOption = (): Option =>
  new Option('--workers <n>', 'threads to share the work; never changes a result')
    .argParser(wholeNumber('--workers', 1, 256))
    .default(availableParallelism(), 'all processors');

export const setOption = (): Option =>
  new Option('--set <key=value>', 'a setting of the game; may be given several times').argParser(
    (text: string, before: readonly string[] | undefined) => [...(before ?? []), text],
  );

export const setupOption = (): Option => new Option('--setup <file>', "a JSON file with the game's set-up");

export const jsonOption = (): Option => new Option('--json', 'one JSON document on standard output');
