import type { Now, Op, Use } from '../../model/cards.ts';
import type { EffectFrame, Match, Next, Tell } from '../../model.ts';
import { always } from '../speaking.ts';
import { handy } from '../worth.ts';

/** Written for one card: called again after each call or ask it makes; `stage` says how far it has come. */
export const own = (
  run: (match: Match, frame: EffectFrame, tell: Tell) => Next,
  possible: (now: Now) => boolean = always,
  worth: (use: Use) => number = handy,
): Op => ({
  possible,
  run: (match, frame, _now, tell) => run(match, frame, tell),
  worth,
});
