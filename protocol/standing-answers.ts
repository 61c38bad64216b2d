import type { StandingAnswers } from '@starboard/kernel';
import type { SentStandingAnswers } from './table.ts';

/** A name in both lists is always answered. */
export function answersIn({ always, never }: SentStandingAnswers): StandingAnswers {
  return Object.fromEntries([
    ...never.map((name) => [name, 'never'] as const),
    ...always.map((name) => [name, 'always'] as const),
  ]);
}

export function standingOf(answers: StandingAnswers): SentStandingAnswers {
  const named = (which: 'always' | 'never') => Object.keys(answers).filter((name) => answers[name] === which);
  return { always: named('always'), never: named('never') };
}
