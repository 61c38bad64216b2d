import { setCard } from '../../13-cards/listening.ts';
import type { Op } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';
import { always } from '../speaking.ts';
import { handy } from '../worth.ts';

/** Tokens are laid on this card. */
export const store = (n: number): Op => ({
  possible: always,
  run({ board }, _frame, { ship: seat, origin: { place } }) {
    const ship = shipOf(board, seat);
    setCard(board, ship, place, { tokens: Math.max(0, (ship.cards[place]?.tokens ?? 0) + n) });
    return undefined;
  },
  worth: handy,
});
