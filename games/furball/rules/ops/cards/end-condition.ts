import { takeConditions } from '../../13-cards/listening.ts';
import type { Op } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';
import { always } from '../speaking.ts';
import { handy } from '../worth.ts';

/** 13.9 The bearer loses this very condition; the same one by another giver stays. */
export const endCondition = (): Op => ({
  possible: always,
  run({ board }, _frame, { ship, origin }, tell) {
    takeConditions(board, shipOf(board, ship), ({ id }) => id === origin.place);
    tell?.({ type: 'condition', rule: '13.9', ship, card: origin.card, given: false });
    return undefined;
  },
  worth: handy,
});
