import type { Event, ShipId } from '../../rules/model.ts';
import { asFire, isOffered, type Offer } from '../orders/offer.ts';
import type { Orders } from '../orders/use-orders.ts';
import type { Salvo } from '../playback/salvo.ts';
import type { Mark } from './token.tsx';

/** How a ship is marked on the map just now. */
export function marksFor({ offer, shooter, looked }: Orders, salvo: Salvo | null, now: Event | null, id: ShipId): Mark {
  const firing = offer?.ask.kind === 'fire' ? offer : null;
  const helm = offer?.ask.kind === 'move' && offer.ask.ship === id;
  return {
    asked: helm || salvo?.fires.ship.id === id || shooter === id,
    ready: firing?.options.flatMap(asFire).some(({ ship }) => ship === id) ?? false,
    target: isTarget(offer, shooter, id),
    struck: now !== null && (now.type === 'damage' || now.type === 'destroyed') && now.ship.id === id,
    looked: looked === id,
  };
}

function isTarget(offer: Offer | null, shooter: ShipId | null, id: ShipId): boolean {
  if (offer?.ask.kind === 'weapons') return offer.ask.at === id;
  return offer?.ask.kind === 'fire' && shooter !== null && isOffered(offer, { ship: shooter, at: id, all: true });
}

/** The places on a ship's strip that are being hit just now. */
export function struckPlaces(now: Event | null, id: ShipId): readonly number[] {
  return now?.type === 'damage' && now.ship.id === id ? now.lost.map(({ place }) => place) : [];
}
