import type { Asteroid } from '../rules/01-asteroid/asteroid.ts';
import { ratingOn, waysOn } from '../rules/flight.ts';
import type { Position } from '../rules/model.ts';

/** A space that is rolled for: on a curve, in The Squeeze, or both. */
export interface Passage {
  readonly space: number;
  /** The ratings added up. */
  readonly rating: number;
}

/** The flight before the next choice. */
export interface Ahead {
  readonly spaces: readonly number[];
  readonly passages: readonly Passage[];
  /** Whether it ends at a choice. */
  readonly branches: boolean;
}

/** How far a pilot flies without a choice: the given number of spaces, or up to the next branch. */
export function lookAhead(asteroid: Asteroid, { space, heading, rear }: Position, count: number): Ahead {
  const spaces: number[] = [];
  const passages: Passage[] = [];
  let at = { space, heading, rear };
  for (let left = count; left > 0; left--) {
    at = { space: at.heading, heading: at.heading, rear: at.space };
    spaces.push(at.space);
    const [on = at.heading, ...more] = waysOn(asteroid, at);
    if (more.length > 0) return { spaces, passages, branches: true };
    at.heading = on;
    const rating = ratingOn(asteroid, at.rear, at.space, on);
    if (rating > 0) passages.push({ space: at.space, rating });
  }
  return { spaces, passages, branches: false };
}
