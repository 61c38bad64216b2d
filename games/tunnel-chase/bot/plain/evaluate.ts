import type { Seat } from '@starboard/kernel';
import { protectionLeft } from '../../rules/02-starfighters.ts';
import { type Board, isFlying, pilotOf } from '../../rules/model.ts';

/** How well a chase stands for a seat: its protection beside that of the best of the others, and how many it has outlived. */
export function evaluate(board: Board, seat: Seat): number {
  const own = pilotOf(board, seat);
  if (!isFlying(own)) return -1;
  const others = board.pilots.filter((pilot, other) => other !== seat && isFlying(pilot));
  if (others.length === 0) return 1;
  const best = Math.max(...others.map(protectionLeft));
  const ahead = (protectionLeft(own) - best) / (protectionLeft(own) + best);
  const outlived = 1 - others.length / Math.max(1, board.pilots.length - 1);
  return outlived + (1 - outlived) * ahead;
}
