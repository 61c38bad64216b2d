import { enclosing } from '@starboard/kernel';
import type { DialManoeuvre } from '../../../catalogue/index.ts';
import type { Now, Op } from '../../model/cards.ts';
import type { Furball } from '../../model.ts';
import { difficultyOf } from '../../values.ts';
import { handy } from '../worth.ts';

/** The dial is turned to one of these, or what it shows counts as one of them. */
export const turnDial = (to: (now: Now) => readonly DialManoeuvre[], worth = handy()): Op => ({
  possible: (now) => to(now).length > 0,
  run(match, frame, now, tell) {
    const stage = frame.stage++;
    const among = to(now);
    if (stage === 0 && among.length > 1) {
      return { ask: [{ kind: 'manoeuvre', seat: now.ship, why: now.origin.card, among, may: false }] };
    }
    const manoeuvre = among[stage === 0 ? 0 : Number(frame.answer)];
    if (manoeuvre === undefined) return undefined;
    enclosing<Furball, 'activation'>(match.stack, 'activation').shown = manoeuvre;
    const difficulty = difficultyOf(match.board, now.ship, manoeuvre);
    tell?.({ type: 'turned-dial', rule: '4.2', ship: now.ship, manoeuvre, difficulty });
    return undefined;
  },
  worth: () => worth,
  turnsDial: true,
});
