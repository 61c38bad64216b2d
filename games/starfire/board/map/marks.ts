import { asking } from '@starboard/ui';
import type { Event, ShipId } from '../../rules/model.ts';
import type { Orders } from '../orders/use-orders.ts';
import type { ShownSalvo } from '../playback/salvo.ts';
import type { Mark } from './token.tsx';

/** How to mark a ship on the map now. */
export function marksFor(orders: Orders, salvo: ShownSalvo | null, together: readonly Event[], id: ShipId): Mark {
  const { asked, shooter, ready, looked } = orders;
  const helm = asking(asked, 'move')?.ask.ship === id;
  return {
    asked: helm || salvo?.fires.ship.id === id || shooter === id,
    ready: ready.includes(id),
    target: isTarget(orders, id),
    struck: together.some((event) => (event.type === 'damage' || event.type === 'destroyed') && event.ship.id === id),
    moves: together.some((event) => event.type === 'moved' && event.ship.id === id && !event.order.startsWith('stay')),
    looked: looked === id,
  };
}

function isTarget({ asked, shooter }: Orders, id: ShipId): boolean {
  const [firing, counting] = [asking(asked, 'fire'), asking(asked, 'weapons')];
  if (counting !== null) return counting.ask.at === id;
  return firing !== null && shooter !== null && firing.isOption({ ship: shooter, at: id, all: true });
}

export function struckPlaces(together: readonly Event[], id: ShipId): readonly number[] {
  return together.flatMap((event) =>
    event.type === 'damage' && event.ship.id === id ? event.lost.map(({ place }) => place) : [],
  );
}
