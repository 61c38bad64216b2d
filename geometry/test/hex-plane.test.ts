import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_DIRECTIONS, centreOf, HEXSIDE, hexAt, hexUnder, type Point, ROW, sameHex, step } from '../index.ts';

const WIDTH = 40;
const MAP = Array.from({ length: 80 * 60 }, (_, i) => hexAt({ column: i % 80, row: Math.floor(i / 80) }));

const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });

describe('hexes on a plane', () => {
  it('every hex of a large map is found again under its centre', () => {
    for (const hex of MAP) expect(hexUnder(centreOf(hex, WIDTH), WIDTH)).toEqual(hex);
  });

  it('a point just inside a corner or a hexside belongs to the hex, one just outside does not', () => {
    const corners = [0, 1, 2, 3, 4, 5].map((i) => (Math.PI / 3) * i + Math.PI / 6);
    for (const hex of [hexAt({ column: 0, row: 0 }), hexAt({ column: 7, row: 3 }), hexAt({ column: 79, row: 59 })]) {
      const centre = centreOf(hex, WIDTH);
      for (const angle of corners) {
        const along = (share: number): Point => ({
          x: Math.cos(angle) * HEXSIDE * WIDTH * share,
          y: Math.sin(angle) * HEXSIDE * WIDTH * share,
        });
        expect(sameHex(hexUnder(moved(centre, along(0.99)), WIDTH), hex)).toBe(true);
        expect(sameHex(hexUnder(moved(centre, along(1.01)), WIDTH), hex)).toBe(false);
      }
      for (const direction of ALL_DIRECTIONS) {
        const next = step(hex, direction);
        const across = centreOf(next, WIDTH);
        const at = (share: number): Point => ({
          x: centre.x + (across.x - centre.x) * share,
          y: centre.y + (across.y - centre.y) * share,
        });
        expect(sameHex(hexUnder(at(0.49), WIDTH), hex)).toBe(true);
        expect(sameHex(hexUnder(at(0.51), WIDTH), next)).toBe(true);
      }
    }
  });

  it('whatever the point, no other centre is nearer', () => {
    const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const hex = hexUnder({ x, y }, WIDTH);
        const far = (of: Point): number => (of.x - x) ** 2 + (of.y - y) ** 2;
        const here = far(centreOf(hex, WIDTH));
        for (const direction of ALL_DIRECTIONS) {
          expect(here).toBeLessThanOrEqual(far(centreOf(step(hex, direction), WIDTH)) + 1e-6);
        }
      }),
    );
  });

  it('neighbours are one width apart, and rows by what ROW says', () => {
    const from = centreOf({ q: 3, r: 5 }, WIDTH);
    for (const direction of ALL_DIRECTIONS) {
      const to = centreOf(step({ q: 3, r: 5 }, direction), WIDTH);
      expect(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2)).toBeCloseTo(WIDTH);
    }
    expect(centreOf({ q: 0, r: 1 }, WIDTH).y).toBeCloseTo(ROW * WIDTH);
  });
});
