import { type Arc, type Pose, TURN } from '../../../rules/geometry/index.ts';

/**
 * The same table once more, written to be obvious and in another way: millimetres and radians as real numbers, polygons
 * cut by half planes, distances over all pairs of edges. Only tests may be that slow and that inexact.
 */

export type XY = readonly [number, number];
export type Polygon = readonly XY[];

const radians = (heading: number): number => (heading / TURN) * 2 * Math.PI;

/** A point given by how far it is ahead and to the left of a pose, in millimetres. */
function from({ x, y, heading }: Pose, ahead: number, left: number): XY {
  const turn = radians(heading);
  return [
    x / 1000 + ahead * Math.cos(turn) - left * Math.sin(turn),
    y / 1000 + ahead * Math.sin(turn) + left * Math.cos(turn),
  ];
}

export const square = (pose: Pose): Polygon => [
  from(pose, 20, 20),
  from(pose, -20, 20),
  from(pose, -20, -20),
  from(pose, 20, -20),
];

/** What is left of a polygon on the left of a line through a point. */
function cut(polygon: Polygon, [x, y]: XY, angle: number): Polygon {
  const inside = ([px, py]: XY): number => Math.cos(angle) * (py - y) - Math.sin(angle) * (px - x);
  return polygon.flatMap((here, i): XY[] => {
    const next = polygon[(i + 1) % polygon.length] as XY;
    const a = inside(here);
    const b = inside(next);
    const kept: XY[] = a >= 0 ? [here] : [];
    if (a > 0 !== b > 0 && a !== b) {
      const part = a / (a - b);
      kept.push([here[0] + part * (next[0] - here[0]), here[1] + part * (next[1] - here[1])]);
    }
    return kept;
  });
}

/** The part of a polygon inside an arc that is widened by some millimetres on every side (narrowed below 0). */
export function partInArc(shooter: Pose, polygon: Polygon, arc: Arc, wider = 0): Polygon {
  const h = radians(shooter.heading);
  const front = (40.62 / 180) * Math.PI;
  const wedge = (middle: number, half: number): Polygon => {
    /** The apex moves back so that every side moves outwards by the same. */
    const right = h + middle - half;
    const left = h + middle + half;
    const x = shooter.x / 1000;
    const y = shooter.y / 1000;
    const rightOf: XY = [x + wider * Math.sin(right), y - wider * Math.cos(right)];
    const leftOf: XY = [x - wider * Math.sin(left), y + wider * Math.cos(left)];
    return cut(cut(polygon, rightOf, right), leftOf, left + Math.PI);
  };
  switch (arc) {
    case 'all':
      return polygon;
    case 'front':
      return wedge(0, front);
    case 'rear':
      return wedge(Math.PI, front);
    case 'left':
      return wedge(Math.PI / 2, Math.PI / 2 - front);
    case 'right':
      return wedge(-Math.PI / 2, Math.PI / 2 - front);
    case 'half':
      return wedge(0, Math.PI / 2);
    case 'bullseye': {
      const right = from(shooter, 0, -7.5 - wider);
      const left = from(shooter, 0, 7.5 + wider);
      return cut(cut(cut(polygon, right, h), left, h + Math.PI), from(shooter, -wider, 0), h - Math.PI / 2);
    }
  }
}

function pointToSegment([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay));
}

const turnOf = ([ax, ay]: XY, [bx, by]: XY, [cx, cy]: XY): number => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

function segmentsCross(a: XY, b: XY, c: XY, d: XY): boolean {
  return turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0;
}

export function contains(polygon: Polygon, point: XY): boolean {
  /** By how often the outline winds around the point. */
  let winding = 0;
  polygon.forEach((here, i) => {
    const next = polygon[(i + 1) % polygon.length] as XY;
    const angle =
      Math.atan2(next[1] - point[1], next[0] - point[0]) - Math.atan2(here[1] - point[1], here[0] - point[0]);
    winding += angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle;
  });
  return Math.abs(winding) > Math.PI;
}

const edges = (polygon: Polygon): (readonly [XY, XY])[] =>
  polygon.map((here, i) => [here, polygon[(i + 1) % polygon.length] as XY] as const);

function outlineDistance(one: Polygon, other: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of edges(one)) {
    for (const [c, d] of edges(other)) {
      if (segmentsCross(a, b, c, d)) return 0;
      least = Math.min(least, pointToSegment(a, c, d), pointToSegment(c, a, b));
    }
  }
  return least;
}

/** The distance of two polygons, 0 where they share anything; infinite where one is nothing. */
export function distance(one: Polygon, other: Polygon): number {
  if (one.length === 0 || other.length === 0) return Number.POSITIVE_INFINITY;
  const apart = outlineDistance(one, other);
  if (apart === 0 || contains(one, other[0] as XY) || contains(other, one[0] as XY)) return 0;
  return apart;
}

export const outlineOf = (points: readonly { readonly x: number; readonly y: number }[]): Polygon =>
  points.map(({ x, y }): XY => [x / 1000, y / 1000]);
