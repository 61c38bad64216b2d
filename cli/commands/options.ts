import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { wholeNumber } from '../input/numbers.ts';

const collected = (text: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), text];

export const seedOption = (fallback?: string): Option => {
  const option = new Option('--seed <text>', 'the same seed gives the same dice, and so the same matches');
  return fallback === undefined ? option : option.default(fallback);
};

export const gamesOption = (fallback: number, what = 'how many matches'): Option =>
  new Option('--games <n>', what).argParser(wholeNumber('--games', 1, 1_000_000_000)).default(fallback);

export const workersOption = (): Option =>
  new Option('--workers <n>', 'threads that share the work; the result is the same with any number')
    .argParser(wholeNumber('--workers', 1, 256))
    .default(availableParallelism(), 'all processors');

export const setOption = (): Option =>
  new Option(
    '--set <key=value>',
    'a setting of the game, see "starboard games <game>"; key=@file reads a list of lines; can be repeated',
  ).argParser(collected);

export const varyOption = (): Option =>
  new Option('--vary <key=a,b,…>', 'compare all values of a setting, or of seats; can be given twice').argParser(
    collected,
  );

export const setupOption = (): Option => new Option('--setup <file>', "a JSON file with the game's set-up");

export const jsonOption = (): Option => new Option('--json', 'one JSON document on standard output');

export const thinkOption = (): Option =>
  new Option('--think-ms <n>', 'how many milliseconds a program may take for each answer')
    .argParser(wholeNumber('--think-ms', 1, 3_600_000))
    .default(5000);

export const solutionOption = (): Option =>
  new Option(
    '--solution <folder>',
    'the complete table of a solved game, made by "npm run solve": the solved bot plays from it',
  ).env('STARBOARD_SOLUTION');
