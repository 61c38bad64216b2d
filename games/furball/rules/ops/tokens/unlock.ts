import { unlock as removeLock } from '../../08-tokens.ts';
import type { Op, Ships } from '../../model/cards.ts';
import { isFlying, shipOf } from '../../model.ts';
import { each, shipsOf } from '../speaking.ts';
import { handy, signOf } from '../worth.ts';

/** A ship loses a lock, or spends it: that on a certain ship, or its first. */
export const unlock = (whose: Ships, on: Ships | 'first' = 'first', how: 'spent' | 'removed' = 'removed'): Op => ({
  possible: (now) => shipsOf(whose, now).some((seat) => shipOf(now.board, seat).locks.length > 0),
  run: (match, frame, now, tell) =>
    each(frame, whose, now, (seat) => {
      const ship = shipOf(match.board, seat);
      const [target = ship.locks[0]] = on === 'first' ? [] : shipsOf(on, now);
      return target === undefined || !isFlying(ship) ? undefined : removeLock(match, seat, target, tell, how);
    }),
  worth: () => -handy() * signOf(whose),
});
