import type { GameTypes, Viewer } from '@starboard/kernel';
import type { BoardModule, CameraShot } from '@starboard/ui';

interface Shown {
  readonly events: readonly GameTypes['event'][];
  /** After the events. */
  readonly board: object;
  readonly viewer: Viewer;
  /** For how many milliseconds they stay. */
  readonly stays: number;
}

/** In less time the camera would jerk: so it stays still at instant pace, mostly at quick, and when much is to be shown. */
const LEAST_TIME = 650;

/** The camera goes to the last decisive event of a beat, and takes no time of its own. */
export function shotOf(
  { decisive }: Pick<BoardModule<GameTypes>, 'decisive'>,
  { events, board, viewer, stays }: Shown,
): CameraShot | null {
  if (stays < LEAST_TIME || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const places = events.map((event) => decisive?.(event, { seat: viewer, board }) ?? null);
  const at = places.findLast((place) => place !== null) ?? null;
  return at === null ? null : { at, lasts: stays };
}
