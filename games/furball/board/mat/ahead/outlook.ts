import type { Seat } from '@starboard/kernel';
import { minesMet } from '../../../rules/09-bombs.ts';
import {
  endPose,
  fly,
  isOffMat,
  type Manoeuvre,
  type Pose,
  rangeInArc,
  rocksMet,
  type Swept,
  sweptBy,
} from '../../../rules/geometry/index.ts';
import { basesOf, ignores } from '../../../rules/measure.ts';
import { type Board, isFlying, shipOf } from '../../../rules/model.ts';
import { kindAt } from '../../../rules/values.ts';

/** A ship that would be in arc, and at which range. */
export interface InArc {
  readonly seat: Seat;
  readonly range: number;
}

/** What a manoeuvre would come to if it were flown as things stand. */
export interface Outlook {
  /** Where the ship would stand. */
  readonly pose: Pose;
  /** Where it would have stood with nobody in the way, if somebody is; null otherwise. */
  readonly wanted: Pose | null;
  /** The whole template, and the part it would travel; null where it does not move. */
  readonly template: Swept | null;
  readonly swept: Swept | null;
  readonly touched: readonly Seat[];
  /** Asteroids and mines by their number. */
  readonly rocks: readonly number[];
  readonly mines: readonly number[];
  readonly off: boolean;
  readonly inArc: readonly InArc[];
}

export function outlookOf(board: Board, seat: Seat, manoeuvre: Manoeuvre): Outlook {
  const start = shipOf(board, seat).pose;
  const { pose, way, step, touched, bumped } = fly(start, manoeuvre, basesOf(board), seat);
  const swept = sweptBy(start, way, step);
  const rocks = ignores(board, seat, 'flying') ? [] : rocksMet(start, pose, swept, board.asteroids);
  return {
    pose,
    wanted: bumped ? endPose(start, manoeuvre) : null,
    template: way.steps === 0 ? null : sweptBy(start, way, way.steps),
    swept,
    touched,
    rocks: rocks.map(({ rock }) => rock),
    mines: minesMet(board, pose, swept),
    off: isOffMat(pose),
    inArc: inArcFrom(board, seat, pose),
  };
}

/** Whom a ship would have in its arcs from a place, as the others stand; those it would touch it cannot shoot. */
export function inArcFrom(board: Board, seat: Seat, pose: Pose): readonly InArc[] {
  const { arcs } = kindAt(board, seat);
  return board.ships.flatMap((other, at) => {
    if (at === seat || !isFlying(other)) return [];
    const ranges = arcs.flatMap((arc) => {
      const range = arc === 'bullseye' ? 0 : rangeInArc(pose, other.pose, arc);
      return range === 0 ? [] : [range];
    });
    return ranges.length === 0 ? [] : [{ seat: at, range: Math.min(...ranges) }];
  });
}
