import { sufferFrame } from '../../07-damage/damage.ts';
import type { Op, Ships } from '../../model/cards.ts';
import { isFlying, shipOf } from '../../model.ts';
import { each, shipsOf } from '../speaking.ts';
import { worthOfHarm } from './harm.ts';
import { type ScoredAs, sourceAs } from './scored.ts';

/** Ships are dealt a damage card past their shields. */
export const deal = (side: 'faceup' | 'facedown', who: Ships, as: ScoredAs = 'other'): Op => ({
  possible: (now) => shipsOf(who, now).some((seat) => isFlying(shipOf(now.board, seat))),
  run: (match, frame, now) =>
    each(frame, who, now, (seat) => {
      const dealt = side === 'faceup' ? { down: 0, up: 1 } : { down: 1, up: 0 };
      return { call: { ...sufferFrame(seat, 0, 0, sourceAs(match, frame, as, now)), ...dealt } };
    }),
  worth: (use) => worthOfHarm(who, use),
});
