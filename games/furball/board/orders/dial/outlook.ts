import type { Seat } from '@starboard/kernel';
import type { Difficulty, Manoeuvre } from '../../../catalogue/index.ts';
import { INSTEAD, objectionToFlying } from '../../../rules/04-activation.ts';
import { minesMet } from '../../../rules/09-bombs.ts';
import { fly, isOffMat, type Pose, rangeInArc, rocksMet, sweptBy } from '../../../rules/geometry/index.ts';
import { basesOf, ignores } from '../../../rules/measure.ts';
import { type Board, isFlying, shipOf } from '../../../rules/model.ts';
import { difficultyOf, kindAt } from '../../../rules/values.ts';

/** Another ship, and how far away. */
export interface Near {
  readonly seat: Seat;
  readonly range: number;
}

/** What a manoeuvre would lead to if nobody else moved. */
export interface Outlook {
  readonly difficulty: Difficulty;
  /** 4.3 Not allowed under stress: a straight 2 is flown instead, and the rest is about that. */
  readonly instead: boolean;
  readonly offMat: boolean;
  readonly rocks: number;
  readonly mines: number;
  readonly touched: readonly Seat[];
  /** Who would be in arc of the primary weapon, and who would have it in theirs, the nearest first. */
  readonly targets: readonly Near[];
  readonly threats: readonly Near[];
}

export function outlookOf(board: Board, seat: Seat, dialled: Manoeuvre): Outlook {
  const instead = objectionToFlying(board, seat, dialled) !== undefined;
  const manoeuvre = instead ? INSTEAD : dialled;
  const { pose: start } = shipOf(board, seat);
  const { pose, way, step, touched } = fly(start, manoeuvre, basesOf(board), seat);
  const swept = way.steps === 0 ? null : sweptBy(start, way, step);
  const offMat = isOffMat(pose);
  return {
    difficulty: instead ? 'white' : difficultyOf(board, seat, dialled),
    instead,
    offMat,
    rocks: ignores(board, seat, 'flying') ? 0 : rocksMet(start, pose, swept, board.asteroids).length,
    mines: offMat ? 0 : minesMet(board, pose, swept).length,
    touched,
    ...(offMat ? NOBODY : sightsFrom(board, seat, pose, touched)),
  };
}
const NOBODY: Pick<Outlook, 'targets' | 'threats'> = { targets: [], threats: [] };

/** Who has whom in arc with a ship at a pose; those it touches are out of bounds. */
export function sightsFrom(
  board: Board,
  seat: Seat,
  pose: Pose,
  touched: readonly Seat[],
): Pick<Outlook, 'targets' | 'threats'> {
  const others = [...board.ships.keys()].filter(
    (other) => other !== seat && isFlying(shipOf(board, other)) && !touched.includes(other),
  );
  const pairs = (range: (other: Seat) => number): readonly Near[] =>
    others
      .map((other) => ({ seat: other, range: range(other) }))
      .filter((near) => near.range > 0)
      .toSorted((a, b) => a.range - b.range);
  return {
    targets: pairs((other) => nearestIn(board, seat, pose, shipOf(board, other).pose)),
    threats: pairs((other) => nearestIn(board, other, shipOf(board, other).pose, pose)),
  };
}

/** 6.2 The range in the best of the arcs that a ship's primary weapon shoots through; 0 where in none. */
function nearestIn(board: Board, shooter: Seat, from: Pose, at: Pose): number {
  const arcs = kindAt(board, shooter).arcs.filter((arc) => arc !== 'bullseye');
  const ranges = (arcs.includes('all') ? (['all'] as const) : arcs).map((arc) => rangeInArc(from, at, arc));
  return ranges.reduce((best, range) => (range > 0 && (best === 0 || range < best) ? range : best), 0);
}
