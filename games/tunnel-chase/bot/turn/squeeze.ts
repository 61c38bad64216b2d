import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { distanceBetween } from '../../rules/flight.ts';

/** From this distance on, The Squeeze is out of mind. */
const FAR = 12;

/** 5.5 1 in The Squeeze, less the farther away it is. */
export function nearSqueeze(asteroid: Asteroid, space: number): number {
  let near = FAR;
  for (let other = 0; other < asteroid.squeeze.length && near > 0; other++)
    if ((asteroid.squeeze[other] ?? 0) > 0) near = Math.min(near, distanceBetween(asteroid, space, other));
  return 1 - near / FAR;
}
