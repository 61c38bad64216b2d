import type { View } from '@starboard/kernel';
import { isLeavingMap, nextToOrder } from '../../rules/04-movement.ts';
import {
  type AskFor,
  type Board,
  type Order,
  type Ship,
  type ShipId,
  type Starfire,
  shipAt,
} from '../../rules/model.ts';
import { nextOrder, type PlottedCourse, restOf } from './courses.ts';

/** What one player means to fly this turn. */
export interface Plans {
  readonly turn: number;
  readonly courses: ReadonlyMap<ShipId, PlottedCourse>;
  /** The ships whose points of this turn are flown as soon as they are asked. */
  readonly flying: ReadonlySet<ShipId>;
}

export const NO_PLANS: Plans = { turn: 0, courses: new Map(), flying: new Set() };

/** Plans are made for one turn: with the next they are gone. A ship without a point left has flown. */
export function plansFor(plans: Plans, { turn, ships }: Board): Plans {
  if (plans.turn !== turn) return { ...NO_PLANS, turn };
  const flying = [...plans.flying].filter((id) => (ships[id]?.points ?? 0) > 0);
  return flying.length === plans.flying.size ? plans : { ...plans, flying: new Set(flying) };
}

export function plot(plans: Plans, ship: ShipId, course: PlottedCourse | null): Plans {
  const courses = new Map(plans.courses);
  if (course === null) courses.delete(ship);
  else courses.set(ship, course);
  return { ...plans, courses };
}

/** With these ships flown as planned, and no others. */
export function setFlying(plans: Plans, ships: Iterable<ShipId>): Plans {
  return { ...plans, flying: new Set(ships) };
}

/** Straight on, but never off the map. */
export function straightOn(board: Board, ship: Ship): Order {
  return isLeavingMap(board, ship) ? 'stay' : 'ahead';
}

/** The rest of a ship's course, as long as it is on it. */
export function courseOf({ courses }: Plans, board: Board, id: ShipId): PlottedCourse | null {
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

/** The orders that follow a ship's by themselves: those of the ships that are flown as planned, up to one that is not. */
export function followingOrders(plans: Plans, view: View<Starfire>, ask: AskFor<'move'>): readonly Order[] {
  const [, ...later] = shipsToOrder(view, ask);
  const stop = later.findIndex((id) => !plans.flying.has(id));
  return (stop < 0 ? later : later.slice(0, stop)).map((id) => plannedOrder(plans, view.board, id));
}
