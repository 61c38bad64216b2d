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

/** A player's plans for this turn. */
export interface Plans {
  readonly turn: number;
  readonly courses: ReadonlyMap<ShipId, PlottedCourse>;
  /** The ships that fly their points of this turn without asking. */
  readonly flying: ReadonlySet<ShipId>;
}

export const NO_PLANS: Plans = { turn: 0, courses: new Map(), flying: new Set() };

/** Plans last for one turn. A ship without points has finished flying. */
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

/** Makes these ships, and no others, fly as planned. */
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

/** The plotted order, else straight on. */
export function plannedOrder({ courses }: Plans, board: Board, id: ShipId): Order {
  const ship = shipAt(board, id);
  const course = courses.get(id);
  return (course === undefined ? null : nextOrder(course, ship)) ?? straightOn(board, ship);
}

/** The ships that a seat has yet to order at this movement point, in the order of the rules. */
export function shipsToOrder({ board }: View<Starfire>, ask: AskFor<'move'>): readonly ShipId[] {
  const ids: ShipId[] = [];
  for (let next: AskFor<'move'> | undefined = ask; next !== undefined; ) {
    ids.push(next.ship);
    next = nextToOrder(board, next);
  }
  return ids;
}

/** The orders that follow automatically: those of ships that fly as planned, up to the first that doesn't. */
export function followingOrders(plans: Plans, view: View<Starfire>, ask: AskFor<'move'>): readonly Order[] {
  const [, ...later] = shipsToOrder(view, ask);
  const stop = later.findIndex((id) => !plans.flying.has(id));
  return (stop < 0 ? later : later.slice(0, stop)).map((id) => plannedOrder(plans, view.board, id));
}
