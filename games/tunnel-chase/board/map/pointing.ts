import type { Seat } from '@starboard/kernel';

/** What a pointer is over. */
export interface Over {
  readonly seat: Seat | null;
  readonly space: number | null;
}

export const OVER_NOTHING: Over = { seat: null, space: null };

/** What tells of a starfighter that one points at, taps or focuses is found by this id. */
export const TIP = 'tunnel-tip';
