import { MOST_STARS, starsFor } from '@starboard/kernel';

/** How a challenge went. Of a day only the first try counts; one of the set may be tried until the best choice is found. */
export interface ChallengeResult {
  /** The option chosen, in the last try that counts. */
  readonly option: number;
  readonly score: number;
  readonly tries: number;
  /** A day's challenge that was tried on another day is for practice. */
  readonly onTime: boolean;
}

/** By game and day, or game and place in the set: `furball/2026-11-19`, `furball/set/3`. */
export type ChallengeResults = { readonly [name: string]: ChallengeResult };

const NAME = /^[\w-]{1,40}\/(?:\d{4}-\d{2}-\d{2}|set\/\d{1,4})$/;
const MOST_RESULTS = 20_000;
export const BEST_SCORE = 100;

const isCount = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

function isResult(value: unknown): value is ChallengeResult {
  if (typeof value !== 'object' || value === null) return false;
  const { option, score, tries, onTime } = value as { readonly [key: string]: unknown };
  return (
    isCount(option, 0, 100_000) &&
    isCount(score, 0, BEST_SCORE) &&
    isCount(tries, 1, 1_000_000) &&
    typeof onTime === 'boolean'
  );
}

/** Only what fits: a file may hold anything. */
export function readResults(value: unknown): ChallengeResults {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(([name, result]) => NAME.test(name) && isResult(result));
  return Object.fromEntries(entries.slice(0, MOST_RESULTS));
}

export const isFound = ({ score }: ChallengeResult): boolean => score === BEST_SCORE;

export const starsOf = (result: ChallengeResult | undefined): number =>
  result === undefined || !isFound(result) ? 0 : starsFor(result.tries);

/** With one more try. */
export function afterTry(
  before: ChallengeResult | undefined,
  tried: Omit<ChallengeResult, 'tries'>,
  isDaily: boolean,
): ChallengeResult {
  if (before === undefined) return { ...tried, tries: 1 };
  return isDaily || isFound(before) ? before : { ...tried, tries: before.tries + 1 };
}

/** The results of two browsers: one's own day comes first, and of the set the better one. */
export function merged(own: ChallengeResults, other: ChallengeResults): ChallengeResults {
  const result: { [name: string]: ChallengeResult } = { ...other, ...own };
  for (const [name, theirs] of Object.entries(other)) {
    if (name.includes('/set/') && starsOf(theirs) > starsOf(own[name])) result[name] = theirs;
  }
  return result;
}

/** What a player has reached in the daily challenges of a game. */
export interface DailyFigures {
  readonly days: number;
  readonly best: number;
  readonly mean: number;
}

/** Null before the first day that counts. */
export function dailyFigures(results: ChallengeResults, game: string): DailyFigures | null {
  const scores = Object.entries(results).flatMap(([name, { score, onTime }]) =>
    name.startsWith(`${game}/`) && !name.includes('/set/') && onTime ? [score] : [],
  );
  if (scores.length === 0) return null;
  const sum = scores.reduce((total, score) => total + score, 0);
  return { days: scores.length, best: Math.max(...scores), mean: Math.round(sum / scores.length) };
}

export const starsInWords = (stars: number): string => `${stars} of ${MOST_STARS} stars`;
