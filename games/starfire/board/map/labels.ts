import type { Point } from '@starboard/geometry';
import type { ShipId } from '../../rules/model.ts';
import type { Placed } from './fleet-places.ts';
import type { Box } from './plane.ts';

/** Where names stand, in pixels from their ship, so that they hide neither ships nor each other. */

const LINE = 15;
const LETTER = 7.2;
const SHIP = 13;

/** Below, above, and to either side; the first that is free is taken. */
function candidates(wide: number, ship: number): readonly Point[] {
  const beside = ship + 3 + wide / 2;
  return [
    { x: 0, y: ship + 12 },
    { x: 0, y: -ship - 3 },
    { x: -beside, y: 4 },
    { x: beside, y: 4 },
    { x: -beside, y: ship },
    { x: beside, y: ship },
    { x: -beside, y: -ship },
    { x: beside, y: -ship },
  ];
}

/** A place for each name at a scale, within the frame; those that find none are left out. The first ships choose first. */
export function labelPlaces(placed: readonly Placed[], scale: number, frame: Box): ReadonlyMap<ShipId, Point> {
  const found = new Map<ShipId, Point>();
  const radius = Math.max(SHIP, 19 * scale);
  const at = ({ spot }: Placed): Point => ({ x: spot.x * scale, y: spot.y * scale });
  const taken: { readonly of: ShipId; readonly box: Box }[] = placed.map((each) => ({
    of: each.id,
    box: boxAt(at(each), 2 * SHIP, 2 * SHIP),
  }));
  for (const each of placed) {
    const { x, y } = at(each);
    const wide = LETTER * (each.ship.name.length + 2);
    const free = candidates(wide, radius).find((by) => {
      const box = boxAt({ x: x + by.x, y: y + by.y - 4 }, wide, LINE);
      if (isInside(box, frame, scale) !== isInside(boxAt({ x, y }, 0, 0), frame, scale)) return false;
      return !taken.some((other) => other.of !== each.id && overlap(other.box, box));
    });
    if (free === undefined) continue;
    found.set(each.id, free);
    taken.push({ of: -1, box: boxAt({ x: x + free.x, y: y + free.y - 4 }, wide, LINE) });
  }
  return found;
}

function boxAt({ x, y }: Point, wide: number, high: number): Box {
  return { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
}

/** Whether a box in pixels is in a frame of the map, from west to east. */
function isInside({ left, right }: Box, frame: Box, scale: number): boolean {
  return left >= frame.left * scale && right <= frame.right * scale;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
