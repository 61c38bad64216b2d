import { type Names, nameOf, type Seat } from '@starboard/kernel';
import { type LabelPlace, onScreen, placeLabels, type VisibleArea } from '@starboard/ui';
import type { PlacedMarker } from './marker-places.ts';

/** The width of a letter at type of 16 pixels, and the reach of a marker: the least, and by scale. */
const STANDARD = 16;
const LETTER = 7.2;
const LEAST = 12;
/** From this scale on there is room for all names; below it most markers show only a letter. */
const ROOM_FOR_ALL = 0.5;
const MARKER = 16;

/** Positions of names, in pixels from their marker; the markers that matter now choose first. */
export function markerLabels(
  placed: readonly PlacedMarker[],
  names: Names,
  first: readonly Seat[],
  sight: VisibleArea,
  type: number,
): ReadonlyMap<Seat, LabelPlace> {
  const { scale } = sight;
  const rank = ({ seat }: PlacedMarker): number => (first.includes(seat) ? first.indexOf(seat) : first.length);
  const things = placed
    .filter(({ seat }) => scale >= ROOM_FOR_ALL || first.includes(seat))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ seat, spot }) => ({
      id: seat,
      at: { x: spot.x * scale, y: spot.y * scale },
      radius: Math.max(LEAST, MARKER * scale),
      wide: (LETTER * type * nameOf(names, seat).length) / STANDARD,
    }));
  return placeLabels(things, onScreen(sight), [], type / STANDARD);
}
