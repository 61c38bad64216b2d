import { type Names, nameOf, type Seat } from '@starboard/kernel';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import type { Event } from '../../rules/model.ts';
import type { PilotRelation } from '../ahead/pilot-relations.ts';
import { type Orders, standsFor } from '../orders/use-orders.ts';
import { lookOf } from '../pilots.ts';
import type { ChaseProps } from '../props.ts';
import { protectionText } from '../sheets/protection.tsx';
import { relationOf } from '../sheets/relations.ts';
import type { Mark } from './markers/marker.tsx';
import type { PlacedMarker } from './markers/marker-places.ts';
import { smoothPath, spotOf } from './plane.ts';

/** How to mark a starfighter on the map now. */
export function marksFor({ view, together }: ChaseProps, orders: Orders, asteroid: Asteroid, seat: Seat): Mark {
  const target = standsFor(orders.asked, seat);
  return {
    mine: seat === view.seat,
    target,
    picked: target && orders.asked?.isPicked(seat) === true,
    looked: orders.looked === seat,
    struck: together.some((event) => isStruck(event, seat)),
    flight: flightIn(asteroid, together, seat),
  };
}

/** The flight of a pilot in the events being shown; null if there is none. */
export function flightIn(asteroid: Asteroid, together: readonly Event[], seat: Seat): Mark['flight'] {
  const flew = together.find((event) => event.type === 'flew' && event.seat === seat);
  if (flew?.type !== 'flew') return null;
  return { path: smoothPath(flew.path.map((space) => spotOf(asteroid, space))), spaces: flew.path.length - 1 };
}

function isStruck(now: Event, seat: Seat): boolean {
  switch (now.type) {
    case 'shot':
      return now.hit && now.target === seat;
    case 'collided':
      return now.pair.includes(seat);
    case 'navigated':
      return now.scraped && now.seat === seat;
    case 'scraped-past':
      return now.seat === seat;
    default:
      return false;
  }
}

/** A starfighter in words: name, speed, protection, and its relation to the viewer. */
export function wordsFor({ seat, pilot }: PlacedMarker, names: Names, standings: readonly PilotRelation[]): string {
  const { letter } = lookOf(seat);
  const standing = standings.find((each) => each.seat === seat);
  const speed = pilot.speed < 0 ? [] : [`speed ${pilot.speed}`];
  const relation = standing === undefined ? [] : [relationOf(standing).text];
  return [`${letter}, ${nameOf(names, seat)}`, ...speed, `protection ${protectionText(pilot)}`, ...relation].join(', ');
}
