import { isOnMap } from '../../rules/02-setup/map.ts';
import { ordersFor, type Position, positionAfter, turnModeDone } from '../../rules/04-movement.ts';
import { type Board, type Design, ORDERS, type Order, type Ship } from '../../rules/model.ts';
import { type BattleOutlook, outlook, worthOfEnding } from './battle-outlook.ts';

/** Where a ship could be after some points, and by which first orders: a bit for each. */
interface Course {
  readonly position: Position;
  firstOrders: number;
}

/** The first order on the way to the best place that a ship can reach this turn; straight on where all is alike. */
export function steer(board: Board, ship: Ship): Order {
  const courses = coursesOf(board, ship);
  return courses.length === 0 ? 'stay' : bestFirstOrder(outlook(board, ship), courses);
}

/** Where a ship can end its turn; nowhere if all ways lead off the map. */
function coursesOf(board: Board, ship: Ship): readonly Course[] {
  let courses: readonly Course[] = [{ position: ship, firstOrders: 0 }];
  for (let points = ship.points; points > 0 && courses.length > 0; points--) {
    courses = furtherCourses(board, ship, courses);
  }
  return courses;
}

/** The best place that a ship can reach this turn if it begins with an order; null if there is none. */
export function bestEndAfter(board: Board, ship: Ship, order: Order): Position | null {
  const view = outlook(board, ship);
  let [found, best]: [Position | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const { position, firstOrders } of coursesOf(board, ship)) {
    if (firstOrders !== 0 && ((firstOrders >> ORDERS.indexOf(order)) & 1) === 0) continue;
    const worth = worthOfEnding(view, position, position.facing);
    if (worth > best) [found, best] = [position, worth];
  }
  return found;
}

function furtherCourses({ setup }: Board, { design }: Ship, courses: readonly Course[]): readonly Course[] {
  const found = new Map<number, Course>();
  for (const course of courses) {
    for (const order of ordersFor(course.position.straight, design)) {
      const position = positionAfter(course.position, order);
      if (!isOnMap(setup, position)) continue;
      const firstOrders = course.firstOrders === 0 ? 1 << ORDERS.indexOf(order) : course.firstOrders;
      const key = keyOf(position, design);
      const same = found.get(key);
      if (same === undefined) found.set(key, { position, firstOrders });
      else same.firstOrders |= firstOrders;
    }
  }
  return [...found.values()];
}

const keyOf = ({ q, r, facing, straight }: Position, design: Design): number =>
  (((q + 200) * 400 + (r + 200)) * 6 + facing) * 16 + turnModeDone(straight, design);

function bestFirstOrder(view: BattleOutlook, courses: readonly Course[]): Order {
  let best = Number.NEGATIVE_INFINITY;
  let firstOrders = 1;
  for (const course of courses) {
    const value = worthOfEnding(view, course.position, course.position.facing);
    if (value < best) continue;
    firstOrders = value === best ? firstOrders | course.firstOrders : course.firstOrders;
    best = value;
  }
  return ORDERS.find((_, i) => (firstOrders >> i) & 1) ?? 'ahead';
}
