import { recount } from '../../13-cards/listening.ts';
import { others } from '../../measure.ts';
import type { Op } from '../../model/cards.ts';
import { type Lasting, QUIET_ROUND } from '../../model.ts';
import { always } from '../speaking.ts';

/** The lasting effects of the card count for its bearer for a while, even if the card is discarded. */
export const enable = (end: Lasting['until']): Op => ({
  possible: always,
  run({ board }, _frame, { origin: { card }, ship }) {
    board.lasting = [
      ...board.lasting,
      { card, by: ship, on: ship, modifier: null, until: end, round: board.round, value: 0 },
    ];
    recount(board);
    return undefined;
  },
  /** It is worth something only where there is somebody to fight. */
  worth: ({ board, seat }) => (board.round > QUIET_ROUND && others(board, seat, 1, 3).length > 0 ? 1 : 0),
});
