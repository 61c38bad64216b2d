import { QUARTER_TURN } from './angles.ts';

/** Where something stands: whole micrometres from the south-west corner of the mat, x east and y north. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a base stands and which way it points: its centre, and a heading of `angles.ts`. */
export interface Pose extends Spot {
  readonly heading: number;
}

/** A point of a drawing or a measurement, in micrometres that need not be whole. */
export interface MatPoint {
  readonly x: number;
  readonly y: number;
}

export const MM = 1000;

export const MAT = 914_400;

export const HALF_BASE = 20 * MM;

const EAST = 0;
const NORTH = QUARTER_TURN;
const WEST = 2 * QUARTER_TURN;
const SOUTH = 3 * QUARTER_TURN;

/** The eight deployment spots, facing inwards, anticlockwise from the south-west. */
export const SPOTS: readonly Pose[] = [
  { x: 300_000, y: 80_000, heading: NORTH },
  { x: 614_400, y: 80_000, heading: NORTH },
  { x: 834_400, y: 300_000, heading: WEST },
  { x: 834_400, y: 614_400, heading: WEST },
  { x: 614_400, y: 834_400, heading: SOUTH },
  { x: 300_000, y: 834_400, heading: SOUTH },
  { x: 80_000, y: 614_400, heading: EAST },
  { x: 80_000, y: 300_000, heading: EAST },
];
