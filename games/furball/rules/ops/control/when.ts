import type { Now, Op } from '../../model/cards.ts';
import { runList } from './run-list.ts';

/** Words that count only on a condition. */
export const when = (is: (now: Now) => boolean, ...does: readonly Op[]): Op => ({
  possible: (now) => is(now) && does.some((op) => op.possible(now)),
  run(_match, frame, now) {
    if (frame.stage > 0 || !is(now)) return undefined;
    frame.stage = 1;
    return runList(frame, 0);
  },
  /** Half the time, for all that a bot knows. */
  worth: (use) => does.reduce((sum, op) => sum + op.worth(use), 0) / 2,
  within: () => does,
});
