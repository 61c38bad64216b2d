import type { Seat } from '@starboard/kernel';
import type { Now, Op } from '../../model/cards.ts';
import { handy } from '../worth.ts';

/** The bearer picks a ship, which is the one chosen from then on; with none to pick, there is nothing to do. */
export const pick = (from: (now: Now) => readonly Seat[]): Op => ({ ...picking(from, false), needed: true });

/** The bearer may pick a ship; with nobody picked, nobody is chosen. */
export const mayPick = (from: (now: Now) => readonly Seat[]): Op => ({ ...picking(from, true), worth: () => 0 });

const picking = (from: (now: Now) => readonly Seat[], may: boolean): Op => ({
  possible: (now) => from(now).length > 0,
  run(_match, frame, now) {
    const stage = frame.stage++;
    const among = from(now);
    if (stage === 0 && among.length > (may ? 0 : 1)) {
      return { ask: [{ kind: 'ship', seat: now.ship, why: now.origin.card, among, may }] };
    }
    const picked = stage === 0 ? among[0] : frame.answer;
    if (typeof picked === 'number') frame.chosen.push(picked);
    return undefined;
  },
  worth: handy,
});
