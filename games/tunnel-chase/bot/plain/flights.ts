import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { ratingOn, waysOn } from '../../rules/flight.ts';
import { chanceToScrape } from './odds.ts';

/** Where a flight can end. */
export interface Landing {
  readonly space: number;
  readonly heading: number;
  /** Scrapes to be expected on the way. */
  readonly scrapes: number;
  /** How likely it is for one who turns at random where ways part. */
  readonly chance: number;
}

/** Every way of flying so many spaces on from a course. */
export function landings(
  asteroid: Asteroid,
  { space, heading, scrapes, chance }: Landing,
  count: number,
  speed: number,
  handling: number,
): readonly Landing[] {
  const found: Landing[] = [];
  const fly = (from: number, to: number, left: number, sum: number, share: number): void => {
    if (left === 0) {
      found.push({ space: from, heading: to, scrapes: sum, chance: share });
      return;
    }
    const ways = waysOn(asteroid, { space: to, rear: from });
    for (const way of ways) {
      const scrape = chanceToScrape(ratingOn(asteroid, from, to, way), speed, handling);
      fly(to, way, left - 1, sum + scrape, share / ways.length);
    }
  };
  fly(space, heading, count, scrapes, chance);
  return found;
}
