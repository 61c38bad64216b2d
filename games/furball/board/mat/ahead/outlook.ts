import type { Seat } from '@starboard/kernel';
import type { Manoeuvre } from '../../../catalogue/index.ts';
import { INSTEAD, objectionToFlying } from '../../../rules/04-activation.ts';
import { minesMet } from '../../../rules/09-bombs.ts';
import { endPose, fly, isOffMat, type Pose, rocksMet, type Swept, sweptBy } from '../../../rules/geometry/index.ts';
import { basesOf, ignores } from '../../../rules/measure.ts';
import { type Board, shipOf } from '../../../rules/model.ts';
import { type Near, sightsFrom } from '../../orders/dial/outlook.ts';

/** What a manoeuvre would look like on the mat if it were flown as things stand. */
export interface FlightOutlook {
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
  readonly targets: readonly Near[];
}

/** 4.3 What a ship would fly for what it shows. */
export function flownFor(board: Board, seat: Seat, shown: Manoeuvre): Manoeuvre {
  return objectionToFlying(board, seat, shown) === undefined ? shown : INSTEAD;
}

export function flightOutlook(board: Board, seat: Seat, shown: Manoeuvre): FlightOutlook {
  const manoeuvre = flownFor(board, seat, shown);
  const start = shipOf(board, seat).pose;
  const { pose, way, step, touched, bumped } = fly(start, manoeuvre, basesOf(board), seat);
  const swept = way.steps === 0 ? null : sweptBy(start, way, step);
  const rocks = ignores(board, seat, 'flying') ? [] : rocksMet(start, pose, swept, board.asteroids);
  const off = isOffMat(pose);
  return {
    pose,
    wanted: bumped ? endPose(start, manoeuvre) : null,
    template: way.steps === 0 ? null : sweptBy(start, way, way.steps),
    swept,
    touched,
    rocks: rocks.map(({ rock }) => rock),
    mines: minesMet(board, pose, swept),
    off,
    targets: off ? [] : sightsFrom(board, seat, pose, touched).targets,
  };
}
