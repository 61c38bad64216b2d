import type { Hex } from '@starboard/geometry';
import type { ShipId } from '../../rules/model.ts';

export interface Over {
  readonly ship: ShipId | null;
  readonly hex: Hex | null;
}

export const OVER_NOTHING: Over = { ship: null, hex: null };

/** The id of the element that describes the ship under the pointer, tap or focus. */
export const TIP = 'starfire-tip';
