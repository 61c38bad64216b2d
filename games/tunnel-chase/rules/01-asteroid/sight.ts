import type { PlanePoint } from './grid.ts';
import type { CurvedStretch, StraightStretch, Stretch } from './walls.ts';

/** A part of a line of sight, from 0 at the viewer to 1 at the target; empty if it begins past its end. */
interface Part {
  start: number;
  end: number;
}

/** 1.4 Whether a straight line between two points is clear of the walls; a touch blocks. `wider` widens tunnels. */
export function isClear(from: PlanePoint, to: PlanePoint, stretches: readonly Stretch[], wider = 1): boolean {
  const sight = { x: from.x, y: from.y, dx: to.x - from.x, dy: to.y - from.y };
  for (let open = 0; ; ) {
    const further = reach(sight, stretches, open, wider);
    if (further >= 1) return true;
    if (further <= open) return false;
    open = further;
  }
}

interface Ray {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** How far the view extends from a point of the line, in one tunnel. */
function reach(sight: Ray, stretches: readonly Stretch[], open: number, wider: number): number {
  const x = sight.x + open * sight.dx;
  const y = sight.y + open * sight.dy;
  let furthest = open;
  for (const stretch of stretches) {
    if (x < stretch.left || x > stretch.right || y < stretch.low || y > stretch.high) continue;
    const half = stretch.half * wider;
    const end =
      stretch.kind === 'line' ? throughLine(sight, stretch, half, open) : throughArc(sight, stretch, half, open);
    if (end > furthest) furthest = end;
  }
  return furthest;
}

const part: Part = { start: 0, end: 0 };
const other: Part = { start: 0, end: 0 };
const whole: Part = { start: 0, end: 0 };

/** Extends a part by another that it meets. */
function join(grown: Part, { start, end }: Part): void {
  if (start >= end) return;
  if (start < grown.start) grown.start = start;
  if (end > grown.end) grown.end = end;
}

/** A straight tunnel with round ends is convex, so it shows at most one part of the line. */
function throughLine(sight: Ray, { from, to }: StraightStretch, half: number, open: number): number {
  whole.start = Number.POSITIVE_INFINITY;
  whole.end = Number.NEGATIVE_INFINITY;
  throughDisc(sight, from, half, part);
  join(whole, part);
  if (from.x !== to.x || from.y !== to.y) {
    throughDisc(sight, to, half, part);
    join(whole, part);
    throughBox(sight, from, to, half, part);
    join(whole, part);
  }
  return isIn(whole.start, whole.end, open) ? whole.end : open;
}

function throughDisc({ x, y, dx, dy }: Ray, middle: PlanePoint, radius: number, found: Part): void {
  const mx = x - middle.x;
  const my = y - middle.y;
  const a = dx * dx + dy * dy;
  const b = mx * dx + my * dy;
  const root = b * b - a * (mx * mx + my * my - radius * radius);
  if (root <= 0) {
    found.start = 1;
    found.end = 0;
    return;
  }
  const spread = Math.sqrt(root);
  found.start = (-b - spread) / a;
  found.end = (-b + spread) / a;
}

function throughBox(sight: Ray, from: PlanePoint, to: PlanePoint, half: number, found: Part): void {
  const lx = to.x - from.x;
  const ly = to.y - from.y;
  const length = Math.sqrt(lx * lx + ly * ly);
  const mx = sight.x - from.x;
  const my = sight.y - from.y;
  found.start = Number.NEGATIVE_INFINITY;
  found.end = Number.POSITIVE_INFINITY;
  cut(found, mx * lx + my * ly, sight.dx * lx + sight.dy * ly);
  cut(found, length * length - (mx * lx + my * ly), -(sight.dx * lx + sight.dy * ly));
  cut(found, half * length - (lx * my - ly * mx), -(lx * sight.dy - ly * sight.dx));
  cut(found, half * length + (lx * my - ly * mx), lx * sight.dy - ly * sight.dx);
}

/** Keeps the part where value + t · slope is above 0. */
function cut(found: Part, value: number, slope: number): void {
  if (slope === 0) {
    if (value <= 0) found.end = Number.NEGATIVE_INFINITY;
  } else if (slope > 0) found.start = Math.max(found.start, -value / slope);
  else found.end = Math.min(found.end, -value / slope);
}

/** Through a bend: inside its outer wall, outside its inner, between its ends. The inner wall may split it. */
function throughArc(sight: Ray, { middle, radius, from, to }: CurvedStretch, half: number, open: number): number {
  throughDisc(sight, middle, radius + half, part);
  if (part.start >= part.end) return open;
  const mx = sight.x - middle.x;
  const my = sight.y - middle.y;
  const fx = from.x - middle.x;
  const fy = from.y - middle.y;
  const tx = to.x - middle.x;
  const ty = to.y - middle.y;
  cut(part, fx * my - fy * mx, fx * sight.dy - fy * sight.dx);
  cut(part, mx * ty - my * tx, sight.dx * ty - sight.dy * tx);
  if (!(part.start < part.end)) return open;
  throughDisc(sight, middle, radius - half, other);
  if (other.start >= other.end) return isIn(part.start, part.end, open) ? part.end : open;
  const first = Math.min(part.end, other.start);
  if (isIn(part.start, first, open)) return first;
  return isIn(Math.max(part.start, other.end), part.end, open) ? part.end : open;
}

function isIn(start: number, end: number, open: number): boolean {
  return start < open && open < end;
}
