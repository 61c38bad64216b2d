import type { Planted } from '@starboard/testkit';
import { planted as asteroid } from './planted/asteroid.ts';
import { planted as collisions } from './planted/collisions.ts';
import { planted as ending } from './planted/ending.ts';
import { planted as flight } from './planted/flight.ts';
import { planted as order } from './planted/order.ts';
import { planted as secrecy } from './planted/secrecy.ts';
import { planted as shooting } from './planted/shooting.ts';
import { planted as start } from './planted/start.ts';
import { planted as tactics } from './planted/tactics.ts';

/** Mistakes that the tests of these rules have to catch: `npm run plant -- tunnel-chase` tries them out. */
export const planted: Planted = {
  ...asteroid,
  ...start,
  ...flight,
  ...order,
  ...collisions,
  ...shooting,
  ...ending,
  ...secrecy,
  ...tactics,
};
