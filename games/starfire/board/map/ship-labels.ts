import { step } from '@starboard/geometry';
import { boxAt, type LabelPlace, nameWidth, onScreen, placeLabels, type VisibleArea } from '@starboard/ui';
import type { ShipId } from '../../rules/model.ts';
import type { PlacedShip } from './fleet-places.ts';
import { spotOf } from './plane.ts';

/** The letter of the side and the space after it, at type of 16 pixels, and the part of a hex that a ship takes up, in pixels. */
const STANDARD = 16;
const SIDE = 14;
const SHIP = 13;
const HULL = 19;
/** A ship that is marked has brackets or a crosshair round it. */
const MARKED = 23;

/** Positions of names, in pixels from their ship; the ships that matter now choose first. */
export function shipLabels(
  placed: readonly PlacedShip[],
  first: readonly ShipId[],
  sight: VisibleArea,
  type: number,
): ReadonlyMap<ShipId, LabelPlace> {
  const { scale } = sight;
  const matters = ({ id }: PlacedShip): number => (first.includes(id) ? 0 : 1);
  const things = placed
    .toSorted((a, b) => matters(a) - matters(b))
    .map(({ id, ship, spot }) => ({
      id,
      at: { x: spot.x * scale, y: spot.y * scale },
      radius: Math.max(SHIP, (first.includes(id) ? MARKED : HULL) * scale),
      wide: ((SIDE + nameWidth(ship.name)) * type) / STANDARD,
    }));
  const ahead = placed
    .filter(({ id }) => first.includes(id))
    .map(({ ship }) => spotOf(step(ship, ship.facing)))
    .map(({ x, y }) => boxAt({ x: x * scale, y: y * scale }, HULL * scale, HULL * scale));
  return placeLabels(things, onScreen(sight), ahead, type / STANDARD);
}
