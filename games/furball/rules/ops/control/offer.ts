import type { Op, Ships } from '../../model/cards.ts';
import { isFlying, shipOf } from '../../model.ts';
import { always, shipsOf } from '../speaking.ts';
import { runList } from './run-list.ts';

/** Another ship decides whether the words count. */
export const offer = (to: Ships, ...does: readonly Op[]): Op => ({
  possible: always,
  run({ board }, frame, now) {
    const stage = frame.stage++;
    const [seat] = shipsOf(to, now);
    if (stage > 1 || seat === undefined || !isFlying(shipOf(board, seat))) return undefined;
    if (stage === 0) return { ask: [{ kind: 'either', seat, why: now.origin.card, among: ['accept', 'decline'] }] };
    return frame.answer === 'accept' ? runList(frame, 0) : undefined;
  },
  /** It is for the other to take. */
  worth: () => 0,
  within: () => does,
});
