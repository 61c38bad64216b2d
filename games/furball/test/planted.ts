import type { Planted } from '@starboard/testkit';
import { planted as combat } from './planted/combat.ts';
import { planted as flight } from './planted/flight.ts';
import { planted as printed } from './planted/printed.ts';
import { planted as round } from './planted/round.ts';
import { planted as table } from './planted/table.ts';

/** Mistakes that the tests of these rules have to catch: `npm run plant -- furball` tries them out. */
export const planted: Planted = { ...table, ...flight, ...round, ...combat, ...printed };
