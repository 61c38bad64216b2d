import type { Seat } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import { minesMet } from '../09-bombs.ts';
import { type Flight, fly, isOffMat, rocksOnWay, type Swept, sweptBy } from '../geometry/index.ts';
import { basesOf, ignores } from '../measure.ts';
import { type Board, shipOf } from '../model.ts';

/** Where a manoeuvre leads a ship as things stand, and what it meets on the way. */
export interface Course extends Pick<Flight, 'pose' | 'way' | 'bumped' | 'touched'> {
  /** The travelled part of the template; null if the ship doesn't move. */
  readonly swept: Swept | null;
  /** Asteroids and mines by their numbers. */
  readonly rocks: readonly number[];
  readonly mines: readonly number[];
  readonly offMat: boolean;
}

/** 4.5 to 4.10 The course of a manoeuvre. A ship that leaves the mat sets off no mines. */
export function courseOf(board: Board, seat: Seat, manoeuvre: DialManoeuvre, slide = 0): Course {
  const start = shipOf(board, seat).pose;
  const { pose, way, step, bumped, touched } = fly(start, manoeuvre, basesOf(board), seat, slide);
  // 14.3 A stationary ship on an asteroid meets it again.
  const swept = way.steps === 0 ? null : sweptBy(start, way, step);
  const rocks = ignores(board, seat, 'flying') ? NONE : rocksOnWay(start, pose, swept, board.asteroids);
  const offMat = isOffMat(pose);
  const mines = offMat ? NONE : minesMet(board, seat, pose, swept);
  return { pose, way, bumped, touched, swept, rocks, mines, offMat };
}
const NONE: readonly never[] = [];
