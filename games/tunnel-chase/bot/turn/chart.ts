import { createCache } from '@starboard/kernel';
import { type Asteroid, asteroidOf } from '../../rules/01-asteroid/asteroid.ts';
import { distanceBetween, isAhead, waysOn } from '../../rules/flight.ts';

/** A course is a space and the neighbour to enter next: all that matters of where a starfighter is. */
const MOST_WAYS = 4;
const NOT_REACHED = 255;

/** What follows from an asteroid about any two courses. */
export interface Chart {
  readonly asteroid: Asteroid;
  readonly spaces: number;
  /** By course and space: how many spaces to fly; nobody can turn round. */
  readonly reach: Uint8Array;
  /** By course and space: 4.3 the range to a starfighter there if it is ahead, or 0. */
  readonly ahead: Uint8Array;
}

const charts = createCache('chart', (number) => draw(asteroidOf(Number(number))), bytesOf);

function bytesOf({ reach, ahead }: Chart): number {
  return reach.length + ahead.length;
}

export const chartOf = ({ number }: Asteroid): Chart => charts.of(`${number}`);

export function courseOf({ neighbours }: Asteroid, space: number, heading: number): number {
  return space * MOST_WAYS + Math.max(0, neighbours[space]?.indexOf(heading) ?? 0);
}

export const courses = ({ at }: Asteroid): number => at.length * MOST_WAYS;

function draw(asteroid: Asteroid): Chart {
  const spaces = asteroid.at.length;
  const reach = new Uint8Array(courses(asteroid) * spaces).fill(NOT_REACHED);
  const ahead = new Uint8Array(reach.length);
  for (const [space, ways] of asteroid.neighbours.entries()) {
    for (const heading of ways) {
      const row = courseOf(asteroid, space, heading) * spaces;
      fillReach(asteroid, space, heading, reach.subarray(row, row + spaces));
      for (let other = 0; other < spaces; other++) {
        const seen = isAhead(asteroid, { space, heading }, { space: other, heading: 0 });
        if (seen) ahead[row + other] = distanceBetween(asteroid, space, other);
      }
    }
  }
  return { asteroid, spaces, reach, ahead };
}

function fillReach(asteroid: Asteroid, space: number, heading: number, reach: Uint8Array): void {
  const flown = new Uint8Array(courses(asteroid));
  const queue: [space: number, heading: number, far: number][] = [[space, heading, 1]];
  for (const [from, to, far] of queue) {
    if ((reach[to] ?? 0) > far) reach[to] = far;
    for (const way of waysOn(asteroid, { space: to, rear: from })) {
      const course = courseOf(asteroid, to, way);
      if (flown[course] === 1) continue;
      flown[course] = 1;
      queue.push([to, way, far + 1]);
    }
  }
}
