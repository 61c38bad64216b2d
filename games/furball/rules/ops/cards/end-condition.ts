import { setConditions } from '../../13-cards/listening.ts';
import type { Op } from '../../model/cards.ts';
import { type CardId, shipOf } from '../../model.ts';
import { always } from '../speaking.ts';
import { handy } from '../worth.ts';

/** 13.9 The bearer loses a condition. */
export const endCondition = (card: CardId): Op => ({
  possible: always,
  run({ board }, _frame, { ship: seat }, tell) {
    const ship = shipOf(board, seat);
    setConditions(
      board,
      ship,
      ship.conditions.filter((held) => held.card !== card),
    );
    tell?.({ type: 'condition', rule: '13.9', ship: seat, card, given: false });
    return undefined;
  },
  worth: handy,
});
