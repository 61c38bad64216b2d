import type { Seat } from '@starboard/kernel';
import {
  endPose,
  isOffMat,
  isOnRock,
  MAT,
  MM,
  type Pose,
  type Rock,
  rocksOnWay,
  sweptBy,
  wayOf,
} from '../../rules/geometry/index.ts';
import { type Board, isFlying, shipOf } from '../../rules/model.ts';

/** What a position holds for the next round, in points. */

/** Manoeuvres that most ships have. */
const WAYS_ON = [
  { bearing: 'straight', speed: 2 },
  { bearing: 'bank-left', speed: 2 },
  { bearing: 'bank-right', speed: 2 },
  { bearing: 'turn-left', speed: 2 },
  { bearing: 'turn-right', speed: 2 },
] as const;

/** What it costs if only 0, 1, 2 … of them stay on the mat and clear of asteroids. */
const HEMMED_IN = [2.5, 1, 0.5, 0.2, 0.1, 0];
const STRESSED = 0.5;
const IONISED = 0.5;
const LOCK = 0.25;
/** Whoever stands on an asteroid meets it again. */
const ON_ROCK = 1;

export function outlookFor(board: Board, seat: Seat): number {
  const { pose, tokens, locks, ...ship } = shipOf(board, seat);
  if (!isFlying(ship)) return 0;
  const stress = STRESSED * Math.min(2, tokens.stress) + IONISED * Math.min(1, tokens.ion);
  const place =
    nearEdge(pose) + farFromAll(board, seat) + hemmedIn(board, pose) + (isOnRock(pose, board.asteroids) ? ON_ROCK : 0);
  return LOCK * Math.min(1, locks.length) - stress - place;
}

/** By position: a pose is never written to, and belongs to one match with its asteroids. */
const KNOWN = new WeakMap<Pose, number>();

function hemmedIn({ asteroids }: Board, pose: Pose): number {
  const known = KNOWN.get(pose);
  if (known !== undefined) return known;
  const open = WAYS_ON.filter((way) => isOpen(pose, way, asteroids));
  const cost = HEMMED_IN[open.length] ?? 0;
  KNOWN.set(pose, cost);
  return cost;
}

function isOpen(pose: Pose, manoeuvre: (typeof WAYS_ON)[number], rocks: readonly Rock[]): boolean {
  const end = endPose(pose, manoeuvre);
  if (isOffMat(end)) return false;
  const way = wayOf(manoeuvre);
  return rocksOnWay(pose, end, sweptBy(pose, way, way.steps), rocks).length === 0;
}

/** Whether a usual manoeuvre of the next round stays on the mat. */
export const canStay = (pose: Pose): boolean => WAYS_ON.some((way) => !isOffMat(endPose(pose, way)));

/** In millimetres: nearer to an edge there is less to shoot at. */
const NEAR = 150;
const PER_POINT = 500;

function nearEdge({ x, y }: Pose): number {
  const distance = Math.min(x, y, MAT - x, MAT - y) / MM;
  return Math.max(0, NEAR - distance) / PER_POINT;
}

/** In millimetres: from farther away than this nobody comes into range in the next round. */
const AWAY = 450;
const AWAY_PER_POINT = 600;

/** Whoever keeps away from all others scores nothing. */
function farFromAll({ ships }: Board, seat: Seat): number {
  const own = ships[seat]?.pose;
  if (own === undefined) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < ships.length; at++) {
    const other = ships[at];
    if (at === seat || other === undefined || !isFlying(other)) continue;
    const [x, y] = [other.pose.x - own.x, other.pose.y - own.y];
    nearest = Math.min(nearest, x * x + y * y);
  }
  if (nearest === Number.POSITIVE_INFINITY) return 0;
  return Math.max(0, Math.sqrt(nearest) / MM - AWAY) / AWAY_PER_POINT;
}
