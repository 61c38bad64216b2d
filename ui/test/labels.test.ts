import { describe, expect, it } from 'vitest';
import { boxAt, overlap } from '../map/box.ts';
import { type Labelled, placeLabels } from '../map/labels.ts';

const FRAME = { left: 0, top: 0, right: 400, bottom: 300 };
const thing = (id: number, x: number, y: number): Labelled<number> => ({ id, at: { x, y }, radius: 10, wide: 60 });
const boxOf = ({ at, wide }: Labelled<number>, place: { readonly x: number; readonly y: number }) =>
  boxAt({ x: at.x + place.x, y: at.y + place.y - 4 }, wide, 15);

describe('labels', () => {
  it('stand below where there is room', () => {
    expect(placeLabels([thing(1, 200, 100)], FRAME).get(1)).toEqual({ x: 0, y: 22, far: false });
  });

  it('keep clear of each other, of things and of obstacles, in a crowd as well', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => thing(i, 160 + (i % 3) * 34, 110 + Math.floor(i / 3) * 30));
    const obstacle = boxAt({ x: 90, y: 140 }, 80, 60);
    const places = placeLabels(crowd, FRAME, [obstacle]);
    const boxes = crowd.flatMap((each) => {
      const place = places.get(each.id);
      return place === undefined ? [] : [{ id: each.id, box: boxOf(each, place) }];
    });
    expect(boxes.length).toBe(9);
    for (const { id, box } of boxes) {
      expect(overlap(box, obstacle)).toBe(false);
      for (const other of boxes) if (other.id !== id) expect(overlap(box, other.box)).toBe(false);
      for (const other of crowd) if (other.id !== id) expect(overlap(box, boxAt(other.at, 20, 20))).toBe(false);
    }
    expect([...places.values()].some(({ far }) => far)).toBe(true);
  });

  it('stay in the frame, and there are none for what is out of it', () => {
    const corner = thing(1, 12, 290);
    const places = placeLabels([corner, thing(2, 900, 100)], FRAME);
    expect(places.has(2)).toBe(false);
    const found = places.get(1);
    if (found === undefined) throw new Error('there is room for a label in the corner');
    const { left, right, top, bottom } = boxOf(corner, found);
    expect(left >= 0 && right <= 400 && top >= 0 && bottom <= 300).toBe(true);
  });

  it('let the first choose first', () => {
    const [a, b] = [thing(1, 200, 100), thing(2, 290, 100)];
    const wide = (each: Labelled<number>): Labelled<number> => ({ ...each, wide: 120 });
    expect(placeLabels([wide(a), wide(b)], FRAME).get(1)).toMatchObject({ x: 0, y: 22 });
    expect(placeLabels([wide(b), wide(a)], FRAME).get(1)).not.toMatchObject({ x: 0, y: 22 });
  });
});
