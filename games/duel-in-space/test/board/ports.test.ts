import { describe, expect, it } from 'vitest';
import { angleTo, at, attitudeOf, bearingOf, nearest } from '../../board/wheel/ports.ts';
import { sector, turned } from '../../rules/04-movement/wheel.ts';
import { SECTORS, type Sector } from '../../rules/model.ts';

const ALL = SECTORS.flatMap((port) => SECTORS.map((view) => [port, view] as const));

/** The port in which a ship at a point, with its nose at an angle, sees another point. */
function portSeen(from: { x: number; y: number }, nose: number, to: { x: number; y: number }): Sector {
  const bearing = angleTo({ x: to.x - from.x, y: to.y - from.y });
  return sector(1 + Math.round((bearing - nose + 720) / 45));
}

describe('the other in true attitude', () => {
  it.each(ALL)('1.1 in port %i it has its port %i towards me', (port, view) => {
    const me = { x: 0, y: 0 };
    const other = at(bearingOf(port), 100);
    expect(portSeen(me, 0, other)).toBe(port);
    expect(portSeen(other, attitudeOf(port, view), me)).toBe(view);
  });

  it.each([
    ['nose to nose', 1, 1, 180],
    ['chasing it', 1, 5, 0],
    ['chased by it', 5, 1, 0],
    ['tail to tail', 5, 5, 180],
    ['on my right, flying my way', 3, 7, 0],
    ['on my right, flying the other way', 3, 3, 180],
    ['on my left, nose towards me', 7, 1, 90],
  ] as const)('%s', (_, port, view, nose) => {
    expect(attitudeOf(port, view)).toBe(nose);
  });

  it.each(ALL)('4.3 turning on the spot at %i/%i turns the picture, not the other', (port, view) => {
    for (const clicks of [-6, -3, 1, 4]) {
      expect(attitudeOf(turned(port, clicks), view)).toBe((attitudeOf(port, view) - clicks * 45 + 720) % 360);
    }
  });
});

describe('angles', () => {
  it('run on by the nearer way', () => {
    expect(nearest(315, 0)).toBe(-45);
    expect(nearest(0, 700)).toBe(720);
    expect(nearest(90, 90)).toBe(90);
  });

  it('are read back from points', () => {
    for (const port of SECTORS) expect(angleTo(at(bearingOf(port), 50))).toBeCloseTo(bearingOf(port), 1);
  });
});
