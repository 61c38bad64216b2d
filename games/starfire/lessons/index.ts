import type { Lesson } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { bestRange } from './best-range.ts';
import { blindSpots } from './blind-spots.ts';
import { damageLesson } from './damage.ts';
import { firstTurn } from './first-turn.ts';
import { firstWin } from './first-win.ts';
import { movingLast } from './moving-last.ts';
import { turnModeLesson } from './turn-mode.ts';

/** In the order in which newcomers take them. */
export const lessons: readonly Lesson<Starfire>[] = [
  firstTurn,
  turnModeLesson,
  blindSpots,
  bestRange,
  movingLast,
  damageLesson,
  firstWin,
];
