import { expect, test } from 'vitest';
import { drawnAt, SIDE, turnOf } from '../../board/mat/plane.ts';
import { flightIn, framesOf, turnedTo } from '../../board/mat/ships/flight.ts';
import { silhouetteOf } from '../../board/mat/ships/ship-drawing.ts';
import { badgeOf, letterOf, pilotClass } from '../../board/pilots.ts';
import { SHIPS } from '../../catalogue/index.ts';
import { endPose, fly, MAT, MM, type Pose, TURN } from '../../rules/geometry/index.ts';
import type { Event } from '../../rules/model.ts';

const EAST = 0;
const NORTH = TURN / 4;

test('1.2 the mat is drawn to scale, its south-west corner at the foot on the left', () => {
  expect(drawnAt({ x: 0, y: 0 })).toEqual({ x: 0, y: SIDE });
  expect(drawnAt({ x: MAT, y: MAT })).toEqual({ x: 914.4, y: 0 });
  expect([EAST, NORTH].map((heading) => turnOf({ heading }))).toEqual([90, 0]);
});

test('36 ships have 36 outlines of their own, each within its base and the same on both sides', () => {
  const outlines = SHIPS.map(({ id }) => silhouetteOf(id));
  expect(new Set(outlines).size).toBe(36);
  for (const outline of outlines) {
    const points = outline
      .slice(1, -1)
      .split('L')
      .map((point) => point.split(' ').map(Number));
    expect(points.flat().every((value) => Math.abs(value) <= 17)).toBe(true);
    for (const [x = 0, y = 0] of points) expect(points).toContainEqual([-x + 0, y]);
  }
});

test('eight pilots differ in letter, in shape and in colour', () => {
  const seats = Array.from({ length: 8 }, (_, seat) => seat);
  for (const of of [letterOf, pilotClass, (seat: number) => badgeOf(seat).outline]) {
    expect(new Set(seats.map(of)).size).toBe(8);
  }
});

const start: Pose = { x: 300 * MM, y: 300 * MM, heading: NORTH };
const flew = (
  bearing: 'turn-left' | 'koiogran-turn',
  others: readonly Pose[] = [],
): Extract<Event, { type: 'flew' }> => {
  const manoeuvre = { speed: 3, bearing, difficulty: 'white' } as const;
  const { pose, touched } = fly(start, manoeuvre, [null, ...others], 0);
  return { type: 'flew', rule: '4.5', ship: 0, manoeuvre, difficulty: 'white', start, end: pose, touched, rocks: [] };
};

test('4.5 a flight follows its template and ends where the ship stands', () => {
  const event = flew('turn-left');
  const flight = flightIn(event, 500);
  expect(flight?.places.at(0)).toEqual(start);
  expect(flight?.places.at(-1)).toEqual(endPose(start, event.manoeuvre));
  expect(flight?.places.length).toBeGreaterThan(10);
});

test('4.7 whoever stops against a ship is never drawn beyond it', () => {
  const open = flew('koiogran-turn').end;
  const event = flew('koiogran-turn', [open]);
  expect(event.touched).toEqual([1]);
  for (const place of flightIn(event, 500)?.places ?? []) expect(place.y).toBeLessThanOrEqual(event.end.y + 6 * MM);
});

test('a ship turns by the shorter way', () => {
  expect(turnedTo(350, 10)).toBe(370);
  expect(turnedTo(10, 350)).toBe(-10);
  const frames = framesOf({ places: [start, { ...start, heading: (7 * TURN) / 8 }], lasts: 100 });
  expect(frames.turned.map(({ transform }) => transform)).toEqual(['rotate(0deg)', 'rotate(135deg)']);
});
