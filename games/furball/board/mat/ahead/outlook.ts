import type { Seat } from '@starboard/kernel';
import type { DialManoeuvre } from '../../../catalogue/index.ts';
import { flownFor } from '../../../rules/04-flight/activation.ts';
import { type Course, courseOf } from '../../../rules/04-flight/course.ts';
import { type Near, sightsFrom } from '../../../rules/06-attack/sights.ts';
import { endPose, type Pose, type Swept, sweptBy } from '../../../rules/geometry/index.ts';
import { type Board, shipOf } from '../../../rules/model.ts';

/** What a manoeuvre would look like on the mat now. */
export interface FlightOutlook extends Course {
  /** The position without ships in the way, if any are; null otherwise. */
  readonly wanted: Pose | null;
  /** The whole template; null if the ship doesn't move. */
  readonly template: Swept | null;
  readonly targets: readonly Near[];
}

export function flightOutlook(board: Board, seat: Seat, shown: DialManoeuvre): FlightOutlook {
  const { manoeuvre } = flownFor(board, seat, shown);
  const course = courseOf(board, seat, manoeuvre);
  const { pose, way, touched, bumped, offMat } = course;
  const start = shipOf(board, seat).pose;
  return {
    ...course,
    wanted: bumped ? endPose(start, manoeuvre) : null,
    template: way.steps === 0 ? null : sweptBy(start, way, way.steps),
    targets: offMat ? [] : sightsFrom(board, seat, pose, touched).targets,
  };
}
