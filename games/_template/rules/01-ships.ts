import type { Seating } from '@starboard/kernel';
import { type Board, type Frame, type Match, type Setup, type Ship, shipOf, type Tell } from './model.ts';

export const FULL_HULL = 3;
export const FULL_BATTERY = 3;

/** 1.1 Both ships start whole, with empty batteries. */
export function start(setup: Setup, _seating: Seating): { board: Board; first: Frame } {
  return { board: { setup, turn: 0, ships: [freshShip(), freshShip()] }, first: { at: 'standoff', step: 0 } };
}

function freshShip(): Ship {
  return { hull: FULL_HULL, charges: 0, order: null };
}

/** 1.2 A ship without hull points is destroyed. */
export function isDestroyed({ hull }: Ship): boolean {
  return hull === 0;
}

/** 1.2 Each hit costs a hull point. */
export function takeHits({ board }: Match, seat: number, hits: number, tell: Tell): void {
  const ship = shipOf(board, seat);
  ship.hull = Math.max(0, ship.hull - hits);
  if (isDestroyed(ship)) tell?.({ type: 'destroyed', rule: '1.2', seat });
}
