import type { Point } from '@starboard/geometry';
import type { Seat } from '@starboard/kernel';
import type { Asteroid } from '../../../rules/01-asteroid/asteroid.ts';
import { asteroidIn } from '../../../rules/flight.ts';
import { type BoardView, isFlying, type PilotView } from '../../../rules/model.ts';
import { apart, away, bearing, spotOf } from '../plane.ts';

export interface PlacedMarker {
  readonly seat: Seat;
  readonly pilot: PilotView;
  readonly spot: Point;
  /** In degrees, clockwise from the right. */
  readonly heading: number;
  /** How many share its space. */
  readonly company: number;
}

/** The distance from the middle of a space to the markers that share it. */
const ASIDE = 9.5;

/** All pilots in the tunnels; several on one space stand round its middle. */
export function placePilots(board: BoardView): readonly PlacedMarker[] {
  const asteroid = asteroidIn(board);
  const flying = board.pilots.flatMap((pilot, seat) => (isFlying(pilot) && pilot.space >= 0 ? [{ pilot, seat }] : []));
  return flying.map(({ pilot, seat }) => {
    const company = flying.filter((other) => other.pilot.space === pilot.space);
    const place = company.findIndex((other) => other.seat === seat);
    const middle = spotOf(asteroid, pilot.space);
    const heading = headingOf(asteroid, pilot);
    const aside = Math.PI / 2 + (heading * Math.PI) / 180 + (2 * Math.PI * place) / company.length;
    const spot = company.length === 1 ? middle : away(middle, aside, ASIDE);
    return { seat, pilot, spot, heading, company: company.length };
  });
}

function headingOf(asteroid: Asteroid, { space, heading }: PilotView): number {
  if (heading < 0) return 0;
  return (bearing(spotOf(asteroid, space), spotOf(asteroid, heading)) * 180) / Math.PI;
}

/** The starfighter nearest to a point, within reach. */
export function pilotNear(placed: readonly PlacedMarker[], point: Point, reach: number): Seat | null {
  return nearest(placed, ({ spot }) => apart(spot, point), reach)?.seat ?? null;
}

/** The nearest of some spaces to a point, within reach. */
export function spaceNear(asteroid: Asteroid, spaces: readonly number[], point: Point, reach: number): number | null {
  return nearest(spaces, (space) => apart(spotOf(asteroid, space), point), reach) ?? null;
}

function nearest<T>(things: readonly T[], far: (thing: T) => number, reach: number): T | undefined {
  let [found, least]: [T | undefined, number] = [undefined, reach];
  for (const thing of things) if (far(thing) < least) [found, least] = [thing, far(thing)];
  return found;
}

/** The same direction, by the shorter turn from the one before. */
export function turnedTo(before: number, heading: number): number {
  const turn = ((((heading - before) % 360) + 540) % 360) - 180;
  return before + turn;
}
