import type { Seat } from '@starboard/kernel';
import { type Board, shipOf } from '../../rules/model.ts';

/** So many points ahead of all others is as good as won. */
const AHEAD = 15;

/** How well a Furball stands for a seat: its points beside those of the best of the others. */
export function evaluate(board: Board, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < board.ships.length; other++) {
    if (other !== seat) best = Math.max(best, shipOf(board, other).score);
  }
  return Math.max(-1, Math.min(1, (shipOf(board, seat).score - best) / AHEAD));
}
