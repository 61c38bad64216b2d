import { edgeMiddle, type Lie, type PlanePoint, placed, spotAt } from './grid.ts';
import { CHAMBER, type GridPoint, HALF, type Piece, SQUEEZE_HALF, type Track, type TunnelEnd } from './pieces.ts';

/** The bounds of a stretch. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** A straight stretch of tunnel, with round ends. */
export interface StraightStretch extends Box {
  readonly kind: 'line';
  readonly from: PlanePoint;
  readonly to: PlanePoint;
  readonly half: number;
}

/** A bend of less than half a circle, anticlockwise from `from` to `to` round its middle. */
export interface CurvedStretch extends Box {
  readonly kind: 'arc';
  readonly middle: PlanePoint;
  readonly radius: number;
  readonly from: PlanePoint;
  readonly to: PlanePoint;
  readonly half: number;
}

/** The largest factor for wider tunnels in the tests of close calls. */
const WIDEST = 1.1;

/** The rock is open inside a stretch; everywhere else is wall. */
export type Stretch = StraightStretch | CurvedStretch;

/** 1.4 All tunnels of a piece in its position. */
export function stretchesOf(piece: Piece, lie: Lie): readonly Stretch[] {
  const rooms = Object.values(piece.nodes).map((node): Stretch => {
    const middle = spotAt(placed(node, lie));
    return line(middle, middle, CHAMBER);
  });
  return [...piece.tracks.flatMap((track) => trackStretches(piece, track, lie)), ...rooms];
}

function trackStretches(piece: Piece, track: Track, lie: Lie): readonly Stretch[] {
  const half = track.squeeze === undefined ? HALF : SQUEEZE_HALF;
  const spot = (point: GridPoint): PlanePoint => spotAt(placed(point, lie));
  const end = spot(endOf(piece, track.to));
  const corners = track.via ?? [];
  const stretches: Stretch[] = [];
  let from = spot(endOf(piece, track.from));
  let before = from;
  for (const [i, [q, r, radius]] of corners.entries()) {
    const corner = spot([q, r]);
    const after = corners[i + 1];
    const bend = bendAt(before, corner, after === undefined ? end : spot([after[0], after[1]]), radius, half);
    const [enters, leaves] = bend.left ? [bend.arc.from, bend.arc.to] : [bend.arc.to, bend.arc.from];
    stretches.push(line(from, enters, half), bend.arc);
    from = leaves;
    before = corner;
  }
  return [...stretches, line(from, end, half)];
}

function line(from: PlanePoint, to: PlanePoint, half: number): StraightStretch {
  return { kind: 'line', from, to, half, ...boxOf([from, to], half) };
}

/** A bend lies between its corner and the chord of its ends. */
function boxOf(spots: readonly PlanePoint[], half: number): Box {
  const [x, y] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const margin = half * WIDEST;
  return {
    left: Math.min(...x) - margin,
    right: Math.max(...x) + margin,
    low: Math.min(...y) - margin,
    high: Math.max(...y) + margin,
  };
}

function endOf({ nodes }: Piece, end: TunnelEnd): GridPoint {
  if (typeof end === 'number') return edgeMiddle(end);
  const node = nodes[end];
  if (node === undefined) throw new Error(`no junction called ${end}`);
  return node;
}

/** The arc that touches both sides of a corner. */
function bendAt(
  before: PlanePoint,
  corner: PlanePoint,
  after: PlanePoint,
  radius: number,
  half: number,
): { arc: CurvedStretch; left: boolean } {
  const [inward, onward] = [unit(before, corner), unit(corner, after)];
  const cosine = inward.x * onward.x + inward.y * onward.y;
  const sine = inward.x * onward.y - inward.y * onward.x;
  const left = sine > 0;
  const back = (radius * Math.abs(sine)) / (1 + cosine);
  const enters = { x: corner.x - inward.x * back, y: corner.y - inward.y * back };
  const leaves = { x: corner.x + onward.x * back, y: corner.y + onward.y * back };
  const side = left ? radius : -radius;
  const middle = { x: enters.x - inward.y * side, y: enters.y + inward.x * side };
  const [from, to] = left ? [enters, leaves] : [leaves, enters];
  return { arc: { kind: 'arc', middle, radius, from, to, half, ...boxOf([enters, corner, leaves], half) }, left };
}

function unit(from: PlanePoint, to: PlanePoint): PlanePoint {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
}
