import type { Seat } from '@starboard/kernel';

export interface Over {
  readonly seat: Seat | null;
  readonly space: number | null;
}

export const OVER_NOTHING: Over = { seat: null, space: null };

/** The id of the element that describes the starfighter under the pointer, tap or focus. */
export const TIP = 'tunnel-tip';
