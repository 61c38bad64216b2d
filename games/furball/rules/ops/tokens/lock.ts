import { mayLock } from '../../05-actions/allowed.ts';
import { lockOn } from '../../08-tokens.ts';
import type { Op, Ships } from '../../model/cards.ts';
import { each, shipsOf } from '../speaking.ts';
import { handy } from '../worth.ts';

/** The bearer acquires a lock. */
export const lock = (on: Ships): Op => ({
  possible: (now) => shipsOf(on, now).some((seat) => mayLock(now.board, now.ship, seat)),
  run: (match, frame, now, tell) =>
    each(frame, on, now, (seat) =>
      mayLock(match.board, now.ship, seat) ? lockOn(match, now.ship, seat, tell) : undefined,
    ),
  worth: handy,
});
