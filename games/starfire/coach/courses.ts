import { distance } from '@starboard/geometry';
import type { MomentOf } from '@starboard/kernel';
import { isFighting } from '../rules/01-ships/ships.ts';
import { positionAfter } from '../rules/04-movement.ts';
import { type Order, type Ship, type Starfire, shipAt } from '../rules/model.ts';

/** Where a ship will be if it flies as planned and nobody else moves. */

export type MoveMoment = MomentOf<Starfire, 'move'>;

export const shipIn = ({ view, ask }: MoveMoment): Ship => shipAt(view.board, ask.ship);

export function shipAfter(moment: MoveMoment, orders: readonly Order[]): Ship {
  const ship = shipIn(moment);
  return { ...ship, ...orders.reduce(positionAfter, ship) };
}

/** The enemy that is nearest to the ship; undefined if none fights. */
export function nearestEnemy(moment: MoveMoment): Ship | undefined {
  const ship = shipIn(moment);
  const enemies = moment.view.board.ships.filter((other) => other.side !== ship.side && isFighting(other));
  return enemies.toSorted((a, b) => distance(a, ship) - distance(b, ship))[0];
}
