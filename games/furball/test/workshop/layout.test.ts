import { expect, test } from 'vitest';
import { MAT, MM } from '../../rules/geometry/index.ts';
import {
  drawnLayout,
  isMoved,
  movedTo,
  troubleInWords,
  troubles,
  turnedBy,
  wrongsIn,
} from '../../workshop/asteroids/layout.ts';

const layout = drawnLayout(1);
const wrongs = (of: typeof layout, inHand = 0) => wrongsIn(troubles(of.placements), inHand);

test('1.4 a lay-out has a number, is the same each time, and may be played on', () => {
  for (let number = 1; number <= 20; number++) expect(wrongs(drawnLayout(number))).toEqual([]);
  expect(drawnLayout(7)).toEqual(drawnLayout(7));
  expect(drawnLayout(7)).not.toEqual(drawnLayout(8));
  expect(isMoved(layout)).toBe(false);
});

test('an asteroid moves in whole millimetres, turns by degrees, and stays on the mat', () => {
  const moved = movedTo(layout, 2, 300_400, 2 * MAT);
  expect(moved.placements[2]).toMatchObject({ x: 300_000, y: 914_000 });
  expect(moved.placements.with(2, layout.placements[2] ?? { x: 0, y: 0, heading: 0 })).toEqual(layout.placements);
  expect(isMoved(moved)).toBe(true);
  const there = turnedBy(turnedBy(layout, 0, 15), 0, 345);
  expect(Math.abs((there.placements[0]?.heading ?? 0) - (layout.placements[0]?.heading ?? 0))).toBeLessThan(3);
});

test('1.4 a place that is not allowed says what it is too near to, and how near', () => {
  const [other] = layout.placements;
  expect(wrongs(movedTo(layout, 5, 450 * MM, 150 * MM), 5)[0]).toMatch(
    /^Asteroid 6 is 1[01]\d(\.\d)? mm from the south edge\. It has to be more than 200 mm from it\.$/,
  );
  expect(wrongs(movedTo(layout, 5, 5 * MM, 450 * MM), 5)).toContain(
    'Asteroid 6 lies across the west edge. It has to be more than 200 mm from it.',
  );
  expect(wrongs(movedTo(layout, 5, other?.x ?? 0, other?.y ?? 0), 5)).toContain(
    'Asteroid 6 lies on asteroid 1. They have to be at least 100 mm apart.',
  );
});

test('two that are too near each other are told of once, from the one in hand', () => {
  const { x = 0, y = 0 } = layout.placements[0] ?? {};
  const near = movedTo(layout, 1, x + 90 * MM, y);
  const pair = (list: readonly string[]) => list.filter((fact) => /from asteroid [12]\./.test(fact));
  expect(pair(wrongs(near, 1))).toHaveLength(1);
  expect(pair(wrongs(near, 1))[0]).toMatch(/^Asteroid 2 is \d+(\.\d)? mm from asteroid 1\./);
  expect(pair(wrongs(near, 0))[0]).toMatch(/^Asteroid 1 is .* from asteroid 2\./);
});

test('1.4 the distances that are said are those that the rules hold to', () => {
  const edge = (distance: number) => troubleInWords(0, { near: 'edge', edge: 'north', distance });
  expect(edge(200_000)).toBe('Asteroid 1 is 200 mm from the north edge. It has to be more than 200 mm from it.');
  expect(troubleInWords(0, { near: 'asteroid', other: 1, distance: 64_900 })).toContain(
    'They have to be at least 100 mm apart.',
  );
  for (let number = 1; number <= 10; number++) {
    for (let step = 0; step < 60; step++) {
      const found = troubles(movedTo(drawnLayout(number), 0, (200 + step) * MM, 450 * MM).placements)[0] ?? [];
      for (const { near, distance } of found) expect(distance).toBeLessThanOrEqual(near === 'edge' ? 200_000 : 99_999);
    }
  }
});
