import { expect, test } from 'vitest';
import { answersIn, standingOf } from '../standing-answers.ts';

test('standing answers read back as they were sent', () => {
  const answers = { parry: 'always', echo: 'never', dodge: 'always' } as const;
  expect(standingOf(answers)).toEqual({ always: ['parry', 'dodge'], never: ['echo'] });
  expect(answersIn(standingOf(answers))).toEqual(answers);
});

test('what is in both lists is always answered', () => {
  expect(answersIn({ always: ['parry'], never: ['parry'] })).toEqual({ parry: 'always' });
});
