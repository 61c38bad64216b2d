import type { View } from '@starboard/kernel';
import { isLeavingMap, nextToOrder } from '../../rules/03-movement.ts';
import {
  type AskFor,
  type Board,
  type Order,
  type Ship,
  type ShipId,
  type Starfire,
  shipAt,
} from '../../rules/model.ts';
import { type Course, nextOrder, restOf } from './courses.ts';

/** What one player means to fly this turn. */
export interface Plans {
  readonly turn: number;
  readonly courses: ReadonlyMap<ShipId, Course>;
  /** Whether every point of this turn is flown as soon as it is asked. */
  readonly flying: boolean;
}

export const NO_PLANS: Plans = { turn: 0, courses: new Map(), flying: false };

/** Plans are made for one turn: with the next they are gone. When nobody has a point left, flying is over. */
export function plansFor(plans: Plans, { turn, ships }: Board): Plans {
  if (plans.turn !== turn) return { ...NO_PLANS, turn };
  return plans.flying && !ships.some(({ points }) => points > 0) ? { ...plans, flying: false } : plans;
}

export function plot(plans: Plans, ship: ShipId, course: Course | null): Plans {
  const courses = new Map(plans.courses);
  if (course === null) courses.delete(ship);
  else courses.set(ship, course);
  return { ...plans, courses };
}

/** Straight on, but never off the map. */
export function straightOn(board: Board, ship: Ship): Order {
  return isLeavingMap(board, ship) ? 'stay' : 'ahead';
}

/** The rest of a ship's course, as long as it is on it. */
export function courseOf({ courses }: Plans, board: Board, id: ShipId): Course | null {
  const course = courses.get(id);
  return course === undefined ? null : restOf(course, shipAt(board, id));
}

/** As plotted, else straight on. */
export function plannedOrder({ courses }: Plans, board: Board, id: ShipId): Order {
  const ship = shipAt(board, id);
  const course = courses.get(id);
  return (course === undefined ? null : nextOrder(course, ship)) ?? straightOn(board, ship);
}

/** The ships that a seat still orders with this movement point, in the order of the rules. */
export function shipsToOrder({ board }: View<Starfire>, ask: AskFor<'move'>): readonly ShipId[] {
  const ids: ShipId[] = [];
  for (let next: AskFor<'move'> | undefined = ask; next !== undefined; ) {
    ids.push(next.ship);
    next = nextToOrder(board, next);
  }
  return ids;
}
