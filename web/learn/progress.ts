import type { Game } from '@starboard/games';
import type { GameTypes, Lesson } from '@starboard/kernel';
import { lessonsDone } from '../shell/settings.ts';

/** The name under which this browser keeps that a lesson is done. */
export const nameOfLesson = (game: string, lesson: string): string => `${game}/${lesson}`;

export function isDone(game: string, lesson: Pick<Lesson<GameTypes>, 'id'>): boolean {
  return lessonsDone.value.includes(nameOfLesson(game, lesson.id));
}

/** How far somebody is in the lessons of a game. */
export interface LessonsTaken {
  readonly done: number;
  readonly of: number;
  /** The first lesson that is not done, and its place from 1; null once all are done. */
  readonly next: { readonly id: string; readonly place: number } | null;
}

type Taught = Pick<Game, 'id' | 'lessons'>;

export function lessonProgress({ id, lessons }: Taught, done: readonly string[]): LessonsTaken {
  const ids = lessons?.ids ?? [];
  const left = ids.filter((lesson) => !done.includes(nameOfLesson(id, lesson)));
  const [first] = left;
  return {
    done: ids.length - left.length,
    of: ids.length,
    next: first === undefined ? null : { id: first, place: ids.indexOf(first) + 1 },
  };
}
