import type { Seat } from '@starboard/kernel';
import { discardCard } from '../../06-attack/attack.ts';
import { destroy, isBeyondRepair } from '../../07-damage/destruction.ts';
import { scoreHarm } from '../../11-scoring.ts';
import type { Now, Op, Ships } from '../../model/cards.ts';
import { type DamageSource, type Match, type Next, shipOf, type Tell } from '../../model.ts';
import { shieldsOf } from '../../values.ts';
import { shipsOf } from '../speaking.ts';

type Which = 'this' | ((now: Now) => readonly number[]);

/** A card is discarded: this one, or one of those at some places of a ship, which the bearer chooses. */
export const discard = (which: Which, of: Ships = 'self'): Op => ({
  possible: (now) => which === 'this' || which(now).length > 0,
  run(match, frame, now, tell) {
    const stage = frame.stage++;
    const { ship, origin } = now;
    const [seat = ship] = shipsOf(of, now);
    if (stage > 1) return undefined;
    const among = which === 'this' ? [origin.place] : which(now);
    if (stage === 0 && among.length > 1) {
      return { ask: [{ kind: 'card', seat: ship, why: 'discard', of: seat, among, may: false }] };
    }
    frame.stage = 2;
    const place = stage === 0 ? among[0] : Number(frame.answer);
    return place === undefined ? undefined : discardAt(match, seat, place, frame.source, tell);
  },
  worth: () => (of === 'self' ? -0.15 : 0.5),
});

/** 13.8 What the card added to shields and hull goes with it, and that may destroy the ship. */
function discardAt(match: Match, seat: Seat, place: number, source: DamageSource, tell: Tell): Next {
  const next = discardCard(match, seat, place, tell);
  const ship = shipOf(match.board, seat);
  const most = shieldsOf(match.board, seat);
  if (ship.shields > most) {
    ship.shields = most;
    tell?.({ type: 'lost-shield', rule: '13.8', ship: seat, left: most });
  }
  if (isBeyondRepair(match.board, seat)) {
    scoreHarm(match, source, seat, true, tell);
    destroy(match, seat, source, tell);
  }
  return next;
}
