import type { GameTypes, Happening, Viewer } from '@starboard/kernel';

/** What happened with one entry, with the board of each moment, by who sees it. */
export interface HistoryStep {
  readonly number: number;
  /** Whether all of it was looked at. */
  readonly isWhole: boolean;
  happenings(viewer: Viewer): readonly Happening<GameTypes>[];
}
