import type { Seat } from '@starboard/kernel';
import type { DialManoeuvre, Difficulty } from '../../../catalogue/index.ts';
import { flownFor } from '../../../rules/04-flight/activation.ts';
import { courseOf } from '../../../rules/04-flight/course.ts';
import { type Sights, sightsFrom } from '../../../rules/06-attack/sights.ts';
import type { Board } from '../../../rules/model.ts';

/** What a manoeuvre would lead to if nobody else moved. */
export interface Outlook extends Sights {
  readonly difficulty: Difficulty;
  /** 4.3 Not allowed under stress: the ship flies a straight 2 instead, which the rest describes. */
  readonly instead: boolean;
  readonly offMat: boolean;
  readonly rocks: number;
  readonly mines: number;
  readonly touched: readonly Seat[];
}

export function outlookOf(board: Board, seat: Seat, dialled: DialManoeuvre): Outlook {
  const { manoeuvre, difficulty, instead } = flownFor(board, seat, dialled);
  const { pose, touched, rocks, mines, offMat } = courseOf(board, seat, manoeuvre);
  return {
    difficulty,
    instead,
    offMat,
    rocks: rocks.length,
    mines: mines.length,
    touched,
    ...(offMat ? NOBODY : sightsFrom(board, seat, pose, touched)),
  };
}
const NOBODY: Sights = { targets: [], threats: [] };
