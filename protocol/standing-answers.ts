import type { StandingAnswers } from '@starboard/kernel';
import type { SentStandingAnswers } from './table.ts';

/** A name in several lists is always answered, or else never. */
export function answersIn({ always, never, ask = [] }: SentStandingAnswers): StandingAnswers {
  return Object.fromEntries([
    ...ask.map((name) => [name, 'ask'] as const),
    ...never.map((name) => [name, 'never'] as const),
    ...always.map((name) => [name, 'always'] as const),
  ]);
}

export function standingOf(answers: StandingAnswers): SentStandingAnswers {
  const named = (which: StandingAnswers[string]) => Object.keys(answers).filter((name) => answers[name] === which);
  const ask = named('ask');
  const set = { always: named('always'), never: named('never') };
  return ask.length === 0 ? set : { ...set, ask };
}
