import { createCache } from '@starboard/kernel';
import { type Asteroid, asteroidOf } from '../../rules/01-asteroid/asteroid.ts';
import { speedsAfter } from '../../rules/04-movement/movement.ts';
import { MOST, TOP_SPEED } from '../../rules/data/designs.ts';
import { ratingOn, waysOn } from '../../rules/flight.ts';
import { chanceToScrape } from '../plain/odds.ts';
import { courseOf, courses } from './chart.ts';

/** The chances of no scrape, one, two and so on; the last entry holds all that are more. */
export type Scrapes = readonly number[];

export const CLEAN: Scrapes = [1];
const MOST_SCRAPES = 4;

/** Where a flight ends, and what its curves may cost. */
export interface Flight {
  readonly space: number;
  readonly heading: number;
  readonly rear: number;
  readonly course: number;
  readonly scrapes: Scrapes;
}

export interface FlightTables {
  readonly asteroid: Asteroid;
  readonly handling: number;
  /** By course, count of spaces and pace. */
  readonly flights: (readonly Flight[] | undefined)[];
  /** By course and last speed: the scrapes that the next turns cost a pilot who flies for safety. */
  readonly ahead: Float64Array;
}

const PACES = TOP_SPEED + 1;
/** How much the scrapes of each later turn count. */
const LATER = 0.6;
const TURNS_AHEAD = 4;

const tables = createCache('flights', make, ({ flights }) => flights.length * 100);

function make(key: string): FlightTables {
  const [number, handling] = key.split('/').map(Number);
  const asteroid = asteroidOf(number ?? 1);
  const flights: (readonly Flight[] | undefined)[] = new Array(courses(asteroid) * PACES * PACES);
  const made = { asteroid, handling: handling ?? MOST.handling, flights };
  return { ...made, ahead: scrapesAhead(made) };
}

type Plain = Omit<FlightTables, 'ahead'>;

export function flightTables({ number }: Asteroid, handling: number): FlightTables {
  return tables.of(`${number}/${handling}`);
}

/** Every way to fly a number of spaces on from a course, at a pace that may be higher (6.5). */
export function flightsFrom(of: Plain, space: number, heading: number, count: number, pace: number): readonly Flight[] {
  const at = (courseOf(of.asteroid, space, heading) * PACES + count) * PACES + pace;
  const known = of.flights[at] ?? flown(of, space, heading, count, pace);
  of.flights[at] = known;
  return known;
}

function flown({ asteroid, handling }: Plain, space: number, heading: number, count: number, pace: number) {
  const found: Flight[] = [];
  const fly = (from: number, to: number, rear: number, left: number, scrapes: Scrapes): void => {
    if (left === 0) {
      found.push({ space: from, heading: to, rear, course: courseOf(asteroid, from, to), scrapes });
      return;
    }
    for (const way of waysOn(asteroid, { space: to, rear: from })) {
      const chance = chanceToScrape(ratingOn(asteroid, from, to, way), pace, handling);
      fly(to, way, from, left - 1, withScrape(scrapes, chance));
    }
  };
  fly(space, heading, -1, count, CLEAN);
  return found;
}

/** One more curve. */
export function withScrape(scrapes: Scrapes, chance: number): Scrapes {
  if (chance === 0) return scrapes;
  return both(scrapes, [1 - chance, chance]);
}

export function both(some: Scrapes, more: Scrapes): Scrapes {
  if (more.length === 1) return some;
  const sum = new Array<number>(Math.min(some.length + more.length - 1, MOST_SCRAPES + 1)).fill(0);
  for (const [i, a] of some.entries()) {
    for (const [j, b] of more.entries()) {
      const at = Math.min(i + j, MOST_SCRAPES);
      sum[at] = (sum[at] ?? 0) + a * b;
    }
  }
  return sum;
}

const meanOf = (scrapes: Scrapes): number => scrapes.reduce((sum, chance, i) => sum + i * chance, 0);

/** The scrapes to expect in the next turns, if the pilot takes the safest speeds and ways. */
export function scrapesLater({ asteroid, ahead }: FlightTables, space: number, heading: number, speed: number): number {
  return ahead[courseOf(asteroid, space, heading) * PACES + Math.max(0, speed)] ?? 0;
}

function scrapesAhead(of: Plain): Float64Array {
  let after = new Float64Array(courses(of.asteroid) * PACES);
  for (let turn = 0; turn < TURNS_AHEAD; turn++) {
    const now = new Float64Array(after.length);
    for (const [space, ways] of of.asteroid.neighbours.entries()) {
      for (const heading of ways) {
        const least = leastBySpeed(of, space, heading, after);
        const course = courseOf(of.asteroid, space, heading);
        for (let speed = 0; speed < PACES; speed++) {
          now[course * PACES + speed] = Math.min(...speedsAfter(speed).map((next) => least[next] ?? 0));
        }
      }
    }
    after = now;
  }
  return after;
}

function leastBySpeed(of: Plain, space: number, heading: number, after: Float64Array): readonly number[] {
  const least = [0];
  for (let speed = 1; speed < PACES; speed++) {
    let fewest = Number.POSITIVE_INFINITY;
    for (const { course, scrapes } of flightsFrom(of, space, heading, speed, speed)) {
      fewest = Math.min(fewest, meanOf(scrapes) + LATER * (after[course * PACES + speed] ?? 0));
    }
    least.push(fewest);
  }
  return least;
}
