import { type Direction, stepQ, stepR, turned } from '@starboard/geometry';
import { isOnMap } from '../rules/02-map.ts';
import { goesAhead, turnOf } from '../rules/04-movement.ts';
import { type Board, ORDERS, type Order, type Ship } from '../rules/model.ts';
import { type Outlook, outlook, standing } from './standing.ts';

/** Where a ship could be after some points, and by which first orders: a bit for each. */
interface Course {
  readonly q: number;
  readonly r: number;
  readonly facing: Direction;
  readonly straight: number;
  firstOrders: number;
}

/** The first order on the way to the best place that a ship can reach this turn; straight on where all is alike. */
export function steer(board: Board, ship: Ship): Order {
  let courses: readonly Course[] = [
    { q: ship.q, r: ship.r, facing: ship.facing, straight: ship.straight, firstOrders: 0 },
  ];
  for (let points = ship.points; points > 0; points--) {
    const further = furtherCourses(board, ship, courses);
    if (further.length === 0) return 'stay';
    courses = further;
  }
  return bestFirstOrder(outlook(board, ship), courses);
}

function furtherCourses(board: Board, { design }: Ship, courses: readonly Course[]): readonly Course[] {
  const found = new Map<number, Course>();
  for (const course of courses) {
    const mayTurn = course.straight + 1 >= design.turnMode;
    for (const [i, order] of ORDERS.entries()) {
      const turn = turnOf(order);
      if (turn !== 0 && !mayTurn) continue;
      const next = after(course, order, turn, design.turnMode);
      if (!isOnMap(board.setup, next)) continue;
      const firstOrders = course.firstOrders === 0 ? 1 << i : course.firstOrders;
      const same = found.get(keyOf(next));
      if (same === undefined) found.set(keyOf(next), { ...next, firstOrders });
      else same.firstOrders |= firstOrders;
    }
  }
  return [...found.values()];
}

/** Beyond the turn mode it no longer matters how far a ship has gone straight on. */
function after(
  { q, r, facing, straight }: Course,
  order: Order,
  turn: number,
  turnMode: number,
): Omit<Course, 'firstOrders'> {
  const steps = goesAhead(order) ? 1 : 0;
  return {
    q: q + steps * stepQ(facing),
    r: r + steps * stepR(facing),
    facing: turn === 0 ? facing : turned(facing, turn),
    straight: turn === 0 ? Math.min(straight + 1, turnMode) : 0,
  };
}

const keyOf = ({ q, r, facing, straight }: Omit<Course, 'firstOrders'>): number =>
  (((q + 200) * 400 + (r + 200)) * 6 + facing) * 16 + straight;

function bestFirstOrder(view: Outlook, courses: readonly Course[]): Order {
  let best = Number.NEGATIVE_INFINITY;
  let firstOrders = 1;
  for (const course of courses) {
    const value = standing(view, course, course.facing);
    if (value < best) continue;
    firstOrders = value === best ? firstOrders | course.firstOrders : course.firstOrders;
    best = value;
  }
  return ORDERS.find((_, i) => (firstOrders >> i) & 1) ?? 'ahead';
}
