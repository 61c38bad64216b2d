import { recount } from '../../13-cards/listening.ts';
import type { Op, Ships } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';
import { shipsOf } from '../speaking.ts';
import { handy } from '../worth.ts';

/** 13.1 The bearer has the pilot ability of another ship from now on, besides its own cards. */
export const borrow = (from: Ships): Op => ({
  possible: (now) => shipsOf(from, now).length > 0,
  run({ board }, _frame, now, tell) {
    const [lender] = shipsOf(from, now);
    const pilot = lender === undefined ? undefined : shipOf(board, lender).cards[0]?.card;
    if (pilot === undefined) return undefined;
    const ship = shipOf(board, now.ship);
    ship.cards = [...ship.cards, { card: pilot, up: true, side: 0, tokens: 0, used: 0, chosen: null }];
    recount(board);
    tell?.({ type: 'borrowed', rule: '13.1', ship: now.ship, card: pilot });
    return undefined;
  },
  worth: handy,
});
