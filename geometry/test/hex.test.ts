import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  ALL_DIRECTIONS,
  areaAround,
  bearings,
  distance,
  type Hex,
  hexAt,
  inWedge,
  line,
  neighbours,
  offsetOf,
  opposite,
  ringAround,
  sameHex,
  step,
  turned,
} from '../index.ts';

const ORIGIN: Hex = { q: 0, r: 0 };
const hex = fc.record({ q: fc.integer({ min: -60, max: 60 }), r: fc.integer({ min: -60, max: 60 }) });
const direction = fc.constantFrom(...ALL_DIRECTIONS);

/** The centre of a hex, in units of half a step east. */
const centre = ({ q, r }: Hex): { x: number; y: number } => ({ x: 2 * q + r, y: Math.sqrt(3) * r });

describe('steps', () => {
  test.each([
    [0, 2, 0],
    [1, 1, 1],
    [2, -1, 1],
    [3, -2, 0],
    [4, -1, -1],
    [5, 1, -1],
  ] as const)('direction %i goes %i half hexes east and %i rows south', (towards, x, rows) => {
    const to = step(ORIGIN, towards);
    expect(2 * to.q + to.r).toBe(x);
    expect(to.r).toBe(rows);
  });

  it('lead back by the opposite direction', () => {
    fc.assert(fc.property(hex, direction, (at, way) => sameHex(step(step(at, way), opposite(way)), at)));
  });

  it('a full turn is no turn', () => {
    for (const way of ALL_DIRECTIONS) {
      expect(turned(way, 6)).toBe(way);
      expect(turned(turned(way, -1), 1)).toBe(way);
    }
  });
});

describe('distance', () => {
  it('is 1 to each of six different neighbours', () => {
    const around = neighbours({ q: 3, r: -2 });
    expect(around.map((one) => distance(one, { q: 3, r: -2 }))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set(around.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
  });

  it('is the same both ways, and no detour is shorter', () => {
    fc.assert(
      fc.property(
        hex,
        hex,
        hex,
        (a, b, c) => distance(a, b) === distance(b, a) && distance(a, c) <= distance(a, b) + distance(b, c),
      ),
    );
  });
});

describe('rings and areas', () => {
  test.each([0, 1, 2, 3, 10])('a ring of radius %i holds just the hexes at that distance', (radius) => {
    const ring = ringAround({ q: 4, r: 5 }, radius);
    expect(new Set(ring.map(({ q, r }) => `${q},${r}`)).size).toBe(Math.max(1, 6 * radius));
    expect(ring.every((one) => distance(one, { q: 4, r: 5 }) === radius)).toBe(true);
  });

  it('an area of radius 3 has 37 hexes', () => expect(areaAround(ORIGIN, 3)).toHaveLength(37));
});

describe('lines', () => {
  it('go step by step from one end to the other', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const way = line(a, b);
        expect(way).toHaveLength(distance(a, b) + 1);
        expect(way[0]).toEqual(a);
        expect(way.at(-1)).toEqual(b);
        for (const [i, one] of way.entries()) expect(distance(one, way[i + 1] ?? one)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('follow a row where there is one', () => {
    expect(line(ORIGIN, { q: 3, r: 0 })).toEqual([0, 1, 2, 3].map((q) => ({ q, r: 0 })));
  });
});

describe('wedges', () => {
  it('are 60° wide with their borders, as the angles say', () => {
    fc.assert(
      fc.property(hex, hex, direction, (from, to, way) => {
        if (sameHex(from, to)) return !inWedge(from, way, to);
        const [a, b] = [centre(from), centre(to)];
        const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        const off = Math.abs(((angle - way * 60 + 540) % 360) - 180);
        return inWedge(from, way, to) === off < 30.0001;
      }),
    );
  });

  test.each([
    [1, 1],
    [2, 3],
    [3, 3],
    [4, 5],
  ])('at distance %i a wedge is %i hexes wide', (radius, wide) => {
    for (const way of ALL_DIRECTIONS) {
      expect(ringAround(ORIGIN, radius).filter((one) => inWedge(ORIGIN, way, one))).toHaveLength(wide);
    }
  });

  it('a hex bears one way, or two on a border', () => {
    expect(bearings(ORIGIN, { q: 5, r: -1 })).toEqual([0]);
    expect(bearings(ORIGIN, { q: 1, r: 1 })).toEqual([0, 1]);
    expect(bearings(ORIGIN, ORIGIN)).toEqual([]);
  });
});

describe('offsets', () => {
  it('name each hex of a map once', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), (column, row) => {
        expect(offsetOf(hexAt({ column, row }))).toEqual({ column, row });
      }),
    );
  });

  it('odd rows are shifted to the east: the hex to the south-east of an even row has the same column', () => {
    expect(offsetOf(step(hexAt({ column: 7, row: 4 }), 1))).toEqual({ column: 7, row: 5 });
    expect(offsetOf(step(hexAt({ column: 7, row: 5 }), 1))).toEqual({ column: 8, row: 6 });
  });
});
