import type { Point } from '@starboard/geometry';
import { away, fixed, PIECE, REACH } from '../plane.ts';

/** The rim, facets and craters of the rock, built once from fixed numbers. */

const SIXTH = Math.PI / 3;
/** The middles of the seven pieces. */
const MIDDLES: readonly Point[] = [
  { x: 0, y: 0 },
  ...Array.from({ length: 6 }, (_, slot) => away({ x: 0, y: 0 }, slot * SIXTH, 2 * PIECE)),
];

/** Pseudo-random numbers from 0 to 1, the same every time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function isInHexagon({ x, y }: Point, middle: Point, apothem: number): boolean {
  for (let edge = 0; edge < 3; edge++) {
    const far = (x - middle.x) * Math.cos(edge * SIXTH) + (y - middle.y) * Math.sin(edge * SIXTH);
    if (Math.abs(far) > apothem) return false;
  }
  return true;
}

const RIM = 132;
const ROUGH = 13;

/** A rough outline round the seven pieces. */
function silhouette(): string {
  const next = numbersFrom(720);
  const radii = Array.from({ length: RIM }, (_, i) => {
    const angle = (2 * Math.PI * i) / RIM;
    let far = REACH;
    while (far > 0 && !MIDDLES.some((middle) => isInHexagon(away({ x: 0, y: 0 }, angle, far), middle, PIECE + 5)))
      far -= 3;
    return far;
  });
  const points = radii.map((far, i) => {
    const [before = far, after = far] = [radii.at(i - 1), radii[(i + 1) % RIM]];
    const smooth = Math.max(far, (before + far + after) / 3);
    return away({ x: 0, y: 0 }, (2 * Math.PI * i) / RIM, smooth + next() * ROUGH);
  });
  return `M${points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`;
}

export const SILHOUETTE = silhouette();

function hexagon({ x, y }: Point): string {
  const corners = Array.from({ length: 6 }, (_, i) => away({ x, y }, (i + 0.5) * SIXTH, PIECE / Math.cos(SIXTH / 2)));
  return `M${corners.map((corner) => `${fixed(corner.x)} ${fixed(corner.y)}`).join('L')}Z`;
}

export const SEAMS = MIDDLES.map(hexagon).join('');

export const ONE_PIECE = hexagon({ x: 0, y: 0 });

export const TILE = 240;
const CELLS = 7;
const CELL = TILE / CELLS;
const SHADES = 5;

/** Facets of broken rock as a tile, with a path for each shade. */
export const FACETS: readonly string[] = facets();

function facets(): readonly string[] {
  const next = numbersFrom(1984);
  const jitter = Array.from({ length: CELLS * CELLS }, () => ({ x: next() - 0.5, y: next() - 0.5, shade: next() }));
  const around = (place: number): number => (place + CELLS) % CELLS;
  const at = (column: number, row: number) => jitter[around(row) * CELLS + around(column)] ?? { x: 0, y: 0, shade: 0 };
  const corner = (column: number, row: number): string => {
    const { x, y } = at(column, row);
    return `${fixed((column + x * 0.8) * CELL)} ${fixed((row + y * 0.8) * CELL)}`;
  };
  const paths = Array<string>(SHADES).fill('');
  for (let row = -1; row <= CELLS; row++) {
    for (let column = -1; column <= CELLS; column++) {
      const [one, two] = [corner(column + 1, row), corner(column, row + 1)];
      const { shade } = at(column, row);
      const other = (shade * 7.3) % 1;
      paths[Math.floor(shade * SHADES)] += `M${corner(column, row)}L${one}L${two}Z`;
      paths[Math.floor(other * SHADES)] += `M${one}L${corner(column + 1, row + 1)}L${two}Z`;
    }
  }
  return paths;
}
