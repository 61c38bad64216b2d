/**
 * The table of Furball, exactly: see docs/decisions/023-furball-geometry.md. Lengths are whole micrometres, headings
 * whole parts of a turn; the same numbers rule, explain and draw.
 */
export {
  type Bases,
  type Flight,
  fly,
  overlapped,
  overlapsAny,
  tallonSlides,
} from './flight/flight.ts';
export {
  BEARINGS,
  type Bearing,
  endPose,
  isFlyable,
  isTallonRoll,
  type Manoeuvre,
  wayOf,
} from './flight/manoeuvres.ts';
export { type Around, type BasePlacement, boost, type Hindrance, hindrances, isFree } from './flight/reposition.ts';
export {
  BANK_ROLL_STOPS,
  type BankRollTemplate,
  bankRoll,
  canRoll,
  type RollPlace,
  type RollTemplate,
  rollAt,
  rollPlaces,
} from './flight/rolls.ts';
export { type Swept, sweptBy, sweptMeets, sweptMiddle, sweptOutline } from './flight/swept.ts';
export {
  type BendSide,
  type ManoeuvreTemplate,
  TEMPLATES,
  type TemplateWay,
  travelled,
  wayAlong,
} from './flight/templates.ts';
export { poseAt } from './flight/way.ts';
export { ARCS, type Arc, arcOutline } from './range/arcs.ts';
export { isBlocked, isOpenBetween, type LineOfSight, sight } from './range/line-of-sight.ts';
export { type MeasuredLine, type Measurement, measure } from './range/measure.ts';
export {
  type Band,
  isBeyond,
  isFarAway,
  isInArc,
  isInContact,
  isWithin,
  rangeBetween,
  rangeInArc,
} from './range/range.ts';
export { squaredReach } from './range/reach.ts';
export { rangeToRock } from './range/rock-range.ts';
export { isOnRock, type RockMet, rocksMet, rocksOnWay } from './rocks/meeting.ts';
export {
  drawLayout,
  EDGES,
  type Edge,
  type Misplaced,
  misplaced,
  type Placement,
  placedRock,
  placedRocks,
} from './rocks/placing.ts';
export { baseMeets, gapBetweenRocks, gapToRock, type Rock, rockFrom } from './rocks/rock.ts';
export { SHAPES } from './rocks/shapes.ts';
export { degrees, HALF_TURN, QUARTER_TURN, TURN } from './table/angles.ts';
export { cornersOf, isOffMat, overlap } from './table/base.ts';
export { MAT, type MatPoint, MM, type Pose, SPOTS, type Spot } from './table/pose.ts';
export {
  baseMeetsToken,
  type Drop,
  dropPlace,
  dropPlaces,
  lineMeetsToken,
  rangeToToken,
  sweptMeetsToken,
  TOKEN_LATTICE,
  TOKEN_RADIUS,
} from './tokens.ts';
