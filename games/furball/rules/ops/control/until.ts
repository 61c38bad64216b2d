import type { Amount, Op, Ships } from '../../model/cards.ts';
import type { Lasting } from '../../model.ts';
import { always, amountOf, each } from '../speaking.ts';
import { handy } from '../worth.ts';

/** One of the card's passing modifiers, by its number, counts for a while; it may keep a value. */
export const until = (end: Lasting['until'], modifier: number, who: Ships = 'self', value: Amount = 0): Op => ({
  possible: always,
  run: ({ board }, frame, now) =>
    each(frame, who, now, (on) => {
      const { origin, ship } = now;
      board.lasting = [
        ...board.lasting,
        { card: origin.card, by: ship, on, modifier, until: end, round: board.round, value: amountOf(value, now) },
      ];
      return undefined;
    }),
  worth: handy,
});
