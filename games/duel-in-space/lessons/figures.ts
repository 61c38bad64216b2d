import { oneDecimal, percent, plural, type View } from '@starboard/kernel';
import { chanceToHit, salvoOdds } from '../board/combat/odds.ts';
import { type Forecast, forecast } from '../board/orders/forecast.ts';
import { known } from '../board/sheets/known.ts';
import { protectionLeft } from '../rules/01-starfighters.ts';
import { bearing, toHit } from '../rules/05-firing.ts';
import { LASERS } from '../rules/data/ships.ts';
import type { Duel, Event, Sector, Ship } from '../rules/model.ts';

/** The figures in the sentences of lessons, from the rules and from the forecasts on the board. */

type Seen = Pick<View<Duel>, 'board' | 'memory'>;

/** The learner flies the first ship. */
export const ME = 0;
export const KES = 1;

export const myPort = ({ board }: Seen): Sector => board.ports[ME];
export const itsPort = ({ board }: Seen): Sector => board.ports[KES];

function shipIn({ board }: Seen, seat: 0 | 1): Ship {
  const ship = known(board.ships[seat]);
  if (ship === null) throw new Error('no lesson has secret designs');
  return ship;
}

export const protectionOfMine = (view: Seen): number => protectionLeft(shipIn(view, ME));
export const protectionOfKes = (view: Seen): number => protectionLeft(shipIn(view, KES));

/** 5.3 What each of my lasers needs after turning by some clicks. */
export const needs = (view: Seen, clicks: number): number => toHit({ ...shipIn(view, ME), heading: clicks });
export const kesNeeds = (view: Seen): number => toHit({ ...shipIn(view, KES), heading: 0 });

/** 5.1 How many of my lasers point at Kes. */
export const lasersOnKes = (view: Seen): number =>
  LASERS.filter((_, i) => (bearing(shipIn(view, ME), myPort(view)) >> i) & 1).length;

/** "83%" */
export const chance = (needed: number): string => percent(chanceToHit(needed));

/** "2 lasers that need 8 or more (42%) hit 0.8 times on average" */
export function average(view: Seen, clicks: number, lasers: number): string {
  const needed = needs(view, clicks);
  const { hits } = salvoOdds(needed, lasers);
  const one = lasers === 1;
  return `${plural(lasers, 'laser')} that ${one ? 'needs' : 'need'} ${needed} or more (${chance(needed)}) ${one ? 'hits' : 'hit'} ${oneDecimal(hits)} times on average`;
}

/** What flying straight on would mean with the turret at a port. */
export function withTurretAt(view: Seen, turret: Sector): Forecast {
  const { board } = view;
  const [mine, its] = board.ships;
  return forecast({ ...view, board: { ...board, ships: [{ ...mine, turret }, its] } }, ME, 0);
}

export const shotsOf = (events: readonly Event[], by: number) =>
  events.flatMap((event) => (event.type === 'shot' && event.by === by ? [event] : []));

export const hitsOf = (events: readonly Event[], by: number): number =>
  shotsOf(events, by).filter(({ hit }) => hit).length;

/** The protection that a ship lost. */
export function pointsLost(events: readonly Event[], seat: number): number {
  return events.reduce((sum, event) => (event.type === 'damage' && event.seat === seat ? sum + event.points : sum), 0);
}

/** 7.1 What a lesson says first if its last step has also decided the duel. */
export const victory = ({ result }: Pick<View<Duel>, 'result'>): string =>
  result?.places[ME] === 1 && result.places[KES] === 2 ? 'Kes’s ship is destroyed: you have won this duel. ' : '';
