import type { Game } from '@starboard/games';
import type { Level } from '@starboard/kernel';
import { lessonProgress } from '../../learn/progress.ts';
import { beatenIn, levelAbove, type MatchAgainst } from './beaten.ts';

type Offered = Pick<Game, 'id' | 'minutes' | 'difficulty' | 'lessons'>;

/** What this browser knows of its player. */
export interface Experience {
  /** A game and the name of a lesson, the latest last. */
  readonly lessons: readonly string[];
  /** Matches that count, the latest first. */
  readonly played: readonly MatchAgainst[];
  /** The games of all matches, also of those that go on or don't count. */
  readonly tried: readonly string[];
}

export type NextStep<G extends Offered = Game> =
  /** For somebody who has played nothing. */
  | { readonly kind: 'start'; readonly game: G }
  | { readonly kind: 'lesson'; readonly game: G; readonly lesson: string; readonly place: number; readonly of: number }
  | { readonly kind: 'level'; readonly game: G; readonly beaten: Level; readonly level: Level }
  | { readonly kind: 'untried'; readonly game: G };

/** What somebody could do next: a lesson, a harder opponent, a game never tried; at most one of each. */
export function nextSteps<G extends Offered>(games: readonly G[], experience: Experience): readonly NextStep<G>[] {
  const { lessons, tried } = experience;
  const isNew = (game: G): boolean => !tried.includes(game.id) && lessonProgress(game, lessons).done === 0;
  const untried = byEase(games.filter(isNew));
  const [easiest] = untried;
  if (untried.length === games.length) return easiest === undefined ? [] : [{ kind: 'start', game: easiest }];
  const steps = [lessonStep(games, experience), levelStep(games, experience)].filter((step) => step !== null);
  return easiest === undefined ? steps : [...steps, { kind: 'untried', game: easiest }];
}

/** The next lesson of the game whose lessons are under way, the latest first; otherwise of a game that was played. */
function lessonStep<G extends Offered>(games: readonly G[], { lessons, tried }: Experience): NextStep<G> | null {
  const learnt = lessons.toReversed().map((lesson) => lesson.slice(0, lesson.indexOf('/')));
  for (const id of [...learnt, ...tried]) {
    const game = games.find((each) => each.id === id);
    const progress = game && lessonProgress(game, lessons);
    if (game === undefined || !progress?.next) continue;
    const { next, of } = progress;
    return { kind: 'lesson', game, lesson: next.id, place: next.place, of };
  }
  return null;
}

/** The level above the highest that was beaten, in the game of the latest win that leaves one. */
function levelStep<G extends Offered>(games: readonly G[], { played }: Experience): NextStep<G> | null {
  for (const { game: id } of played.filter(({ outcome }) => outcome === 'won')) {
    const game = games.find((each) => each.id === id);
    const beaten = beatenIn(id, played).level;
    const level = beaten === null ? null : levelAbove(beaten);
    if (game !== undefined && beaten !== null && level !== null) return { kind: 'level', game, beaten, level };
  }
  return null;
}

const EASE: readonly Game['difficulty'][] = ['easy', 'medium', 'demanding'];

/** The easiest to learn first, and of those the shortest. */
function byEase<G extends Offered>(games: readonly G[]): readonly G[] {
  return games.toSorted(
    (a, b) => EASE.indexOf(a.difficulty) - EASE.indexOf(b.difficulty) || a.minutes[1] - b.minutes[1],
  );
}
