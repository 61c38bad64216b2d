import type { Dice, Seat } from '@starboard/kernel';
import { placesFor, stressFor } from '../../rules/05-actions/shifts.ts';
import { type Pose, SPOTS } from '../../rules/geometry/index.ts';
import { type Board, QUIET_ROUND, type Shift, shipOf } from '../../rules/model.ts';
import { armsOf } from './arms.ts';
import { foesOf } from './forecast.ts';
import { worthOf } from './position.ts';

/** What a stress token that a move costs is worth, as much as in the words of cards. */
const STRESS = 0.55;

/** The best place for a boost, roll or decloak, and how much better it is than to stay. */
export function bestShift(
  board: Board,
  seat: Seat,
  move: Shift,
  dice: Dice,
): { readonly name: string | null; readonly gain: number } {
  const worth = worthAt(board, seat, dice);
  const here = worth(shipOf(board, seat).pose);
  let found: string | null = null;
  let best = Number.NEGATIVE_INFINITY;
  for (const { name, place } of placesFor(board, seat, move)) {
    const value = worth(place.pose) - STRESS * stressFor(board, seat, move, name);
    if (value > best) [best, found] = [value, name];
  }
  return { name: found, gain: best - here };
}

/** Where a ship is worst off: for those who drag others about. */
export function worstShift(board: Board, seat: Seat, move: Shift, dice: Dice): string | null {
  const worth = worthAt(board, seat, dice);
  let [found, least]: [string | null, number] = [null, worth(shipOf(board, seat).pose)];
  for (const { name, place } of placesFor(board, seat, move)) {
    const value = worth(place.pose);
    if (value < least) [found, least] = [name, value];
  }
  return found;
}

/** The best of some deployment spots. */
export function bestSpot(board: Board, seat: Seat, spots: readonly number[], dice: Dice): number {
  const worth = worthAt(board, seat, dice);
  let [found, best] = [spots[0] ?? 0, Number.NEGATIVE_INFINITY];
  for (const spot of spots) {
    const pose = SPOTS[spot];
    const value = pose === undefined ? best : worth(pose);
    if (value > best) [found, best] = [spot, value];
  }
  return found;
}

function worthAt(board: Board, seat: Seat, dice: Dice): (pose: Pose) => number {
  const own = armsOf(board, seat);
  const foes = foesOf(board, seat, dice);
  return (pose) => worthOf(own, pose, foes, board.asteroids, board.round > QUIET_ROUND);
}
