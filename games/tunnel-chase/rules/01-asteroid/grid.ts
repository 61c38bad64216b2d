import { APOTHEM, type GridPoint } from './pieces.ts';

/** A point in the plane, y up. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

const ROW = Math.sqrt(3) / 2;

/** The directions of the six edges, anticlockwise from the right. */
const DIRECTIONS: readonly GridPoint[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export function spotAt([q, r]: GridPoint): PlanePoint {
  return { x: q + r / 2, y: r * ROW };
}

export function edgeMiddle(edge: number): GridPoint {
  return along(edge, APOTHEM);
}

function along(edge: number, far: number): GridPoint {
  const [q, r] = DIRECTIONS[edge] ?? [0, 0];
  return [q * far, r * far];
}

/** How a piece lies in an asteroid: turned by a number of sixths, then moved. */
export interface Lie {
  readonly turned: number;
  readonly to: GridPoint;
}

export const CENTRE: Lie = { turned: 0, to: [0, 0] };

/** 1.2 The piece in a slot of the ring has its middle connector towards the centre. */
export function lieInSlot(slot: number): Lie {
  return { turned: (slot + 3) % 6, to: along(slot, 2 * APOTHEM) };
}

/** The position of a point of a piece after that. */
export function placed([q, r]: GridPoint, { turned, to }: Lie): GridPoint {
  let [a, b] = [q, r];
  for (let sixths = 0; sixths < turned; sixths++) [a, b] = [-b, a + b];
  return [a + to[0], b + to[1]];
}
