import { type Hex, sameHex } from '@starboard/geometry';
import type { View } from '@starboard/kernel';
import { asking, SILENT } from '@starboard/ui';
import { hexName, hexNamed, isOnMap } from '../../rules/02-setup/map.ts';
import { positionAfter } from '../../rules/04-movement.ts';
import { ORDERS, type Order, type Ship, type Starfire, shipAt } from '../../rules/model.ts';
import { spotOf } from '../map/plane.ts';
import { courseTo } from './courses.ts';
import { courseOf } from './plans.ts';
import { CourseLine, Facings, Ghost, ReachShade } from './reach.tsx';
import type { Orders } from './use-orders.ts';

interface Props {
  readonly view: View<Starfire>;
  readonly orders: Orders;
  readonly over: Hex | null;
}

/** A player's plans on the map: reachable hexes, plotted courses, and orders not yet carried out. */
export function Plotting({ view, orders, over }: Props) {
  const { board, seat, sealed } = view;
  const { asked, plans, reach } = orders;
  const moving = asking(asked, 'move');
  const facing = asking(asked, 'face');
  const own = board.ships.flatMap((ship, id) => (ship.seat === seat && ship.fate === 'fighting' ? [{ id, ship }] : []));
  const helm = moving === null ? null : shipAt(board, moving.ask.ship);
  const order = moving?.picked ?? null;
  const course = moving === null ? null : courseOf(plans, board, moving.ask.ship);
  const end = course?.stops.at(-1);
  const preview =
    over === null || (end !== undefined && sameHex(end, over)) ? undefined : reach.get(hexName(over))?.[0];
  return (
    <g>
      {moving !== null && <ReachShade reach={reach} />}
      {own.map(({ id, ship }) => {
        const line = courseOf(plans, board, id);
        return line === null ? null : <CourseLine key={id} course={line} ship={ship} />;
      })}
      {helm !== null && preview !== undefined && <CourseLine course={courseTo(preview, helm)} ship={helm} faint />}
      {helm !== null && order !== null && course === null && <OrderMark view={view} ship={helm} order={order} />}
      {end !== undefined && <Facings ends={reach.get(hexName(end)) ?? []} facing={end.facing} />}
      {sealed.map(({ ask, choice }) => {
        const given = ORDERS.find((each) => each === choice);
        if (ask.kind !== 'move' || given === undefined) return null;
        return <OrderMark key={ask.ship} view={view} ship={shipAt(board, ask.ship)} order={given} />;
      })}
      {facing !== null && (
        <Ghost ship={shipAt(board, facing.ask.ship)} hex={hexNamed(facing.ask.hex)} facing={facing.picked ?? 0} />
      )}
    </g>
  );
}

interface OrderMarkProps {
  readonly view: View<Starfire>;
  readonly ship: Ship;
  readonly order: Order;
}

/** Where an order takes a ship; an order off the map shows a warning. */
function OrderMark({ view: { board }, ship, order }: OrderMarkProps) {
  const to = positionAfter(ship, order);
  const [a, b] = [spotOf(ship), spotOf(to)];
  const leaves = !isOnMap(board.setup, to);
  return (
    <g class={leaves ? 'starfire-order starfire-danger' : 'starfire-order'} {...SILENT}>
      <path class="starfire-path" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <Ghost ship={ship} hex={to} facing={to.facing} />
      {leaves && (
        <g style={{ transform: `translate(${b.x}px, ${b.y}px)` }}>
          <g class="starfire-above">
            <text>Off the map</text>
          </g>
        </g>
      )}
    </g>
  );
}
