import type { Planted } from '@starboard/testkit';
import { planted as answers } from './planted/answers.ts';
import { planted as calls } from './planted/calls.ts';
import { planted as challenges } from './planted/challenges.ts';
import { planted as dice } from './planted/dice.ts';
import { planted as flow } from './planted/flow.ts';
import { planted as mixtures } from './planted/mixtures.ts';
import { planted as moves } from './planted/moves.ts';
import { planted as records } from './planted/records.ts';
import { planted as values } from './planted/values.ts';
import { planted as views } from './planted/views.ts';
import { planted as windows } from './planted/windows.ts';

/** Mistakes that the tests of the kernel have to catch: `npm run plant -- kernel` tries them out. */
export const planted: Planted = {
  ...moves,
  ...mixtures,
  ...answers,
  ...flow,
  ...calls,
  ...windows,
  ...views,
  ...records,
  ...values,
  ...dice,
  ...challenges,
};
