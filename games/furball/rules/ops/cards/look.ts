import type { Op, Ships } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';
import { dialOf } from '../../values.ts';
import { each, shipsOf } from '../speaking.ts';
import { handy } from '../worth.ts';

/** 13.10 The bearer looks at dials, and nobody else does. */
export const look = (who: Ships): Op => ({
  possible: (now) => shipsOf(who, now).some((seat) => shipOf(now.board, seat).dial !== null),
  run: ({ board }, frame, now, tell) =>
    each(frame, who, now, (seat) => {
      const { dial } = shipOf(board, seat);
      const manoeuvre = dial === null ? null : (dialOf(board, seat)[dial] ?? null);
      tell?.({ type: 'looked', rule: '13.10', ship: now.ship, at: seat, manoeuvre, to: [now.ship], reveals: true });
      tell?.({ type: 'looked', rule: '13.10', ship: now.ship, at: seat, manoeuvre: null, not: [now.ship] });
      return undefined;
    }),
  worth: handy,
});
