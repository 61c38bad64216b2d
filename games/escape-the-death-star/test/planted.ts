import type { Planted } from '@starboard/testkit';
import { planted as battle } from './planted/battle.ts';
import { planted as capture } from './planted/capture.ts';
import { planted as combat } from './planted/combat.ts';
import { planted as knowledge } from './planted/knowledge.ts';
import { planted as lessons } from './planted/lessons.ts';
import { planted as moves } from './planted/moves.ts';
import { planted as station } from './planted/station.ts';
import { planted as tactics } from './planted/tactics.ts';
import { planted as winning } from './planted/winning.ts';

const all: readonly Planted[] = [station, battle, capture, lessons, moves, knowledge, combat, tactics, winning];

/** Mistakes that the tests of these rules have to catch: `npm run plant -- escape-the-death-star` tries them out. */
export const planted: Planted = Object.fromEntries(
  [...new Set(all.flatMap((some) => Object.keys(some)))].map((file) => [file, all.flatMap((some) => some[file] ?? [])]),
);
