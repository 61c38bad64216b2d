import { describe, expect, test } from 'vitest';
import { asteroidOf, bendIndex } from '../rules/01-asteroid/asteroid.ts';
import { nodeOf } from './support/playing.ts';

describe('ratings', () => {
  test('5.1 of the printed Y: leg to left 1, leg to right 2, left to right 4', () => {
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

  test('5.1 are 1 to 6, and 5.6 with The Squeeze never above 8', () => {
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
