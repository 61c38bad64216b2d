import type { Lesson } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';
import { actions } from './actions.ts';
import { arcsAndRange } from './arcs-and-range.ts';
import { bumping } from './bumping.ts';
import { comingBack } from './coming-back.ts';
import { firstRound } from './first-round.ts';
import { locks } from './locks.ts';
import { stress } from './stress.ts';

/** In the order in which newcomers take them. */
export const lessons: readonly Lesson<Furball>[] = [
  firstRound,
  stress,
  arcsAndRange,
  actions,
  locks,
  bumping,
  comingBack,
];
