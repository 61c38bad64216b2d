import { setConditions } from '../../13-cards/listening.ts';
import type { Op } from '../../model/cards.ts';
import { type CardId, shipOf } from '../../model.ts';
import { always } from '../speaking.ts';
import { handy } from '../worth.ts';

/** 13.9 The bearer loses a condition: this very one, or all of a name. */
export const endCondition = (which: CardId | 'this'): Op => ({
  possible: always,
  run({ board }, _frame, { ship: seat, origin }, tell) {
    const ship = shipOf(board, seat);
    setConditions(
      board,
      ship,
      ship.conditions.filter(({ card, id }) => (which === 'this' ? id !== origin.place : card !== which)),
    );
    tell?.({ type: 'condition', rule: '13.9', ship: seat, card: which === 'this' ? origin.card : which, given: false });
    return undefined;
  },
  worth: handy,
});
