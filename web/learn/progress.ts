import type { GameTypes, Lesson } from '@starboard/kernel';
import { lessonsDone } from '../shell/settings.ts';

/** The name under which this browser keeps that a lesson is done. */
export const nameOfLesson = (game: string, lesson: string): string => `${game}/${lesson}`;

export function isDone(game: string, lesson: Pick<Lesson<GameTypes>, 'id'>): boolean {
  return lessonsDone.value.includes(nameOfLesson(game, lesson.id));
}

/** How many of a game's lessons are done. */
export function countDone(game: string): number {
  return lessonsDone.value.filter((name) => name.startsWith(`${game}/`)).length;
}
