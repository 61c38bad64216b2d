import type { DialManoeuvre } from '../../../catalogue/index.ts';
import { manoeuvreFrame } from '../../04-flight/manoeuvre.ts';
import type { Now, Op } from '../../model/cards.ts';
import { handy } from '../worth.ts';

/** The bearer flies one of these manoeuvres. */
export const fly = (manoeuvres: (now: Now) => readonly DialManoeuvre[]): Op => ({
  possible: (now) => manoeuvres(now).length > 0,
  run(_match, frame, now) {
    const stage = frame.stage++;
    if (stage > 1) return undefined;
    const among = manoeuvres(now);
    if (stage === 0 && among.length > 1) {
      return { ask: [{ kind: 'manoeuvre', seat: now.ship, why: now.origin.card, among, may: false }] };
    }
    frame.stage = 2;
    const manoeuvre = among[stage === 0 ? 0 : Number(frame.answer)];
    if (manoeuvre === undefined) return undefined;
    return { call: manoeuvreFrame(now.ship, manoeuvre, manoeuvre.difficulty, 'card') };
  },
  worth: handy,
});
