import { diceFromSeed } from '@starboard/kernel';
import { expect, test } from 'vitest';
import {
  cornersOf,
  drawLayout,
  MAT,
  misplaced,
  type Placement,
  placedRocks,
  SHAPES,
  SPOTS,
} from '../../rules/geometry/index.ts';
import { distance, type Polygon, type XY } from './support/slow.ts';

const outline = (shape: number): Polygon => SHAPES[shape] as Polygon;

test('there are six asteroids, 45 to 85 mm across, each around its own middle and none crossing itself', () => {
  expect(SHAPES.length).toBe(6);
  for (const [i] of SHAPES.entries()) {
    const points = outline(i);
    const across = Math.max(...points.flatMap(([x, y]) => points.map(([p, q]) => Math.hypot(p - x, q - y))));
    expect(across).toBeGreaterThanOrEqual(45);
    expect(across).toBeLessThanOrEqual(85);
    const area = points.reduce((sum, [x, y], j) => {
      const [p, q] = points[(j + 1) % points.length] as XY;
      return sum + (x * q - p * y) / 2;
    }, 0);
    expect(area).toBeGreaterThan(900);
    const angles = points
      .map(([x, y]) => Math.atan2(y, x))
      .map((angle, j) => (j > 4 && angle <= 0 ? angle + 7 : angle));
    expect(angles.slice(1).toSorted((a, b) => a - b)).toEqual(angles.slice(1));
  }
});

const PLAIN: readonly Placement[] = [
  [240, 240],
  [457, 260],
  [670, 240],
  [245, 670],
  [457, 660],
  [665, 660],
].map(([x = 0, y = 0]) => ({ x: x * 1000, y: y * 1000, heading: 0 }));

const moved = (shape: number, x: number, y: number) =>
  placedRocks(PLAIN.map((placement, i) => (i === shape ? { x: x * 1000, y: y * 1000, heading: 0 } : placement)));

test('an asteroid lies more than 200 mm from every edge: at 200 it is told which, and how near', () => {
  expect(PLAIN.map((_, i) => misplaced(i, placedRocks(PLAIN)))).toEqual([[], [], [], [], [], []]);
  /** The first reaches 21 mm to the east and west, 17 mm to the north and south. */
  expect(misplaced(0, moved(0, 222, 218))).toEqual([]);
  expect(misplaced(0, moved(0, 221, 218))).toEqual([{ near: 'edge', edge: 'west', distance: 200_000 }]);
  expect(misplaced(0, moved(0, 222, 217))).toEqual([{ near: 'edge', edge: 'south', distance: 200_000 }]);
  expect(misplaced(0, moved(0, 700, 450)).map((reason) => (reason.near === 'edge' ? reason.edge : ''))).toEqual([
    'east',
  ]);
  expect(misplaced(0, moved(0, 350, 900)).map(({ near }) => near)).toContain('edge');
});

test('asteroids lie at least 100 mm apart: at 100 is allowed, nearer is told with whom; one on another is at 0', () => {
  const [first, second] = [SHAPES[0], SHAPES[1]];
  /** Side by side: the first reaches 21 to its right at −1, the second 27 to its left between −7 and 10. */
  expect(first?.[0]).toEqual([21, -1]);
  expect(second?.[4]).toEqual([-27, 10]);
  expect(misplaced(0, moved(0, 457 - 27 - 100 - 21, 260))).toEqual([]);
  expect(misplaced(0, moved(0, 457 - 27 - 99 - 21, 260))).toEqual([{ near: 'asteroid', other: 1, distance: 99_000 }]);
  expect(misplaced(0, moved(0, 457, 260))).toEqual([{ near: 'asteroid', other: 1, distance: 0 }]);
});

test('of 200 drawn lay-outs every one is allowed, they differ, and none covers a deployment spot', () => {
  const seen = new Set<string>();
  const spots = SPOTS.map((spot) => cornersOf(spot).map(({ x, y }): XY => [x / 1000, y / 1000]));
  for (let seed = 0; seed < 200; seed++) {
    const layout = drawLayout(diceFromSeed(seed));
    const rocks = placedRocks(layout);
    expect(rocks.flatMap((_, i) => misplaced(i, rocks))).toEqual([]);
    expect(layout.every(({ x, y }) => x % 1000 === 0 && y % 1000 === 0 && x < MAT)).toBe(true);
    seen.add(JSON.stringify(layout));
    const [{ x, y } = { x: 0, y: 0 }] = layout;
    expect(spots.every((spot) => distance(spot, [[x / 1000, y / 1000]]) > 100)).toBe(true);
  }
  expect(seen.size).toBe(200);
  expect(drawLayout(diceFromSeed(3))).toEqual(drawLayout(diceFromSeed(3)));
});
