import { sufferFrame } from '../../07-damage/damage.ts';
import type { Op, Ships } from '../../model/cards.ts';
import { isFlying, shipOf } from '../../model.ts';
import { each, shipsOf } from '../speaking.ts';
import { worthOfHarm } from './harm.ts';
import { type ScoredAs, sourceAs } from './scored.ts';

interface Harm {
  readonly hits?: number;
  readonly crits?: number;
}

/** Ships suffer damage, which their shields take first. */
export const suffer = ({ hits = 0, crits = 0 }: Harm, who: Ships = 'self', as: ScoredAs = 'other'): Op => ({
  possible: (now) => shipsOf(who, now).some((seat) => isFlying(shipOf(now.board, seat))),
  run: (match, frame, now) =>
    each(frame, who, now, (seat) =>
      isFlying(shipOf(match.board, seat))
        ? { call: sufferFrame(seat, hits, crits, sourceAs(match, frame, as, now)) }
        : undefined,
    ),
  worth: (use) => worthOfHarm(who, use),
});
