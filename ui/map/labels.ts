import type { Point } from '@starboard/geometry';
import { type Box, boxAt, holds, overlap } from './box.ts';
import type { VisibleArea } from './viewport.ts';

/** Something on a map with a name; all lengths in pixels of the screen. */
export interface Labelled<Id> {
  readonly id: Id;
  readonly at: Point;
  /** The radius of its drawing, where no name may stand. */
  readonly radius: number;
  /** The width of its name. */
  readonly wide: number;
}

/** The place of a name relative to its owner; a name far off needs a line to it. */
export interface LabelPlace extends Point {
  readonly far: boolean;
}

/** At type of 16 pixels, like all lengths here. */
const LINE = 15;
/** Pixels from the baseline up to the middle of a line of text. */
const RISE = 4;
const GAP = 3;
const BELOW = 12;
/** Distances at which a name may stand, and the number of directions to try. */
const FAR = [26, 44, 64];
const DIRECTIONS = 16;

/** Below, above and beside it, then farther off. */
function candidates(wide: number, radius: number, type: number): readonly LabelPlace[] {
  const [gap, rise] = [GAP * type, RISE * type];
  const beside = radius + gap + wide / 2;
  const near = [
    { x: 0, y: radius + BELOW * type },
    { x: 0, y: -radius - gap },
    { x: -beside, y: rise },
    { x: beside, y: rise },
    { x: -beside, y: radius },
    { x: beside, y: radius },
    { x: -beside, y: -radius },
    { x: beside, y: -radius },
  ].map((place) => ({ ...place, far: false }));
  return [...near, ...FAR.flatMap((off) => around(off * type, wide, radius, rise))];
}

function around(off: number, wide: number, radius: number, rise: number): readonly LabelPlace[] {
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (2 * Math.PI * i) / DIRECTIONS;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return { x: x * (radius + off + wide / 2), y: y * (radius + off) + rise, far: true };
  });
}

/** The visible part of a map in pixels of the screen, where names may stand. */
export function onScreen({ box: { left, top, right, bottom }, scale }: VisibleArea): Box {
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
}

/**
 * Finds a place for each name within the frame, so that names cover neither things, obstacles nor each other. Earlier
 * names choose first. A name without a place is left out, as is the name of something out of sight.
 */
export function placeLabels<Id>(
  things: readonly Labelled<Id>[],
  frame: Box,
  obstacles: readonly Box[] = [],
  /** The ratio of this screen's type to the standard one. */
  type = 1,
): ReadonlyMap<Id, LabelPlace> {
  const found = new Map<Id, LabelPlace>();
  const drawn = things.map(({ id, at, radius }) => ({ id, box: boxAt(at, 2 * radius, 2 * radius) }));
  const taken: Box[] = [...obstacles];
  for (const { id, at, radius, wide } of things) {
    if (!holds(frame, at)) continue;
    const boxOf = (place: Point): Box =>
      boxAt({ x: at.x + place.x, y: at.y + place.y - RISE * type }, wide, LINE * type);
    const free = candidates(wide, radius, type).find((place) => {
      const box = boxOf(place);
      if (!isWithin(box, frame) || taken.some((other) => overlap(other, box))) return false;
      return !drawn.some((other) => other.id !== id && overlap(other.box, box));
    });
    if (free === undefined) continue;
    found.set(id, free);
    taken.push(boxOf(free));
  }
  return found;
}

function isWithin(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}
