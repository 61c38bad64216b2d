import { describe, expect, it } from 'vitest';
import { boxAround } from '../map/box.ts';
import { edgeTowards } from '../map/edge.ts';
import { boxToShow, shiftInto } from '../map/fitting.ts';

const FRAME = { left: 0, top: 0, right: 400, bottom: 300 };
const SCALES = { largest: 4, largestFit: 2, legible: 0.8 };

describe('what is followed', () => {
  it.each([-5000, -60, 0, 39, 200, 361, 400, 5000])('is well in sight from %i on', (at) => {
    const after = at + shiftInto(at, 0, 400);
    expect(after).toBeGreaterThanOrEqual(40);
    expect(after).toBeLessThanOrEqual(360);
  });

  it('stays where it is if it is in sight, and goes no farther than the middle', () => {
    expect(shiftInto(100, 0, 400)).toBe(0);
    expect(shiftInto(390, 0, 400)).toBe(-60);
    expect(5000 + shiftInto(5000, 0, 400)).toBe(200);
  });
});

describe('what is brought into sight', () => {
  const frame = { width: 400, height: 300 };
  const wide = { left: 0, top: 0, right: 2000, bottom: 100 };
  const near = { left: 0, top: 0, right: 200, bottom: 100 };

  it('is the first box that is legible as a whole', () => {
    expect(boxToShow([near, wide], frame, SCALES).box).toBe(near);
    expect(boxToShow([wide, near], frame, SCALES).box).toBe(near);
  });

  it('is the last where none is', () => {
    expect(boxToShow([wide, { ...wide, right: 3000 }], frame, SCALES).box.right).toBe(3000);
  });

  it('fills most of the frame, but is not blown up', () => {
    expect(boxToShow([near], frame, SCALES).scale).toBeCloseTo(0.86 * 2);
    expect(boxToShow([{ ...near, right: 10, bottom: 10 }], frame, SCALES).scale).toBe(2);
  });
});

describe('an arrow at the rim', () => {
  const inset = { x: 20, y: 20 };

  it('is not there while its target is in sight', () => {
    expect(edgeTowards(FRAME, { x: 10, y: 10 }, inset)).toBeNull();
  });

  it('stands on the way there and points at it', () => {
    expect(edgeTowards(FRAME, { x: 1200, y: 150 }, inset)).toEqual({ x: 380, y: 150, angle: 0 });
    expect(edgeTowards(FRAME, { x: 200, y: -900 }, inset)).toEqual({ x: 200, y: 20, angle: -90 });
  });

  it('never leaves the frame, wherever the target is', () => {
    for (let angle = 0; angle < 360; angle += 7) {
      const radians = (angle * Math.PI) / 180;
      const edge = edgeTowards(FRAME, { x: 200 + 2000 * Math.cos(radians), y: 150 + 2000 * Math.sin(radians) }, inset);
      expect(edge !== null && edge.x >= 19.9 && edge.x <= 380.1 && edge.y >= 19.9 && edge.y <= 280.1).toBe(true);
    }
  });
});

it('a box goes round points with a margin', () => {
  const points = [
    { x: 1, y: 5 },
    { x: -3, y: 2 },
  ];
  expect(boxAround(points, 2)).toEqual({ left: -5, top: 0, right: 3, bottom: 7 });
});
