import type { Margins } from '@starboard/ui';

/** From this width on the buttons of the map stand in a column at its side, and its legend at its foot. */
const WIDE = 600;

/** What lies over the rims of the map. */
export function mapMargins(width: number): Margins {
  return width < WIDE ? { top: 0, right: 0, bottom: 56, left: 0 } : { top: 0, right: 58, bottom: 34, left: 0 };
}
