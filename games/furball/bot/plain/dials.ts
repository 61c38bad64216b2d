import { type Dice, draw, type Seat } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import { flownFor } from '../../rules/04-flight/activation.ts';
import { courseOf } from '../../rules/04-flight/course.ts';
import { type Board, QUIET_ROUND, shipOf } from '../../rules/model.ts';
import { type Arms, armsOf } from './arms.ts';
import { type Foe, foesOf } from './forecast.ts';
import { worthOf } from './position.ts';

const OFF_THE_MAT = -40;
const ROCK = 1.3;
const BUMP = 0.35;
const NEW_STRESS = 0.55;
const OLD_STRESS = 0.5;
/** So that nobody can count on it. */
const WHIM = 0.25;

/** The best of several manoeuvres, by where they end among what others may do; -1 where there is none. */
export function bestManoeuvre(board: Board, seat: Seat, among: readonly DialManoeuvre[], dice: Dice): number {
  const own = armsOf(board, seat);
  const foes = foesOf(board, seat, dice);
  let [best, found] = [Number.NEGATIVE_INFINITY, -1];
  for (const [place, manoeuvre] of among.entries()) {
    const worth = worthFlown(board, own, foes, manoeuvre) + (WHIM * draw(dice, 1000)) / 1000;
    if (worth > best) [best, found] = [worth, place];
  }
  return found;
}

/** What a manoeuvre leads to is worth. */
function worthFlown(board: Board, own: Arms, foes: readonly Foe[], dialled: DialManoeuvre): number {
  const { seat } = own;
  const { manoeuvre, difficulty } = flownFor(board, seat, dialled);
  const { pose, bumped, rocks, offMat } = courseOf(board, seat, manoeuvre);
  if (offMat) return OFF_THE_MAT;
  const armed = board.round > QUIET_ROUND;
  return (
    worthOf(own, pose, foes, board.asteroids, armed) -
    rocks.length * ROCK -
    (bumped ? BUMP : 0) -
    stressOf(board, seat, difficulty)
  );
}

function stressOf(board: Board, seat: Seat, difficulty: DialManoeuvre['difficulty']): number {
  const { stress } = shipOf(board, seat).tokens;
  if (difficulty === 'red') return NEW_STRESS + (stress > 0 ? OLD_STRESS : 0);
  return difficulty === 'green' || stress === 0 ? 0 : OLD_STRESS;
}
