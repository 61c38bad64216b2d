import type { Seat, View } from '@starboard/kernel';
import { type Board, type Chase, type Frame, isFlying, NOWHERE, pilotOf } from '../../rules/model.ts';
import { believed } from './belief.ts';
import { type Chart, courseOf } from './chart.ts';
import { type TurnPilot, turnPilot } from './pilots.ts';
import { ALL_ROUND, afterQuiet, type Style } from './style.ts';

/** A question, as a bot sees it. */
export interface ChaseSituation {
  readonly board: Board;
  readonly seat: Seat;
  readonly style: Style;
  /** 0 sees this turn, 1 also the curves of the next turns, 2 also who will chase whom. */
  readonly foresight: number;
  readonly frame: Frame;
  /** Those who are yet to move this turn. */
  readonly toMove: readonly Seat[];
}

export function situationOf(view: View<Chase>, seat: Seat, style: Style, foresight: number): ChaseSituation {
  let toMove: readonly Seat[] = [];
  let top: Frame | undefined;
  for (const frame of view.stack) {
    if (frame.at === '#interrupted') continue;
    top = frame;
    if (frame.at === 'turn') toMove = frame.order.slice(frame.moved);
  }
  if (top === undefined) throw new Error('a question from nowhere');
  return { board: believed(view), seat, style, foresight, frame: top, toMove };
}

/** Rivals are taken for all-rounders. */
export function pilotFor({ board, seat, style }: ChaseSituation, of: Seat): TurnPilot {
  return turnPilot(board, of, afterQuiet(of === seat ? style : ALL_ROUND, board.turn - board.hurtIn));
}

/** At most this many of the nearest rivals count, and none farther away than this. */
const MOST_RIVALS = 3;
const NEAR = 18;

export function nearest({ board, seat }: ChaseSituation, chart: Chart): readonly Seat[] {
  const { asteroid, reach, spaces } = chart;
  const own = pilotOf(board, seat);
  const course = courseOf(asteroid, own.space, own.heading);
  const far = (other: Seat): number => {
    const { space, heading } = pilotOf(board, other);
    const back = reach[courseOf(asteroid, space, heading) * spaces + own.space] ?? 0;
    return Math.min(reach[course * spaces + space] ?? 0, back);
  };
  const others = board.pilots.flatMap((pilot, other): readonly Seat[] =>
    other !== seat && isFlying(pilot) && pilot.space !== NOWHERE && pilot.heading !== NOWHERE ? [other] : [],
  );
  if (others.length < 2) return others;
  const near = others.filter((other) => far(other) <= NEAR);
  return near.sort((a, b) => far(a) - far(b)).slice(0, MOST_RIVALS);
}
