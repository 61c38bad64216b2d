import type { Seat } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import { flownFor } from '../../rules/04-flight/activation.ts';
import { courseOf } from '../../rules/04-flight/course.ts';
import { endPose, isOffMat, type Pose } from '../../rules/geometry/index.ts';
import { type Board, isFlying, type Ship, shipOf } from '../../rules/model.ts';
import { dialOf } from '../../rules/values.ts';
import { armsOf } from '../plain/arms.ts';
import type { Foe } from '../plain/forecast.ts';
import { worthOf } from '../plain/position.ts';

/** Where a ship that is still to fly may end. */
export interface LikelyEnd {
  /** The place of the manoeuvre on its dial. */
  readonly place: number;
  readonly pose: Pose;
  /** Whether it may act there. */
  readonly acts: boolean;
  /** What it is worth to the ship as things look, in points. */
  readonly worth: number;
  readonly chance: number;
}

/** By seat; null for those that stay where they are. */
export type EndsBySeat = readonly (readonly LikelyEnd[] | null)[];

export function isStillToFly({ ships, phase }: Board, seat: Seat): boolean {
  const ship = ships[seat];
  return ship !== undefined && isFlying(ship) && !ship.activated && phase !== 'combat' && phase !== 'end';
}

/** How well others foresee a ship: `alike` takes all its manoeuvres for equally likely. */
export type Guess = 'alike' | 'likely';

/** For everybody who is still to fly, except a seat that plans for itself. */
export function endsOf(board: Board, besides: Seat, guess: Guess): EndsBySeat {
  const foes = roughly(board);
  return board.ships.map((_, seat) =>
    seat !== besides && isStillToFly(board, seat) ? endsFor(board, seat, foes, guess) : null,
  );
}

/** Everybody, where they probably are when shots are fired: for a first guess. */
function roughly(board: Board): readonly Foe[] {
  return board.ships.flatMap((ship, seat) =>
    isFlying(ship)
      ? [{ arms: armsOf(board, seat), poses: [isStillToFly(board, seat) ? aheadOf(ship) : ship.pose] }]
      : [],
  );
}

function aheadOf({ pose }: Ship): Pose {
  const ahead = endPose(pose, { bearing: 'straight', speed: 2 });
  return isOffMat(ahead) ? pose : ahead;
}

/** 8.5 */
const IONISED: readonly DialManoeuvre[] = [{ speed: 1, bearing: 'straight', difficulty: 'white' }];
const ROCK = 1.3;
const STRESS = 0.5;
const BUMP = 0.35;

/** The better an end looks to its ship, the likelier. */
function endsFor(board: Board, seat: Seat, foes: readonly Foe[], guess: Guess): readonly LikelyEnd[] {
  const own = armsOf(board, seat);
  const others = foes.filter(({ arms }) => arms.seat !== seat);
  const { tokens, pose: start } = shipOf(board, seat);
  const dial = tokens.ion > 0 ? IONISED : dialOf(board, seat);
  const found: Omit<LikelyEnd, 'chance'>[] = [];
  for (const [place, dialled] of dial.entries()) {
    const { manoeuvre, difficulty } = flownFor(board, seat, dialled);
    const { pose, rocks, bumped, offMat } = courseOf(board, seat, manoeuvre);
    if (offMat) continue;
    const stressed = difficulty === 'red' || (tokens.stress > 0 && difficulty !== 'green');
    const price = rocks.length * ROCK + (stressed ? STRESS : 0) + (bumped ? BUMP : 0);
    const worth = worthOf(own, pose, others, board.asteroids, true) - price;
    found.push({ place, pose, acts: !stressed && rocks.length === 0 && !bumped, worth });
  }
  if (found.length === 0) return [{ place: 0, pose: start, acts: false, worth: 0, chance: 1 }];
  const best = Math.max(...found.map(({ worth }) => worth));
  const weights = found.map(({ worth }) => (guess === 'alike' ? 1 : weightOf(best - worth)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return found.map((end, i) => ({ ...end, chance: (weights[i] ?? 0) / total }));
}

/** What falls short of the best by this much is a quarter as likely. */
const SPREAD = 0.4;

function weightOf(short: number): number {
  const root = 1 + short / SPREAD;
  return 1 / (root * root);
}
