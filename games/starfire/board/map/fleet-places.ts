import { type Direction, type Point, sameHex } from '@starboard/geometry';
import { capital } from '@starboard/kernel';
import { isFighting } from '../../rules/01-ships/ships.ts';
import { hexName } from '../../rules/02-setup/map.ts';
import type { Board, Ship, ShipId } from '../../rules/model.ts';
import { FACING_NAMES, SIDE_NAMES } from '../../words/phrases.ts';
import { spotOf, WIDTH } from './plane.ts';

/** A ship on the map, and its place in the drawing. */
export interface PlacedShip {
  readonly id: ShipId;
  readonly ship: Ship;
  readonly spot: Point;
  /** How many ships share its hex. */
  readonly company: number;
}

/** Ships that share a hex stand around its middle. */
export function placeFleets({ ships }: Board): readonly PlacedShip[] {
  const fighting = ships.flatMap((ship, id) => (isFighting(ship) ? [{ id, ship }] : []));
  return fighting.map(({ id, ship }) => {
    const together = fighting.filter((other) => sameHex(other.ship, ship));
    const place = together.findIndex((other) => other.id === id);
    return { id, ship, spot: fanned(spotOf(ship), place, together.length), company: together.length };
  });
}

export function wrecksOf({ ships }: Board): readonly PlacedShip[] {
  return ships.flatMap((ship, id) => (ship.fate === 'destroyed' ? [{ id, ship, spot: spotOf(ship), company: 1 }] : []));
}

function fanned({ x, y }: Point, place: number, of: number): Point {
  if (of === 1) return { x, y };
  const angle = (2 * Math.PI * place) / of - Math.PI / 2;
  return { x: x + Math.cos(angle) * WIDTH * 0.3, y: y + Math.sin(angle) * WIDTH * 0.3 };
}

/** The ship nearest to a point, within reach of a finger. */
export function shipNear(placed: readonly PlacedShip[], { x, y }: Point, reach: number): ShipId | null {
  let [found, least]: [ShipId | null, number] = [null, reach];
  for (const { id, spot } of placed) {
    const far = Math.hypot(spot.x - x, spot.y - y);
    if (far < least) [found, least] = [id, far];
  }
  return found;
}

/** A ship in one line, for screen readers. */
export function shipInWords({ name, side, design, facing, ...hex }: Ship): string {
  const hull = design.hull === 'CT' ? 'corvette' : 'heavy cruiser';
  return `${name}, ${SIDE_NAMES[side]}, ${hull}, hex ${hexName(hex)}, facing ${FACING_NAMES[facing]}`;
}

export const facingInWords = (facing: Direction): string => capital(FACING_NAMES[facing]);

/** Degrees clockwise from east, with the number of full turns nearest to the heading before. */
export function headingFrom(before: number, facing: Direction): number {
  const turn = (((facing * 60 - before) % 360) + 540) % 360;
  return before + turn - 180;
}
