import type { Seat } from '@starboard/kernel';
import { pointsOf } from '../../rules/05-scoring.ts';
import { type Board, rebelOf } from '../../rules/model.ts';
import { codeChance } from './wishes.ts';

/** All points of Game 1: 3 for Vader, 2 for Boba Fett, 6 for Stormtroopers. */
const ALL_POINTS = 11;

/** How well a match stands for a seat. */
export function evaluate(board: Board, seat: Seat): number {
  if (board.imperial === null) return captureStands(board, seat);
  const forRebels = escapeStands(board);
  return seat === board.imperial ? -forRebels : forRebels;
}

/** Points beside those of the best of the others. */
function captureStands(board: Board, seat: Seat): number {
  const own = pointsOf(rebelOf(board, seat));
  const best = Math.max(...board.rebels.map((rebel, other) => (other === seat ? 0 : pointsOf(rebel))));
  return (own - best) / ALL_POINTS;
}

/** How good the Rebels' cards are beside how many the Imperial has. */
function escapeStands({ rebels, imperialCards, setup }: Board): number {
  const free = rebels.filter(({ jailed }) => !jailed).length / rebels.length;
  return 0.6 * codeChance({ rebels, setup }) + 0.3 * free - 0.9 * (imperialCards.length / setup.cards);
}
