import { isOnMap } from '../../rules/02-setup/map.ts';
import { ordersFor, type Position, positionAfter, turnModeDone } from '../../rules/04-movement.ts';
import { type Design, ORDERS, type Order, type Setup } from '../../rules/model.ts';

type MapSize = Pick<Setup, 'width' | 'height'>;

/** A place on a ship's way, and where it can be a point later. */
export interface CourseStop {
  readonly position: Readonly<Position>;
  /** The stops of the next layer that `orders` lead to, by their places there. */
  readonly next: readonly number[];
  readonly orders: readonly Order[];
  /** The orders with which a ship may begin to get here: a bit for each of ORDERS. */
  readonly firstOrders: number;
}

/** Where a ship can be after 0, 1, 2 … points. */
export type Layers = readonly (readonly CourseStop[])[];

/** 1.9 Own designs may have many more points than that; a bot plans no further. */
const HORIZON = 7;

/** All courses of a ship that stay on the map, for its next few points. Positions that are alike are one stop. */
export function layersOf(map: MapSize, design: Design, start: Readonly<Position>, points: number): Layers {
  const layers: CourseStop[][] = [[{ position: start, next: [], orders: [], firstOrders: 0 }]];
  for (let spent = 0; spent < Math.min(points, HORIZON); spent++)
    layers.push(layerAfter(map, design, layers[spent] ?? []));
  return layers;
}

/** Fills in where the stops of a layer lead. */
function layerAfter(map: MapSize, design: Design, stops: CourseStop[]): CourseStop[] {
  const found: { position: Position; next: number[]; orders: Order[]; firstOrders: number }[] = [];
  const known = new Map<number, number>();
  for (const [i, { position, firstOrders }] of stops.entries()) {
    const next: number[] = [];
    const orders: Order[] = [];
    for (const order of ordersFor(position.straight, design)) {
      const after = positionAfter(position, order);
      if (!isOnMap(map, after)) continue;
      const key = keyOf(after, design);
      const first = firstOrders === 0 ? 1 << ORDERS.indexOf(order) : firstOrders;
      const place = known.get(key) ?? found.length;
      const same = found[place];
      if (same === undefined) {
        known.set(key, place);
        found.push({ position: after, next: [], orders: [], firstOrders: first });
      } else same.firstOrders |= first;
      next.push(place);
      orders.push(order);
    }
    stops[i] = { position, firstOrders, next, orders };
  }
  return found;
}

const keyOf = ({ q, r, facing, straight }: Position, design: Design): number =>
  (((q + 500) * 1000 + (r + 500)) * 6 + facing) * 16 + turnModeDone(straight, design);
