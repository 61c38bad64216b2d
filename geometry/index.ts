export {
  ALL_DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  neighbours,
  opposite,
  sameHex,
  step,
  stepQ,
  stepR,
  turned,
} from './hex.ts';
export { centreOf, HEXSIDE, hexUnder, type Point, ROW } from './hex-plane.ts';
export { areaAround, line, ringAround } from './hex-sets.ts';
export { bearings, inWedge } from './hex-wedge.ts';
export { columnOf, hexAt, type Offset, offsetOf } from './offset.ts';
