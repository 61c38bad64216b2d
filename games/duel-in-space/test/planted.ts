import type { Planted } from '@starboard/testkit';
import { planted as board } from './planted/board.ts';
import { planted as combat } from './planted/combat.ts';
import { planted as designs } from './planted/designs.ts';
import { planted as ending } from './planted/ending.ts';
import { planted as flight } from './planted/flight.ts';
import { planted as secrecy } from './planted/secrecy.ts';
import { planted as solution } from './planted/solution.ts';
import { planted as tactics } from './planted/tactics.ts';

/** Mistakes that the tests of these rules have to catch: `npm run plant -- duel` tries them out. */
export const planted: Planted = {
  ...flight,
  ...combat,
  ...ending,
  ...designs,
  ...secrecy,
  ...board,
  ...solution,
  ...tactics,
};
