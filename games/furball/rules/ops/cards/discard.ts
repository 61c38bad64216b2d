import { discardCard } from '../../06-attack/attack.ts';
import type { Now, Op } from '../../model/cards.ts';

/** A card of the bearer is discarded: this one, or one of those at some places, which the bearer chooses. */
export const discard = (which: 'this' | ((now: Now) => readonly number[])): Op => ({
  possible: (now) => which === 'this' || which(now).length > 0,
  run(match, frame, now, tell) {
    const stage = frame.stage++;
    const { ship, origin } = now;
    if (which === 'this') return stage === 0 ? discardCard(match, ship, origin.place, tell) : undefined;
    if (stage > 1) return undefined;
    const among = which(now);
    if (stage === 0 && among.length > 1) {
      return { ask: [{ kind: 'card', seat: ship, why: 'discard', of: ship, among, may: false }] };
    }
    frame.stage = 2;
    const place = stage === 0 ? among[0] : Number(frame.answer);
    return place === undefined ? undefined : discardCard(match, ship, place, tell);
  },
  worth: () => -0.15,
});
