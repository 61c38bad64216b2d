import { ordinal, type Seat } from '@starboard/kernel';
import { type BoardView, isFlying, type PilotView, pilotOf } from '../../rules/model.ts';
import { leftOf } from './protection.tsx';

/** Flying pilots by protection left, or by damage if a design is secret; then the others, the last to leave first. */
export function ranked(board: BoardView): readonly Seat[] {
  const compare = allKnown(board) ? (pilot: PilotView) => leftOf(pilot) ?? 0 : ({ damage }: PilotView) => -damage;
  const worth = (pilot: PilotView): number => (isFlying(pilot) ? 1000 + compare(pilot) : pilot.out);
  return board.pilots
    .map((_, seat) => seat)
    .sort((a, b) => worth(pilotOf(board, b)) - worth(pilotOf(board, a)) || a - b);
}

/** "2nd", "joint 1st": a flying pilot's place by protection left; null if a rival's protection is secret (9.3). */
export function rankOf(board: BoardView, seat: Seat): string | null {
  const own = leftOf(pilotOf(board, seat));
  if (own === null || !allKnown(board)) return null;
  const lefts = board.pilots.filter(isFlying).map((pilot) => leftOf(pilot) ?? 0);
  const place = ordinal(1 + lefts.filter((left) => left > own).length);
  return lefts.filter((left) => left === own).length > 1 ? `joint ${place}` : place;
}

function allKnown({ pilots }: BoardView): boolean {
  return pilots.every((pilot) => !isFlying(pilot) || pilot.design !== null);
}
