import type { Seat } from '@starboard/kernel';
import type { OptionPlace } from './ahead/places.ts';

/** What a pointer is over: a ship, or a place that an option stands for. */
export interface Over {
  readonly seat: Seat | null;
  readonly place: OptionPlace | null;
}

export const OVER_NOTHING: Over = { seat: null, place: null };

/** The id of the element that describes the ship under the pointer, tap or focus. */
export const TIP = 'furball-tip';
