import type { Hull } from '../rules/data/systems.ts';
import type { Side } from '../rules/model.ts';

/** Outlines of our own, bow to the east, in a hex 40 wide: side A flies edged hulls, side B forked ones. */
const HULL_PATHS: readonly [{ readonly [H in Hull]: string }, { readonly [H in Hull]: string }] = [
  {
    CT: 'M14 0L-1 5L-10 10L-6 0L-10-10L-1-5Z',
    CA: 'M19 0L9 4L1 5L-6 13L-13 14L-9 6L-16 7L-14 0L-16-7L-9-6L-13-14L-6-13L1-5L9-4Z',
  },
  {
    CT: 'M13 0L8 6L-3 7L-11 4L-7 0L-11-4L-3-7L8-6Z',
    CA: 'M18 0L14 7L7 7L4 3L-4 4L-6 10L-16 12L-11 3L-14 0L-11-3L-16-12L-6-10L-4-4L4-3L7-7L14-7Z',
  },
];

export const SIDE_LETTERS: readonly [string, string] = ['A', 'B'];

export const hullPath = (side: Side, hull: Hull): string => HULL_PATHS[side][hull];
export const sideClass = (side: Side): string => `starfire-side-${SIDE_LETTERS[side].toLowerCase()}`;
