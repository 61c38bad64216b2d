import { sameHex } from '@starboard/geometry';
import { plural } from '@starboard/kernel';
import { asking, oneDecimal, percent, tipClass, type VisibleArea } from '@starboard/ui';
import { hexName } from '../../rules/02-setup/map.ts';
import { misplaced } from '../../rules/02-setup/setup.ts';
import { rangeBetween, whyHarmless } from '../../rules/05-combat/gunnery.ts';
import { type Board, shipAt } from '../../rules/model.ts';
import { FACING_NAMES } from '../../words/phrases.ts';
import { salvoOdds } from '../combat/odds.ts';
import { sideClass } from '../hulls.ts';
import { pointsTo } from '../orders/courses.ts';
import { courseOf } from '../orders/plans.ts';
import type { Orders } from '../orders/use-orders.ts';
import { conditionsOf } from '../sheets/conditions.ts';
import { Strip } from '../sheets/strip.tsx';
import { spotOf } from './plane.ts';
import { type Over, TIP } from './pointing.ts';

interface Props {
  readonly board: Board;
  readonly orders: Orders;
  readonly over: Over;
  readonly sight: VisibleArea | null;
}

/** Describes what the pointer is on: a ship, a hex, or why a click did nothing. */
export function Tip({ board, orders, over, sight }: Props) {
  const id = over.ship ?? orders.looked;
  if (orders.notice !== null) {
    return (
      <p class={`${tipClass(sight, over.hex && spotOf(over.hex))} starfire-tip starfire-notice`} role="alert">
        {orders.notice}
      </p>
    );
  }
  if (id !== null) return <ShipTip board={board} orders={orders} sight={sight} id={id} />;
  const words = hexWords(board, orders, over);
  return words === null ? null : <p class={`${tipClass(sight, over.hex && spotOf(over.hex))} starfire-tip`}>{words}</p>;
}

function ShipTip({ board, orders, sight, id }: Omit<Props, 'over'> & { readonly id: number }) {
  const ship = shipAt(board, id);
  if (ship.fate !== 'fighting') return null;
  const conditions = conditionsOf(ship).map(({ name }) => name);
  return (
    <div id={TIP} class={`${tipClass(sight, spotOf(ship))} starfire-tip ${sideClass(ship.side)}`} role="tooltip">
      <strong>{ship.name}</strong>
      <Strip design={ship.design} working={ship.working} label={ship.name} picture />
      <span>{[`Hex ${hexName(ship)}, facing ${FACING_NAMES[ship.facing]}`, ...conditions].join('. ')}.</span>
      <AimWords board={board} orders={orders} id={id} />
    </div>
  );
}

function AimWords({ board, orders: { shooter, asked }, id }: Omit<Props, 'over' | 'sight'> & { readonly id: number }) {
  const target = shipAt(board, id);
  if (shooter === null || asked?.ask.kind !== 'fire' || shipAt(board, shooter).side === target.side) return null;
  const ship = shipAt(board, shooter);
  const harmless = whyHarmless(board, ship, target);
  if (harmless !== undefined) return <span class="starfire-warn">{harmless.fact}</span>;
  const { any, hits, damage } = salvoOdds(board, ship, target);
  return (
    <span class="starfire-good">
      {`${ship.name} at range ${rangeBetween(ship, target)}: ${percent(any)} chance of at least one hit. On average, ${oneDecimal(hits)} hits and ${oneDecimal(damage)} damage.`}
    </span>
  );
}

function hexWords(board: Board, { asked, plans, reach }: Orders, { hex }: Over): string | null {
  if (hex === null) return null;
  const name = hexName(hex);
  const [placing, moving] = [asking(asked, 'place'), asking(asked, 'move')];
  if (placing !== null) return `${name}. ${misplaced(board, placing.ask.ship, hex)?.fact ?? 'Click to place.'}`;
  if (moving === null) return `Hex ${name} of the map.`;
  const end = courseOf(plans, board, moving.ask.ship)?.stops.at(-1);
  if (end !== undefined && sameHex(end, hex))
    return `${name} is the end of the course. Click again for another facing.`;
  const ends = reach.get(name);
  if (ends === undefined) return `${name} is out of reach this turn.`;
  const facings = ends.length > 1 ? `, ${ends.length} ways to face` : '';
  return `${name}: ${plural(pointsTo(ends), 'point')}${facings}. Click to plot a course.`;
}
