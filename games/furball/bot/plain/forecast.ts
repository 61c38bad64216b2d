import { type Dice, draw, type Seat } from '@starboard/kernel';
import { endPose, isOffMat, type Pose } from '../../rules/geometry/index.ts';
import { type Board, isFlying, type Ship, shipOf } from '../../rules/model.ts';
import { dialOf } from '../../rules/values.ts';
import { type Arms, armsOf } from './arms.ts';

/** Another ship, and where it may be when shots are fired: where it is, if it has flown already. */
export interface Foe {
  readonly arms: Arms;
  readonly poses: readonly Pose[];
}

/** So many places of a ship that is still to fly are thought of. */
const THOUGHTS = 5;
const TRIES = 12;

/** All others on the mat, from a seat's point of view. */
export function foesOf(board: Board, seat: Seat, dice: Dice): readonly Foe[] {
  const foes: Foe[] = [];
  for (let other = 0; other < board.ships.length; other++) {
    const ship = shipOf(board, other);
    if (other === seat || !isFlying(ship)) continue;
    foes.push({ arms: armsOf(board, other), poses: posesOf(board, other, ship, dice) });
  }
  return foes;
}

function posesOf(board: Board, seat: Seat, { pose, activated }: Ship, dice: Dice): readonly Pose[] {
  if (activated || board.phase === 'combat' || board.phase === 'end') return [pose];
  const dial = dialOf(board, seat);
  const found: Pose[] = [];
  for (let i = 0; i < TRIES && found.length < THOUGHTS; i++) {
    const manoeuvre = dial[draw(dice, dial.length)];
    if (manoeuvre === undefined) continue;
    const end = endPose(pose, manoeuvre);
    if (!isOffMat(end)) found.push(end);
  }
  return found.length === 0 ? [pose] : found;
}
