import { cos, HALF_TURN, normalised, QUARTER_TURN, sin, slotFor, UNIT } from '../table/angles.ts';
import { MAT, type MatPoint, MM, type Pose } from '../table/pose.ts';

/**
 * Where a weapon may shoot, as seen from the centre of a base. Arcs are closed: whoever touches the boundary is in.
 * `half` is the forward half of the plane; `left` and `right` are what front and rear leave over, so that a mobile arc
 * may point to any of the four; `all` is everywhere.
 */
export const ARCS = ['front', 'rear', 'left', 'right', 'half', 'bullseye', 'all'] as const;
export type Arc = (typeof ARCS)[number];

/** Half the opening of the front arc, 40.62°. */
const FRONT = 118_314;
/** Half the width of the bullseye. */
const BULLSEYE = 7.5 * MM;

interface Opening {
  /** Which way its middle points, from the heading of the ship. */
  readonly middle: number;
  /** How far it opens to either side of that. */
  readonly half: number;
  /** How far the lines that bound it are from the centre. */
  readonly aside: number;
}

/** Every arc is what lies between two rays. */
const OPENINGS: { readonly [A in Exclude<Arc, 'all'>]: Opening } = {
  front: { middle: 0, half: FRONT, aside: 0 },
  rear: { middle: HALF_TURN, half: FRONT, aside: 0 },
  left: { middle: QUARTER_TURN, half: QUARTER_TURN - FRONT, aside: 0 },
  right: { middle: -QUARTER_TURN, half: QUARTER_TURN - FRONT, aside: 0 },
  half: { middle: 0, half: QUARTER_TURN, aside: 0 },
  bullseye: { middle: 0, half: 0, aside: BULLSEYE },
};

/** The two rays that bound an arc: where they point (in units of 2^-26), and how far they are from the centre. */
export interface Rays {
  rightX: number;
  rightY: number;
  leftX: number;
  leftY: number;
  /** In micrometres times 2^26. */
  aside: number;
}

/** A memo by arc and heading, as for cosines. */
const HEADINGS = 64;
interface Aimed {
  readonly opening: Opening;
  /** In micrometres times 2^26. */
  readonly aside: number;
  readonly known: Int32Array;
  /** Four numbers a heading: the directions of the right ray and of the left. */
  readonly rays: Float64Array;
}
const aimed = (opening: Opening): Aimed => ({
  opening,
  aside: opening.aside * UNIT,
  known: new Int32Array(HEADINGS).fill(-1),
  rays: new Float64Array(4 * HEADINGS),
});
const FRONT_AIMED = aimed(OPENINGS.front);
const AIMED: { readonly [A in Exclude<Arc, 'all'>]: Aimed } = {
  front: FRONT_AIMED,
  rear: aimed(OPENINGS.rear),
  left: aimed(OPENINGS.left),
  right: aimed(OPENINGS.right),
  half: aimed(OPENINGS.half),
  bullseye: aimed(OPENINGS.bullseye),
};

/** Where the rays of an arc are in its memo. */
function placeOf(memo: Aimed, heading: number): number {
  const normal = normalised(heading);
  const slot = slotFor(normal) & (HEADINGS - 1);
  if (memo.known[slot] !== normal) aimAgain(memo, slot, normal);
  return 4 * slot;
}

/** How far inside an arc a point is that lies x, y from the centre, or outside (below 0): by the ray it is less inside of. */
export function depthInArc(x: number, y: number, heading: number, arc: Exclude<Arc, 'all'>): number {
  const memo = arc === 'front' ? FRONT_AIMED : AIMED[arc];
  const at = placeOf(memo, heading);
  const { rays, aside } = memo;
  const right = (rays[at] as number) * y - (rays[at + 1] as number) * x;
  const left = x * (rays[at + 3] as number) - y * (rays[at + 2] as number);
  return (right < left ? right : left) + aside;
}

/** Writes the rays of an arc into an existing object, because calls are too frequent to allocate one. */
export function aim(rays: Rays, heading: number, arc: Exclude<Arc, 'all'>): void {
  const memo = arc === 'front' ? FRONT_AIMED : AIMED[arc];
  const at = placeOf(memo, heading);
  rays.rightX = memo.rays[at] as number;
  rays.rightY = memo.rays[at + 1] as number;
  rays.leftX = memo.rays[at + 2] as number;
  rays.leftY = memo.rays[at + 3] as number;
  rays.aside = memo.aside;
}

function aimAgain({ opening: { middle, half }, known, rays }: Aimed, slot: number, heading: number): void {
  const right = heading + middle - half;
  const left = heading + middle + half;
  known[slot] = heading;
  rays[4 * slot] = cos(right);
  rays[4 * slot + 1] = sin(right);
  rays[4 * slot + 2] = cos(left);
  rays[4 * slot + 3] = sin(left);
}

/** How far to the left of the right ray a point is that lies x, y from the centre; below 0 it is outside. */
export function leftOfRight(rays: Rays, x: number, y: number): number {
  return rays.rightX * y - rays.rightY * x + rays.aside;
}

/** How far to the right of the left ray a point is; below 0 it is outside. */
export function rightOfLeft(rays: Rays, x: number, y: number): number {
  return x * rays.leftY - y * rays.leftX + rays.aside;
}

/** Whether a point is not behind the start of the rays; only a bullseye needs to be asked. */
export function isAhead(rays: Rays, x: number, y: number): boolean {
  return rays.aside === 0 || rays.rightX * x + rays.rightY * y >= 0;
}

/** An arc as a polygon to draw, as far as it reaches in micrometres (by default across the whole mat). */
export function arcOutline(pose: Pose, arc: Exclude<Arc, 'all'>, reach = 2 * MAT): readonly MatPoint[] {
  const { middle, half, aside } = OPENINGS[arc];
  const towards = pose.heading + middle;
  const chords = half === 0 ? 1 : 32;
  const near = { x: (-aside * sin(towards)) / UNIT, y: (aside * cos(towards)) / UNIT };
  const points: MatPoint[] = [{ x: pose.x - near.x, y: pose.y - near.y }];
  for (let i = 0; i <= chords; i++) {
    const heading = Math.round(towards - half + (2 * half * i) / chords);
    const side = half === 0 ? 2 * i - 1 : 0;
    points.push({
      x: pose.x + side * near.x + (reach * cos(heading)) / UNIT,
      y: pose.y + side * near.y + (reach * sin(heading)) / UNIT,
    });
  }
  if (aside > 0) points.push({ x: pose.x + near.x, y: pose.y + near.y });
  return points;
}
