import { ALL_DIRECTIONS, type Direction, distance, type Hex, hexAt, step } from '@starboard/geometry';
import { hexNamed } from '../../rules/02-setup/map.ts';
import type { RosterName } from '../../rules/data/roster.ts';
import { type Board, type Ship, type ShipId, shipAt } from '../../rules/model.ts';

/** What a bot flies where it may choose: the designs that win most of their battles with a bot at both helms. */
export const FAVOURITES: readonly RosterName[] = ['CT-1', 'CA(Pt)'];

export function middleOf({ setup }: Board): Hex {
  return hexAt({ column: setup.width >> 1, row: setup.height >> 1 });
}

/** The place nearest the middle of the map: room to turn on every side. */
export function midmost(board: Board, places: readonly string[]): string {
  const middle = middleOf(board);
  const far = (name: string): number => distance(hexNamed(name), middle);
  return places.reduce((best, name) => (far(name) < far(best) ? name : best));
}

/** The first enemy on the map. */
export function enemyOf(board: Board, id: ShipId): Ship | undefined {
  const { side } = shipAt(board, id);
  return board.ships.find((ship) => ship.side !== side && ship.fate === 'fighting');
}

/** Towards the enemy, or the middle of the map while there is none. */
export function facingForward(board: Board, id: ShipId, place: string): Direction {
  const there = enemyOf(board, id) ?? middleOf(board);
  const here = hexNamed(place);
  const left = (facing: Direction): number => distance(step(here, facing, 4), there);
  return ALL_DIRECTIONS.reduce((best, facing) => (left(facing) < left(best) ? facing : best));
}
