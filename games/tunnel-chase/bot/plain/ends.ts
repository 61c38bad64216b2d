import type { Seat } from '@starboard/kernel';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { asteroidIn, ratingOn } from '../../rules/flight.ts';
import { type Board, type Frame, NOWHERE, type Pilot, pilotOf } from '../../rules/model.ts';
import { type Landing, landings } from './flights.ts';
import { type Rival, rivalsBefore, rivalsDuring } from './forecast.ts';
import { chanceToScrape } from './odds.ts';
import { type TunnelTables, tunnelsOf } from './tunnels.ts';
import { worthOf } from './worth.ts';

/** A pace at which most curves can be taken. */
export const EASY = 3;

/** A flight that a pilot is about to choose, and those it may meet at its end. */
export interface FlightAhead {
  readonly asteroid: Asteroid;
  readonly tunnels: TunnelTables;
  readonly own: Pilot;
  readonly rivals: readonly Rival[];
  readonly many: boolean;
}

/** Before speeds are shown. */
export function flightBefore(board: Board, seat: Seat): FlightAhead {
  return flightAmong(board, seat, rivalsBefore(board, seat));
}

/** When speeds are known. */
export function flightDuring(board: Board, seat: Seat): FlightAhead {
  return flightAmong(board, seat, rivalsDuring(board, seat));
}

function flightAmong(board: Board, seat: Seat, rivals: readonly Rival[]): FlightAhead {
  const asteroid = asteroidIn(board);
  const own = pilotOf(board, seat);
  return { asteroid, tunnels: tunnelsOf(asteroid), own, rivals, many: board.pilots.length > 2 };
}

/** The best end of a turn, and its worth. */
interface BestEnd {
  readonly end: Landing | null;
  readonly worth: number;
}

function bestOf(ahead: FlightAhead, course: Landing, count: number, pace: number): BestEnd {
  const { asteroid, tunnels, own, rivals, many } = ahead;
  let [best, most]: [Landing | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const end of landings(asteroid, course, count, pace, own.design.handling)) {
    const worth = worthOf(tunnels, own, pace, end, rivals, many);
    if (worth > most) [best, most] = [end, worth];
  }
  return { end: best, worth: most };
}

/** Where a pilot can best end its turn at a speed, after what the curves on the way are likely to cost. */
export function bestEndAt(ahead: FlightAhead, speed: number): BestEnd {
  const { space, heading } = ahead.own;
  return bestOf(ahead, { space, heading, scrapes: 0, chance: 1 }, speed, speed);
}

/** The same where ways part. */
export function bestEndBy(ahead: FlightAhead, heading: number, frame: Frame): BestEnd {
  const { asteroid, own } = ahead;
  const left = 'left' in frame ? frame.left : 0;
  const pace = own.speed === NOWHERE ? EASY : own.speed;
  const scrapes = chanceToScrape(ratingOn(asteroid, own.rear, own.space, heading), pace, own.design.handling);
  return bestOf(ahead, { space: own.space, heading, scrapes, chance: 1 }, left, pace);
}
