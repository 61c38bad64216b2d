import type { Hex } from '@starboard/geometry';
import type { ShipId } from '../../rules/model.ts';

/** What a pointer is over. */
export interface Over {
  readonly ship: ShipId | null;
  readonly hex: Hex | null;
}

export const OVER_NOTHING: Over = { ship: null, hex: null };

/** What tells of a ship that one points at, taps or focuses is found by this id. */
export const TIP = 'starfire-tip';
