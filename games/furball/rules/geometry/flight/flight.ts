import { cornerA, cornerB, depthBetween, OUTER_RADIUS, overlap } from '../table/base.ts';
import { HALF_BASE, type Pose } from '../table/pose.ts';
import { endPose, isTallonRoll, type Manoeuvre, wayOf } from './manoeuvres.ts';
import { candidates } from './stops.ts';
import { type TemplateWay, travelled } from './templates.ts';
import { poseAt, rolledPose } from './way.ts';

/** The ships' positions by number; null for none. */
export type Bases = readonly (Pose | null)[];

/** A manoeuvre as it was flown. */
export interface Flight {
  readonly pose: Pose;
  readonly way: TemplateWay;
  /** How many steps of the way it came. */
  readonly step: number;
  /** It would have overlapped another ship, and went back. */
  readonly bumped: boolean;
  /** The ships it stopped against. */
  readonly touched: readonly number[];
}

const NOBODY: readonly number[] = [];

/** How far a Tallon roll may slide either way, and how far its stops are apart, in millimetres. */
const SLIDE = 10;

/** Core rules 3: flies a manoeuvre among the others; with an overlap at its end, back to the first pose without one. */
export function fly(start: Pose, manoeuvre: Manoeuvre, bases: Bases, self: number, slide = 0): Flight {
  const way = wayOf(manoeuvre);
  const pose = endPose(start, manoeuvre, slide);
  if (way.steps === 0 || !overlapsAny(pose, bases, self)) {
    return { pose, way, step: way.steps, bumped: false, touched: NOBODY };
  }
  if (slide !== 0 && isTallonRoll(manoeuvre) && tallonSlides(start, manoeuvre, bases, self).length > 0) {
    throw new Error(`a Tallon roll that could be free was slid by ${slide} mm into another ship`);
  }
  const step = backUp(start, way, bases, self);
  return { pose: poseAt(start, way, step), way, step, bumped: true, touched: stoppedBy(start, way, step, bases, self) };
}

/** Poses are rounded, so a ship overlaps all that it stopped against this many steps further on. */
const AGAINST = 5;

function stoppedBy(start: Pose, way: TemplateWay, step: number, bases: Bases, self: number): readonly number[] {
  const found: number[] = [];
  for (let on = step + 1; on <= Math.min(step + AGAINST, way.steps); on++) {
    for (const other of overlapped(poseAt(start, way, on), bases, self)) if (!found.includes(other)) found.push(other);
  }
  return found.sort((a, b) => a - b);
}

export function overlapsAny(pose: Pose, bases: Bases, self: number): boolean {
  for (let i = 0; i < bases.length; i++) {
    const other = bases[i] ?? null;
    if (other !== null && i !== self && overlap(pose, other)) return true;
  }
  return false;
}

/** The ships that the base overlaps, in order. */
export function overlapped(pose: Pose, bases: Bases, self: number): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < bases.length; i++) {
    const other = bases[i] ?? null;
    if (other !== null && i !== self && overlap(pose, other)) found.push(i);
  }
  return found;
}

/** What the least push may be wrong by, with poses in whole micrometres. */
const ROUNDING = 2;

/**
 * The last step of a way at which nobody is overlapped, from its end. Overlaps can end and begin again, so the search
 * cannot halve; it goes back by as much as the deepest overlap certainly takes to end, and so never passes a free step.
 */
function backUp(start: Pose, way: TemplateWay, bases: Bases, self: number): number {
  const near = withinReach(start, way, bases, self);
  const bendEnds = HALF_BASE + way.extent;
  let step = way.steps;
  while (step > 0) {
    const pose = poseAt(start, way, step);
    const deepest = deepestOverlap(pose, near);
    if (deepest <= 0) return step;
    const stride = step > HALF_BASE && step <= bendEnds ? way.stride : 1;
    const back = Math.max(1, Math.floor((deepest - ROUNDING) / stride));
    step = Math.max(step - back, step > bendEnds ? bendEnds : step > HALF_BASE ? HALF_BASE : 0);
  }
  return 0;
}

/** A base that may be in the way, with its corner worked out. */
interface Neighbour {
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
}

function withinReach(start: Pose, way: TemplateWay, bases: Bases, self: number): readonly Neighbour[] {
  const reach = travelled(way, way.steps) + 2 * OUTER_RADIUS;
  const near: Neighbour[] = [];
  for (let i = 0; i < bases.length; i++) {
    const other = bases[i] ?? null;
    if (other === null || i === self) continue;
    const dx = other.x - start.x;
    const dy = other.y - start.y;
    if (dx * dx + dy * dy >= reach * reach) continue;
    near.push({ x: other.x, y: other.y, a: cornerA(other.heading), b: cornerB(other.heading) });
  }
  return near;
}

function deepestOverlap({ x, y, heading }: Pose, near: readonly Neighbour[]): number {
  const a = cornerA(heading);
  const b = cornerB(heading);
  let deepest = 0;
  for (let i = 0; i < near.length; i++) {
    const other = near[i] as Neighbour;
    const depth = depthBetween(other.x - x, other.y - y, a, b, other.a, other.b);
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

/** The slides that a Tallon roll chooses from, in millimetres; empty if every one overlaps a ship. */
export function tallonSlides(start: Pose, manoeuvre: Manoeuvre, bases: Bases, self: number): readonly number[] {
  const way = wayOf(manoeuvre);
  return candidates((slide) => !overlapsAny(rolledPose(start, way, slide), bases, self), SLIDE, SLIDE);
}
