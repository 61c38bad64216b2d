import { expect, test } from 'vitest';
import { SECTORS, type Sector } from '../rules/model.ts';
import { drift, flown, movingApart, sector, turned } from '../rules/wheel.ts';

const cells = SECTORS.flatMap((port) => SECTORS.map((view): [Sector, Sector] => [port, view]));
const mirror = (port: Sector): Sector => sector(2 - port);

/** Ports as whole degrees clockwise from the nose. */
const degrees = (port: Sector): number => (port - 1) * 45;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** The port for a bearing: the 45° sector round it. */
function portAt(bearing: number): Sector {
  return sector(Math.round((((bearing % 360) + 360) % 360) / 45) + 1);
}

/**
 * Two ships so many moves apart, each flying one move: I am at the origin with my nose to the north, you lie in my
 * port p, and your nose is turned so that I lie in your port v.
 */
function derived(port: Sector, view: Sector, separation: number): [Sector, Sector] {
  const bearing = degrees(port);
  const course = bearing + 180 - degrees(view);
  const you = { x: separation * Math.sin(radians(bearing)), y: separation * Math.cos(radians(bearing)) };
  const after = {
    x: you.x + Math.sin(radians(course)),
    y: you.y + Math.cos(radians(course)) - 1,
  };
  const seen = (Math.atan2(after.x, after.y) * 180) / Math.PI;
  return [portAt(round(seen)), portAt(round(seen + 180 - course))];
}

const round = (angle: number): number => Math.round(angle * 1e6) / 1e6;

test('4.4 all 64 cells of the formula come out of the geometry of ships three moves apart', () => {
  for (const [port, view] of cells) {
    expect([port, view, flown(port, view), flown(view, port)]).toEqual([port, view, ...derived(port, view, 3)]);
  }
});

test('4.4 the examples of the source', () => {
  expect([flown(7, 7), flown(7, 7)]).toEqual([6, 6]);
  expect([flown(8, 5), flown(5, 8)]).toEqual([8, 5]);
  expect([flown(1, 1), flown(1, 1)]).toEqual([1, 1]);
});

test('10.1 both cockpits agree: the wheel is the same with p and v exchanged', () => {
  for (const [port, view] of cells) expect(drift(port, view)).toBe(drift(view, port));
});

test('10.1 left and right are mirror images', () => {
  for (const [port, view] of cells) expect(drift(mirror(port), mirror(view)) + drift(port, view)).toBe(0);
});

test('10.1 the derivation gives the same wheel wherever between 2 and 3.4 moves the ships are', () => {
  for (const separation of [2.05, 2.5, 3, 3.35]) {
    for (const [port, view] of cells) {
      expect([port, view, ...derived(port, view, separation)]).toEqual([
        port,
        view,
        flown(port, view),
        flown(view, port),
      ]);
    }
  }
});

test('4.3 eight clicks either way come round to the same port', () => {
  for (const port of SECTORS) {
    expect(turned(port, 8)).toBe(port);
    expect(turned(turned(port, 3), -3)).toBe(port);
  }
});

test('7.3 nine positions lead apart: 4, 5 or 6 in both', () => {
  expect(cells.filter(([port, view]) => movingApart(port, view))).toEqual(
    [4, 5, 6].flatMap((port) => [4, 5, 6].map((view) => [port, view])),
  );
});
