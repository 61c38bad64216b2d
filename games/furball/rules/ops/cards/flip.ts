import { setCard } from '../../13-cards/listening.ts';
import type { Op } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';
import { always } from '../speaking.ts';
import { handy } from '../worth.ts';

/** 13.8 This card is turned to its other side. */
export const flip = (): Op => ({
  possible: always,
  run({ board }, _frame, { ship: seat, origin }, tell) {
    const ship = shipOf(board, seat);
    const side = ship.cards[origin.place]?.side === 0 ? 1 : 0;
    setCard(board, ship, origin.place, { side });
    tell?.({ type: 'flipped', rule: '13.8', ship: seat, card: origin.card, side });
    return undefined;
  },
  worth: handy,
});
