import type { Margins } from '@starboard/ui';

const BUTTONS_BESIDE = 600;

/** What covers the edges of the map: its buttons, at the foot or the side, and its legend. */
export const mapMargins = (width: number): Margins =>
  width < BUTTONS_BESIDE ? { left: 0, right: 0, top: 0, bottom: 56 } : { left: 0, right: 58, top: 0, bottom: 36 };
