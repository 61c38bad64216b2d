import { centreOf, HEXSIDE, type Hex, hexAt, type Point, ROW } from '@starboard/geometry';
import type { Box } from '@starboard/ui';
import type { Setup } from '../../rules/model.ts';

/** The width of a hex in drawing units, before any zoom. */
export const WIDTH = 40;
const SIDE = HEXSIDE * WIDTH;
const ROW_HEIGHT = ROW * WIDTH;

type Size = Pick<Setup, 'width' | 'height'>;

export const spotOf = (hex: Hex): Point => centreOf(hex, WIDTH);

export const mapBox = ({ width, height }: Size): Box => ({
  left: -WIDTH / 2,
  top: -SIDE,
  right: width * WIDTH,
  bottom: (height - 1) * ROW_HEIGHT + SIDE,
});

const fixed = (value: number): string => `${Math.round(value * 100) / 100}`;

const HEX_OUTLINE = [
  `l${WIDTH / 2} ${fixed(SIDE / 2)}`,
  `v${fixed(SIDE)}`,
  `l${-WIDTH / 2} ${fixed(SIDE / 2)}`,
  `l${-WIDTH / 2} ${fixed(-SIDE / 2)}`,
  `v${fixed(-SIDE)}z`,
].join('');

/** Any number of hexes as one path. */
export function hexesPath(hexes: Iterable<Hex>): string {
  let path = '';
  for (const hex of hexes) {
    const { x, y } = spotOf(hex);
    path += `M${fixed(x)} ${fixed(y - SIDE)}${HEX_OUTLINE}`;
  }
  return path;
}

/** The edge of the map, clockwise from the first row. */
export function mapOutline({ width, height }: Size): string {
  const centre = (column: number, row: number): Point => spotOf(hexAt({ column, row }));
  const points: Point[] = [];
  const add = ({ x, y }: Point, dx: number, dy: number): void => {
    points.push({ x: x + (dx * WIDTH) / 2, y: y + (dy * SIDE) / 2 });
  };
  for (let column = 0; column < width; column++) {
    add(centre(column, 0), -1, -1);
    add(centre(column, 0), 0, -2);
  }
  for (let row = 0; row < height; row++) {
    add(centre(width - 1, row), 1, -1);
    add(centre(width - 1, row), 1, 1);
  }
  for (let column = width - 1; column >= 0; column--) {
    add(centre(column, height - 1), 0, 2);
    add(centre(column, height - 1), -1, 1);
  }
  for (let row = height - 1; row > 0; row--) {
    add(centre(0, row), -1, 1);
    add(centre(0, row), -1, -1);
  }
  return `M${points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`;
}

/** Two rows of the grid as a tile that contains every hexside once. */
export const GRID_TILE = {
  width: WIDTH,
  height: 2 * ROW_HEIGHT,
  path: [
    `M${WIDTH / 2} 0V${SIDE / 2}L0 ${SIDE}V${2 * SIDE}L${WIDTH / 2} ${2.5 * SIDE}V${3 * SIDE}`,
    `M${WIDTH / 2} ${SIDE / 2}L${WIDTH} ${SIDE}V${2 * SIDE}L${WIDTH / 2} ${2.5 * SIDE}`,
  ].join(''),
} as const;
