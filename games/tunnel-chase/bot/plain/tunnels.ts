import { createCache } from '@starboard/kernel';
import { type Asteroid, asteroidOf } from '../../rules/01-asteroid/asteroid.ts';
import { MOST, TOP_SPEED } from '../../rules/data/designs.ts';
import { ratingOn, waysOn } from '../../rules/flight.ts';
import { chanceToScrape } from './odds.ts';

/** A course is a space and the neighbour that is entered next: all that matters of where a starfighter is. */
const MOST_WAYS = 4;
const NOT_REACHED = 255;

/** What a bot works out once for an asteroid, course by course as it needs it. */
export interface TunnelTables {
  readonly asteroid: Asteroid;
  /** By course: how far it is to every space for one who cannot turn round. */
  readonly reach: (Uint8Array | undefined)[];
  /** By handling and speed: the scrapes to be expected of the safest way on each course. */
  readonly scrapes: (Float64Array | undefined)[];
}

const tunnels = createCache(
  'tunnels',
  (number): TunnelTables => ({ asteroid: asteroidOf(Number(number)), reach: [], scrapes: [] }),
  bytesOf,
);

/** With all that may be worked out of it: a byte for each course and space, eight for each course at each speed and handling. */
function bytesOf({ asteroid: { at } }: TunnelTables): number {
  const courses = at.length * MOST_WAYS;
  return courses * (at.length + 8 * (TOP_SPEED + 1) * (MOST.handling + 1));
}

export function tunnelsOf({ number }: Asteroid): TunnelTables {
  return tunnels.of(`${number}`);
}

function courseOf({ neighbours }: Asteroid, space: number, heading: number): number {
  return space * MOST_WAYS + Math.max(0, neighbours[space]?.indexOf(heading) ?? 0);
}

/** How many spaces one flies from a course to a space. */
export function spacesTo(tunnels: TunnelTables, space: number, heading: number, to: number): number {
  const course = courseOf(tunnels.asteroid, space, heading);
  const reach = tunnels.reach[course] ?? reachFrom(tunnels.asteroid, space, heading);
  tunnels.reach[course] = reach;
  return reach[to] ?? NOT_REACHED;
}

function reachFrom(asteroid: Asteroid, space: number, heading: number): Uint8Array {
  const reach = new Uint8Array(asteroid.at.length).fill(NOT_REACHED);
  const flown = new Uint8Array(asteroid.at.length * MOST_WAYS);
  const queue: [space: number, heading: number, far: number][] = [[space, heading, 0]];
  for (const [from, to, far] of queue) {
    if ((reach[to] ?? 0) > far + 1) reach[to] = far + 1;
    for (const way of waysOn(asteroid, { space: to, rear: from })) {
      const course = courseOf(asteroid, to, way);
      if (flown[course] === 1) continue;
      flown[course] = 1;
      queue.push([to, way, far + 1]);
    }
  }
  return reach;
}

/** 5.2 How many scrapes the safest way of so many spaces is likely to cost, at the speed of as many. */
export function scrapesAhead(
  tunnels: TunnelTables,
  space: number,
  heading: number,
  speed: number,
  handling: number,
): number {
  const table = handling * (TOP_SPEED + 1) + speed;
  const scrapes = tunnels.scrapes[table] ?? scrapesAt(tunnels.asteroid, speed, handling);
  tunnels.scrapes[table] = scrapes;
  return scrapes[courseOf(tunnels.asteroid, space, heading)] ?? 0;
}

/** Space by space, from the last to the first. */
function scrapesAt(asteroid: Asteroid, speed: number, handling: number): Float64Array {
  let after = new Float64Array(asteroid.at.length * MOST_WAYS);
  for (let left = 1; left <= speed; left++) {
    const scrapes = new Float64Array(after.length);
    for (let space = 0; space < asteroid.at.length; space++) {
      for (const heading of asteroid.neighbours[space] ?? []) {
        let least = Number.POSITIVE_INFINITY;
        for (const way of waysOn(asteroid, { space: heading, rear: space })) {
          const rating = ratingOn(asteroid, space, heading, way);
          const expected = chanceToScrape(rating, speed, handling) + (after[courseOf(asteroid, heading, way)] ?? 0);
          if (expected < least) least = expected;
        }
        scrapes[courseOf(asteroid, space, heading)] = least;
      }
    }
    after = scrapes;
  }
  return after;
}
