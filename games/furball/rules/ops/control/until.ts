import type { Op, Ships } from '../../model/cards.ts';
import type { Lasting } from '../../model.ts';
import { always, each } from '../speaking.ts';
import { handy } from '../worth.ts';

/** One of the card's passing modifiers, by its number, counts for a while. */
export const until = (end: Lasting['until'], modifier: number, who: Ships = 'self'): Op => ({
  possible: always,
  run: ({ board }, frame, now) =>
    each(frame, who, now, (on) => {
      const { origin, ship } = now;
      board.lasting = [
        ...board.lasting,
        { card: origin.card, by: ship, on, modifier, until: end, round: board.round, value: 0 },
      ];
      return undefined;
    }),
  worth: handy,
});
