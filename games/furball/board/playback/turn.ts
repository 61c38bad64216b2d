import type { Seat, View } from '@starboard/kernel';
import { comesBefore, inAscendingSkill } from '../../rules/03-round/order.ts';
import { type Board, type Furball, isFlying, shipOf } from '../../rules/model.ts';
import { skillOf } from '../../rules/values.ts';

/** The ship whose turn it is to fly or shoot; null for nobody or everybody. */
export function activeShip({ stack }: Pick<View<Furball>, 'stack'>): Seat | null {
  for (const frame of stack.toReversed()) {
    if (frame.at === 'activation' || frame.at === 'combat-turn') return frame.ship;
  }
  return null;
}

/** 3.4 All ships on the mat in the order of the phase: the lowest skill flies first, the highest shoots first. */
export function turnOrder(board: Board): readonly Seat[] {
  const there = board.ships.flatMap((ship, seat) => (isFlying(ship) ? [seat] : []));
  if (board.phase !== 'combat') return inAscendingSkill(board, there, 'activation');
  return there.toSorted(
    (a, b) => skillOf(board, b, 'combat') - skillOf(board, a, 'combat') || (comesBefore(board, a, b) ? -1 : 1),
  );
}

/** Whether a ship has had its turn in this phase. */
export function isDone({ phase, ships }: Board, seat: Seat): boolean {
  const ship = shipOf({ ships }, seat);
  if (phase === 'activation') return ship.activated;
  return phase === 'combat' && ship.fought;
}
