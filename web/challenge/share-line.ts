import type { Game } from '@starboard/games';
import { address } from '../shell/router.ts';
import { type ChallengeResult, starsInWords, starsOf } from './result.ts';
import type { ChosenChallenge } from './which.ts';

/** A line that says how it went, and not what the best choice was. */
export function shareLine(
  { id, title }: Pick<Game, 'id' | 'title'>,
  { title: which, day, name }: Pick<ChosenChallenge, 'title' | 'day' | 'name'>,
  result: ChallengeResult,
  page: string,
): string {
  const nth = name.split('/').at(-1) ?? '';
  const link = `${page}${address(day === null ? { page: 'challenge', game: id, nth } : { page: 'challenge', game: id, day })}`;
  const reached = day === null ? starsInWords(starsOf(result)) : `${result.score} points`;
  return ['Starboard', title, which, reached, link].join(' · ');
}

/** Where this page is, without what comes after it. */
export const pageAddress = (): string => `${location.origin}${location.pathname}`;
