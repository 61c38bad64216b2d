import { setCard } from '../../13-cards/listening.ts';
import type { Now, Op } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';
import { handy } from '../worth.ts';

/** 13.8 A discarded card of the bearer comes back, one of those at some places. */
export const restore = (which: (now: Now) => readonly number[]): Op => ({
  possible: (now) => which(now).length > 0,
  run({ board }, frame, now, tell) {
    const stage = frame.stage++;
    const among = which(now);
    if (stage === 0 && among.length > 1) {
      return { ask: [{ kind: 'card', seat: now.ship, why: 'restore', of: now.ship, among, may: false }] };
    }
    const place = stage === 0 ? among[0] : Number(frame.answer);
    const ship = shipOf(board, now.ship);
    const card = ship.cards[place ?? -1]?.card;
    if (place === undefined || card === undefined) return undefined;
    setCard(board, ship, place, { up: true });
    tell?.({ type: 'restored', rule: '13.8', ship: now.ship, card });
    return undefined;
  },
  worth: handy,
});
