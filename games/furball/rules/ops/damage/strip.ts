import { loseShield } from '../../07-damage/damage.ts';
import type { Op, Ships } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';
import { each, shipsOf } from '../speaking.ts';
import { handy } from '../worth.ts';

/** Ships lose a shield, which is no damage. */
export const strip = (who: Ships): Op => ({
  possible: (now) => shipsOf(who, now).some((seat) => shipOf(now.board, seat).shields > 0),
  run: (match, frame, now, tell) =>
    each(frame, who, now, (seat) =>
      shipOf(match.board, seat).shields > 0 ? loseShield(match, seat, tell) : undefined,
    ),
  worth: () => (who === 'self' ? -1 : handy()),
});
