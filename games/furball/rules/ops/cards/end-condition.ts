import { takeConditions } from '../../13-cards/listening.ts';
import type { Op } from '../../model/cards.ts';
import { type CardId, shipOf } from '../../model.ts';
import { always } from '../speaking.ts';
import { handy } from '../worth.ts';

/** 13.9 The bearer loses this condition; the same one by another giver stays. */
export const endCondition = (card: CardId): Op => ({
  possible: always,
  run({ board }, _frame, { ship, origin }, tell) {
    takeConditions(board, shipOf(board, ship), (held) => held.card === card && held.id === origin.place);
    tell?.({ type: 'condition', rule: '13.9', ship, card, given: false });
    return undefined;
  },
  worth: handy,
});
