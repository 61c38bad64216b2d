import type { Seat } from '@starboard/kernel';
import { speedsAfter } from '../../rules/04-movement/movement.ts';
import { asteroidIn, distanceBetween, isAhead } from '../../rules/flight.ts';
import { type Board, isFlying, NOWHERE, type Pilot, pilotOf } from '../../rules/model.ts';
import { type Landing, landings } from './flights.ts';

/** Another pilot, and where it may be when all have moved. */
export interface Rival {
  readonly pilot: Pilot;
  readonly ends: readonly Landing[];
}

/** Farther than this nobody matters this turn, and of those nearer only the nearest few. */
const NEAR = 16;
const MOST_RIVALS = 4;

/** Those who are near, with their speeds still secret. */
export function rivalsBefore(board: Board, seat: Seat): readonly Rival[] {
  return nearest(board, seat).map((pilot) => ({ pilot, ends: anySpeed(board, pilot) }));
}

/** The same when speeds are known: the faster have moved, and whoever is tailed. */
export function rivalsDuring(board: Board, seat: Seat): readonly Rival[] {
  const own = pilotOf(board, seat);
  const asteroid = asteroidIn(board);
  return nearest(board, seat).map((pilot) => {
    const moved = pilot.speed > own.speed || isAhead(asteroid, own, pilot);
    return { pilot, ends: atSpeed(board, pilot, moved ? 0 : Math.max(0, pilot.speed), 1) };
  });
}

function nearest(board: Board, seat: Seat): readonly Pilot[] {
  const asteroid = asteroidIn(board);
  const { space } = pilotOf(board, seat);
  const far = (pilot: Pilot): number => distanceBetween(asteroid, space, pilot.space);
  return board.pilots
    .filter((pilot, other) => other !== seat && isFlying(pilot) && pilot.space !== NOWHERE && pilot.heading !== NOWHERE)
    .filter((pilot) => far(pilot) <= NEAR || board.pilots.length === 2)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, MOST_RIVALS);
}

function anySpeed(board: Board, pilot: Pilot): readonly Landing[] {
  const speeds = speedsAfter(pilot.speed);
  return speeds.flatMap((speed) => atSpeed(board, pilot, speed, 1 / speeds.length));
}

function atSpeed(board: Board, pilot: Pilot, speed: number, chance: number): readonly Landing[] {
  const { space, heading, design } = pilot;
  return landings(asteroidIn(board), { space, heading, scrapes: 0, chance }, speed, speed, design.handling);
}
