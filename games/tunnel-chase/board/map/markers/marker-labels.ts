import { type Names, nameOf, type Seat } from '@starboard/kernel';
import { type LabelPlace, placeLabels, type VisibleArea } from '@starboard/ui';
import { mapMargins } from '../map-margins.ts';
import type { PlacedMarker } from './marker-places.ts';

/** How wide a letter of a name is where type is 16 pixels high; how far a marker reaches, at the least and by scale. */
const LETTER = 7.2;
const LEAST = 12;
/** From this scale on there is room for the names of all; below it letters have to do for most. */
const ROOM_FOR_ALL = 0.5;
const MARKER = 13;

/** Where names stand, in pixels from their marker; those that matter now choose first. */
export function markerLabels(
  placed: readonly PlacedMarker[],
  names: Names,
  first: readonly Seat[],
  { box, scale }: VisibleArea,
  type: number,
): ReadonlyMap<Seat, LabelPlace> {
  const rank = ({ seat }: PlacedMarker): number => (first.includes(seat) ? first.indexOf(seat) : first.length);
  const things = placed
    .filter(({ seat }) => scale >= ROOM_FOR_ALL || first.includes(seat))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ seat, spot }) => ({
      id: seat,
      at: { x: spot.x * scale, y: spot.y * scale },
      radius: Math.max(LEAST, MARKER * scale),
      wide: (LETTER * type * nameOf(names, seat).length) / 16,
    }));
  const { left, top, right, bottom } = mapMargins((box.right - box.left) * scale);
  return placeLabels(things, {
    left: box.left * scale + left,
    top: box.top * scale + top,
    right: box.right * scale - right,
    bottom: box.bottom * scale - bottom,
  });
}
