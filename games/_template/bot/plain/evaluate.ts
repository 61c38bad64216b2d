import type { Seat } from '@starboard/kernel';
import { FULL_HULL } from '../../rules/01-ships.ts';
import { type Board, other, shipOf } from '../../rules/model.ts';

/** What a charge is worth in hull points: half of the shots hit. */
const CHARGE = 0.4;

/** How well the board stands for a seat: -1 as good as lost, 1 as good as won. */
export function evaluate(board: Board, seat: Seat): number {
  return (strength(board, seat) - strength(board, other(seat))) / (FULL_HULL + 1);
}

function strength(board: Board, seat: Seat): number {
  const { hull, charges } = shipOf(board, seat);
  return hull === 0 ? 0 : hull + CHARGE * Math.min(charges, 2);
}
