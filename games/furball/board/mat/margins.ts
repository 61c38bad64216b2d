import type { Margins } from '@starboard/ui';

/** From this width on, the map has its buttons at the side. */
const BUTTONS_BESIDE = 600;

/** What covers the edges of the mat. */
export function matMargins(width: number): Margins {
  return width < BUTTONS_BESIDE
    ? { left: 0, right: 0, top: 0, bottom: 54 }
    : { left: 0, right: 56, top: 0, bottom: 34 };
}
