import type { Margins } from '@starboard/ui';

/** From this width on, the map has its buttons in a column at the side, and its legend at the foot. */
const WIDE = 600;

/** What covers the edges of the map. */
export function mapMargins(width: number): Margins {
  return width < WIDE ? { top: 0, right: 0, bottom: 56, left: 0 } : { top: 0, right: 58, bottom: 34, left: 0 };
}
