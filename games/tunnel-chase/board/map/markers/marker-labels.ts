import { type Names, nameOf, type Seat } from '@starboard/kernel';
import { type LabelPlace, nameWidth, onScreen, placeLabels, type VisibleArea } from '@starboard/ui';
import type { PlacedMarker } from './marker-places.ts';

/** The type of the standard screen in pixels, and the reach of a marker: the least, and by scale. */
const STANDARD = 16;
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
      wide: (nameWidth(nameOf(names, seat)) * type) / STANDARD,
    }));
  return placeLabels(things, onScreen(sight), [], type / STANDARD);
}
