import { type Dice, draw } from '@starboard/kernel';
import { cos, nearest, sin, TURN, UNIT } from '../table/angles.ts';
import { MAT, MM, type Pose, type Spot } from '../table/pose.ts';
import { areNearer, gapBetweenRocks, isFarFrom, type Rock, rockFrom } from './rock.ts';
import { SHAPES } from './shapes.ts';

/** Where an asteroid lies and how it is turned; which one it is, is its number in the list. */
export type Placement = Pose;

export function placedRock(shape: number, { x, y, heading }: Placement): Rock {
  const corners = SHAPES[shape];
  if (corners === undefined) throw new Error(`there is no asteroid ${shape}`);
  const dx = cos(heading);
  const dy = sin(heading);
  const outline: number[] = [];
  for (let i = 0; i < corners.length; i++) {
    const [east, north] = corners[i] as readonly [number, number];
    outline.push(nearest((x * UNIT + MM * (east * dx - north * dy)) / UNIT));
    outline.push(nearest((y * UNIT + MM * (east * dy + north * dx)) / UNIT));
  }
  return rockFrom(outline, { x, y });
}

export const placedRocks = (placements: readonly Placement[]): readonly Rock[] =>
  placements.map((placement, shape) => placedRock(shape, placement));

/** Asteroids lie more than this from every edge of the mat, */
const FROM_EDGE = 200 * MM;
/** and at least this from one another, closest points. */
const APART = 100 * MM;

export const EDGES = ['south', 'east', 'north', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** Why an asteroid may not lie somewhere, and how far it is from what it is too near to, in micrometres. */
export type Misplaced =
  | { readonly near: 'edge'; readonly edge: Edge; readonly distance: number }
  | { readonly near: 'asteroid'; readonly other: number; readonly distance: number };

/** All reasons against the position of an asteroid among the others; empty if it is allowed. */
export function misplaced(rock: number, rocks: readonly Rock[]): readonly Misplaced[] {
  const own = rocks[rock];
  if (own === undefined) throw new Error(`there is no asteroid ${rock}`);
  const found: Misplaced[] = [];
  for (const edge of EDGES) {
    const distance = toEdge(own, edge);
    if (distance <= FROM_EDGE) found.push({ near: 'edge', edge, distance });
  }
  for (const [other, one] of rocks.entries()) {
    if (other === rock || isFarFrom(own, one.x, one.y, one.radius + APART)) continue;
    const distance = gapBetweenRocks(own, one);
    if (distance < APART) found.push({ near: 'asteroid', other, distance });
  }
  return found;
}

/** Whether an asteroid may lie there beside those that lie already: the same, without the reasons. */
function mayLie(rock: Rock, beside: readonly Rock[]): boolean {
  for (let i = 0; i < rock.outline.length; i++) {
    const value = rock.outline[i] as number;
    if (value <= FROM_EDGE || value >= MAT - FROM_EDGE) return false;
  }
  for (let i = 0; i < beside.length; i++) if (areNearer(rock, beside[i] as Rock, APART)) return false;
  return true;
}

/** Whether two asteroids are too near, judged by their middles: every asteroid covers its own. */
function isTooNear(one: Spot, other: Spot): boolean {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  return dx * dx + dy * dy < APART * APART;
}

/** How far an asteroid is inside an edge of the mat; below 0 it lies across it. */
function toEdge({ outline }: Rock, edge: Edge): number {
  const first = edge === 'east' || edge === 'west' ? 0 : 1;
  const inverse = edge === 'east' || edge === 'north';
  let least = Number.POSITIVE_INFINITY;
  for (let i = first; i < outline.length; i += 2) {
    const value = outline[i] as number;
    least = Math.min(least, inverse ? MAT - value : value);
  }
  return least;
}

/** Where the middle of an asteroid may be at all, in whole millimetres. */
const LOW = 201;
const HIGH = 713;
/** After this many tries all asteroids are picked up again: about a third of the room is taken in the end. */
const TRIES = 200;

/** A lay-out of all six asteroids, drawn by the dice: whole millimetres, turned any way. */
export function drawLayout(dice: Dice): readonly Placement[] {
  for (;;) {
    const placements: Placement[] = [];
    const rocks: Rock[] = [];
    for (let i = 0; i < TRIES && placements.length < SHAPES.length; i++) {
      const placement = {
        x: (LOW + draw(dice, HIGH - LOW + 1)) * MM,
        y: (LOW + draw(dice, HIGH - LOW + 1)) * MM,
        heading: draw(dice, TURN),
      };
      if (rocks.some((other) => isTooNear(placement, other))) continue;
      const rock = placedRock(placements.length, placement);
      if (!mayLie(rock, rocks)) continue;
      placements.push(placement);
      rocks.push(rock);
    }
    if (placements.length === SHAPES.length) return placements;
  }
}
