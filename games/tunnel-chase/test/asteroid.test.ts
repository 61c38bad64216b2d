import { describe, expect, test } from 'vitest';
import { type Asteroid, asteroidOf, bendIndex } from '../rules/asteroid/asteroid.ts';
import { CENTRE, lieInSlot, placed, spotAt } from '../rules/asteroid/grid.ts';
import { LAYOUTS } from '../rules/asteroid/layout.ts';
import { ASTEROIDS, numberOf, ringOf } from '../rules/asteroid/numbers.ts';
import { PIECES, type Point } from '../rules/asteroid/pieces.ts';
import { isClear } from '../rules/asteroid/sight.ts';
import { stretchesOf } from '../rules/asteroid/walls.ts';
import { nodeOf } from './playing.ts';

const ALL = Array.from({ length: ASTEROIDS }, (_, i) => i + 1);

describe('all 720 asteroids', () => {
  test('1.1 have at least 200 spaces', () => {
    expect(ALL.filter((number) => asteroidOf(number).at.length < 200)).toEqual([]);
  });

  test('1.2 are connected, and nothing is a dead end but the entrance', () => {
    expect(ALL.filter((number) => asteroidOf(number).distance.includes(255))).toEqual([]);
    const ends = (number: number) => asteroidOf(number).neighbours.filter(({ length }) => length < 2).length;
    expect(ALL.filter((number) => ends(number) !== 1)).toEqual([]);
  });

  test('1.2 join without a step: spaces on both sides of an edge are as far apart as any others', () => {
    for (const number of [1, 397, 720]) {
      const { at, neighbours } = asteroidOf(number);
      for (const [space, ways] of neighbours.entries()) {
        for (const way of ways) {
          expect(far(at[space], at[way])).toBeGreaterThan(270);
          expect(far(at[space], at[way])).toBeLessThan(310);
        }
      }
    }
  });

  test('1.3 differ from one another, however they are turned', () => {
    const shapes = ALL.map((number) => shapeOf(asteroidOf(number)));
    expect(new Set(shapes).size).toBe(ASTEROIDS);
  });

  test('1.3 are named for good by a number', () => {
    expect(ringOf(1)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ringOf(2)).toEqual([1, 2, 3, 4, 6, 5]);
    expect(ringOf(720)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(ALL.filter((number) => numberOf(ringOf(number)) !== number)).toEqual([]);
    expect(numberOf([1, 1, 2, 3, 4, 5])).toBeUndefined();
  });

  test('1.5 have the entrance in the mouth, from where every space can be reached', () => {
    for (const number of ALL) {
      const { entrance, pieces } = asteroidOf(number);
      const mouth = pieces.find(({ layout }) => layout.piece.mouth !== undefined);
      const within = entrance - (mouth?.first ?? 0);
      expect(mouth?.layout.spaces[within]?.node).toBeNull();
    }
  });
});

describe('1.4 lines of sight', () => {
  test('do not hang by a hair: tunnels a little wider or narrower change none', () => {
    for (const layout of LAYOUTS) {
      const open = stretchesOf(layout.piece, CENTRE);
      const spots = layout.spaces.map(({ at }) => spotAt(at));
      for (const [a, from] of spots.entries()) {
        for (const to of spots.slice(a + 1)) {
          expect(isClear(from, to, open, 0.985)).toBe(isClear(from, to, open, 1.015));
        }
      }
    }
  });

  test.each([1, 397, 640])('are those of the whole asteroid: number %i', (number) => {
    const { at, sight, pieces } = asteroidOf(number);
    const open = pieces.flatMap(({ layout, lie }) => stretchesOf(layout.piece, lie));
    const spots = at.map(spotAt);
    for (const [a, from] of spots.entries()) {
      for (const [b, to] of spots.entries()) {
        if (b > a) expect(isClear(from, to, open), `${a} ${b}`).toBe(sight[a * at.length + b] === 1);
      }
    }
  });

  test('reach eight spaces and more along some straights, and always to the next space', () => {
    const { at, sight, distance, neighbours } = asteroidOf(1);
    const longest = distance.reduce((most, far, pair) => (sight[pair] === 1 ? Math.max(most, far) : most), 0);
    expect(longest).toBeGreaterThanOrEqual(8);
    for (const [space, ways] of neighbours.entries()) {
      for (const way of ways) expect(sight[space * at.length + way]).toBe(1);
    }
  });

  test('go both ways', () => {
    const { at, sight } = asteroidOf(99);
    for (let a = 0; a < at.length; a++) {
      for (let b = 0; b < at.length; b++) expect(sight[a * at.length + b]).toBe(sight[b * at.length + a]);
    }
  });
});

describe('5.1 ratings', () => {
  test('of the printed Y: leg to left 1, leg to right 2, left to right 4', () => {
    const asteroid = asteroidOf(1);
    const junction = nodeOf(asteroid, 'fork', 'J');
    const [leg = 0, left = 0, right = 0] = asteroid.neighbours[junction] ?? [];
    expect(asteroid.neighbours[junction]).toHaveLength(3);
    const rating = (a: number, b: number) => asteroid.curves[bendIndex(junction, a, b)];
    const places = [leg, left, right].map((way) => (asteroid.neighbours[junction] ?? []).indexOf(way));
    const [a = 0, b = 0, c = 0] = places;
    expect([rating(a, b), rating(a, c), rating(b, c)]).toEqual([1, 2, 4]);
    expect([rating(b, a), rating(c, a), rating(c, b)]).toEqual([1, 2, 4]);
  });

  test('are 1 to 6, and 5.6 with The Squeeze never above 8', () => {
    const { curves, squeeze, neighbours } = asteroidOf(1);
    expect(Math.max(...curves)).toBe(6);
    for (const [space, ways] of neighbours.entries()) {
      for (const from of ways.keys()) {
        for (const to of ways.keys()) {
          expect((curves[bendIndex(space, from, to)] ?? 0) + (squeeze[space] ?? 0)).toBeLessThanOrEqual(8);
        }
      }
    }
  });

  test('5.5 The Squeeze is one run of ten spaces, each rated 1 to 3, with curves in it', () => {
    const { squeeze, curves, neighbours } = asteroidOf(1);
    const narrow = [...squeeze.keys()].filter((space) => (squeeze[space] ?? 0) > 0);
    expect(narrow).toHaveLength(10);
    expect(narrow.every((space) => (squeeze[space] ?? 0) <= 3)).toBe(true);
    const curved = narrow.filter(
      (space) => neighbours[space]?.length === 2 && (curves[bendIndex(space, 0, 1)] ?? 0) > 0,
    );
    expect(curved).toHaveLength(4);
  });
});

describe('the pieces as they are kept', () => {
  test('1.1 have their spaces where the tunnels run, evenly apart', () => {
    for (const piece of PIECES) {
      const open = stretchesOf(piece, CENTRE);
      for (const { spaces } of piece.tracks) {
        for (const at of spaces) expect(isClear(spotAt(at), spotAt([at[0] + 1, at[1]]), open)).toBe(true);
      }
    }
  });

  test('1.2 turn without rounding', () => {
    expect(placed([300, -120], { turned: 6, to: [0, 0] })).toEqual([300, -120]);
    expect(placed([1350, 0], lieInSlot(3))).toEqual([-1350, 0]);
  });
});

function far(a: Point = [0, 0], b: Point = [0, 0]): number {
  const [from, to] = [spotAt(a), spotAt(b)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** All spaces as a text that is the same however the asteroid is turned. */
function shapeOf({ at }: Asteroid): string {
  const turns = [0, 1, 2, 3, 4, 5].map((turned) =>
    at
      .map((point) => placed(point, { turned, to: [0, 0] }).join())
      .sort((a, b) => (a < b ? -1 : 1))
      .join(' '),
  );
  return turns.reduce((least, each) => (each < least ? each : least));
}
