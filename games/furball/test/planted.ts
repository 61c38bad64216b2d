import type { Planted } from '@starboard/testkit';
import { planted as abilities } from './planted/abilities.ts';
import { planted as audited } from './planted/audited.ts';
import { planted as bots } from './planted/bots.ts';
import { planted as combat } from './planted/combat.ts';
import { planted as crew } from './planted/crew.ts';
import { planted as flight } from './planted/flight.ts';
import { planted as foresight } from './planted/foresight.ts';
import { planted as lessons } from './planted/lessons.ts';
import { planted as printed } from './planted/printed.ts';
import { planted as round } from './planted/round.ts';
import { planted as table } from './planted/table.ts';
import { planted as talentsAndArms } from './planted/talents-and-arms.ts';
import { planted as usual } from './planted/usual.ts';

/** Mistakes that the tests of these rules have to catch: `npm run plant -- furball` tries them out. */
export const planted: Planted = together([
  table,
  flight,
  round,
  combat,
  lessons,
  printed,
  audited,
  abilities,
  crew,
  talentsAndArms,
  foresight,
  bots,
  usual,
]);

/** Several lists may plant mistakes in the same file. */
function together(lists: readonly Planted[]): Planted {
  const all: { [file: string]: Planted[string] } = {};
  for (const list of lists) {
    for (const [file, mistakes] of Object.entries(list)) all[file] = [...(all[file] ?? []), ...mistakes];
  }
  return all;
}
