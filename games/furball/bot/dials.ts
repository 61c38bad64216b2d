import { type Dice, draw, type Seat } from '@starboard/kernel';
import type { Manoeuvre } from '../catalogue/index.ts';
import { objectionToFlying } from '../rules/04-activation.ts';
import { fly, isOffMat, rocksMet, sweptBy } from '../rules/geometry/index.ts';
import { basesOf } from '../rules/measure.ts';
import { type Board, QUIET_ROUND, shipOf } from '../rules/model.ts';
import { difficultyOf } from '../rules/values.ts';
import { type Arms, armsOf } from './arms.ts';
import { type Foe, foesOf } from './forecast.ts';
import { worthOf } from './position.ts';

const INSTEAD: Manoeuvre = { speed: 2, bearing: 'straight', difficulty: 'white' };

const OFF_THE_MAT = -40;
const ROCK = 1.3;
const BUMP = 0.35;
const NEW_STRESS = 0.55;
const OLD_STRESS = 0.5;
/** So that nobody can count on it. */
const WHIM = 0.25;

/** The best of several manoeuvres, by where they end among what others may do; -1 where there is none. */
export function bestManoeuvre(board: Board, seat: Seat, among: readonly Manoeuvre[], dice: Dice): number {
  const own = armsOf(board, seat);
  const foes = foesOf(board, seat, dice);
  let [best, found] = [Number.NEGATIVE_INFINITY, -1];
  for (const [place, manoeuvre] of among.entries()) {
    const worth = worthFlown(board, own, foes, manoeuvre) + (WHIM * draw(dice, 1000)) / 1000;
    if (worth > best) [best, found] = [worth, place];
  }
  return found;
}

/** What a manoeuvre leads to. A red one under stress is a straight 2. */
function worthFlown(board: Board, own: Arms, foes: readonly Foe[], dialled: Manoeuvre): number {
  const { seat } = own;
  const refused = objectionToFlying(board, seat, dialled) !== undefined;
  const manoeuvre = refused ? INSTEAD : dialled;
  const ship = shipOf(board, seat);
  const { pose, way, step, bumped } = fly(ship.pose, manoeuvre, basesOf(board), seat);
  if (isOffMat(pose)) return OFF_THE_MAT;
  const swept = way.steps === 0 ? null : sweptBy(ship.pose, way, step);
  const rocks = rocksMet(ship.pose, pose, swept, board.asteroids).length;
  const armed = board.round > QUIET_ROUND;
  return (
    worthOf(own, pose, foes, board.asteroids, armed) -
    rocks * ROCK -
    (bumped ? BUMP : 0) -
    stressOf(board, seat, refused ? 'white' : difficultyOf(board, seat, dialled))
  );
}

function stressOf(board: Board, seat: Seat, difficulty: Manoeuvre['difficulty']): number {
  const { stress } = shipOf(board, seat).tokens;
  if (difficulty === 'red') return NEW_STRESS + (stress > 0 ? OLD_STRESS : 0);
  return difficulty === 'green' || stress === 0 ? 0 : OLD_STRESS;
}
