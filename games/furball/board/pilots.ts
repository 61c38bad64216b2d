import type { Seat } from '@starboard/kernel';

/** Eight pilots differ by a letter, the shape round it, and a colour. */

interface Badge {
  readonly name: string;
  /** The outline of the shape, about 22 across, round the origin. */
  readonly outline: string;
  /** How far below the origin the middle of the shape lies: the letter stands there. */
  readonly drop: number;
}

const BADGES: readonly Badge[] = [
  { name: 'disc', outline: 'M0-11A11 11 0 0 1 0 11A11 11 0 0 1 0-11Z', drop: 0 },
  { name: 'square', outline: 'M-9.5-9.5H9.5V9.5H-9.5Z', drop: 0 },
  { name: 'triangle', outline: 'M0-13.5L13 9.5H-13Z', drop: 2.6 },
  { name: 'diamond', outline: 'M0-14L14 0L0 14L-14 0Z', drop: 0 },
  { name: 'hexagon', outline: 'M-6-10.5H6L12 0L6 10.5H-6L-12 0Z', drop: 0 },
  { name: 'star', outline: 'M0-14L4.2-6.2L13-4.6L6.9 2L8.1 11L0 7.4L-8.1 11L-6.9 2L-13-4.6L-4.2-6.2Z', drop: 0.6 },
  { name: 'shield', outline: 'M-10-10.5H10V1Q9 8.5 0 13Q-9 8.5-10 1Z', drop: -0.5 },
  { name: 'cross', outline: 'M-5.5-12H5.5V-5.5H12V5.5H5.5V12H-5.5V5.5H-12V-5.5H-5.5Z', drop: 0 },
];
const [FIRST] = BADGES;
if (FIRST === undefined) throw new Error('there is no badge');
const ANY: Badge = FIRST;

export const badgeOf = (seat: Seat): Badge => BADGES[seat] ?? ANY;

export const letterOf = (seat: Seat): string => String.fromCharCode('A'.charCodeAt(0) + seat);

/** What gives something the colour of a pilot. */
export const pilotClass = (seat: Seat): string => `furball-pilot-${letterOf(seat).toLowerCase()}`;
