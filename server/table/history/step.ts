import type { GameTypes, Happening, Viewer } from '@starboard/kernel';

/** What happened with one entry, with the board of each moment, by viewer. */
export interface HistoryStep {
  readonly number: number;
  readonly isWhole: boolean;
  happenings(viewer: Viewer): readonly Happening<GameTypes>[];
}
