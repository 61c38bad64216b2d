import type { Seat } from '@starboard/kernel';
import { HALF_TURN, TURN } from '../../geometry/index.ts';
import { othersIn } from '../../measure.ts';
import type { Op } from '../../model/cards.ts';
import { type Board, isFlying, shipOf } from '../../model.ts';

/** The bearer turns by half a turn where it stands. It moves nowhere, so whatever it touches it still touches. */
export const turnRound = (): Op => ({
  possible: ({ board, ship }) => isFlying(shipOf(board, ship)),
  run({ board }, _frame, { ship: seat }, tell) {
    const ship = shipOf(board, seat);
    if (!isFlying(ship)) return undefined;
    const { pose: start } = ship;
    ship.pose = { ...start, heading: (start.heading + HALF_TURN) % TURN };
    tell?.({ type: 'shifted', rule: '4.6', ship: seat, by: seat, move: 'turn', start, end: ship.pose });
    return undefined;
  },
  worth: ({ board, seat }) => (sees(board, seat, 'rear') && !sees(board, seat, 'front') ? 1 : -1),
});

const sees = (board: Board, seat: Seat, arc: 'front' | 'rear'): boolean => othersIn(board, seat, arc, 1, 3).length > 0;
