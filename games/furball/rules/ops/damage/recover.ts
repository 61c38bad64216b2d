import type { Op } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';
import { shieldsOf } from '../../values.ts';

/** 7.2 The bearer recovers a shield. */
export const recover = (): Op => ({
  possible: ({ board, ship }) => shipOf(board, ship).shields < shieldsOf(board, ship),
  run({ board }, _frame, { ship: seat }, tell) {
    const ship = shipOf(board, seat);
    ship.shields = Math.min(shieldsOf(board, seat), ship.shields + 1);
    tell?.({ type: 'recovered', rule: '7.2', ship: seat, left: ship.shields });
    return undefined;
  },
  worth: () => 1,
});
