import type { Lesson } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { behind } from './behind.ts';
import { braking } from './braking.ts';
import { firstTurn } from './first-turn.ts';
import { firstWin } from './first-win.ts';
import { heights } from './heights.ts';
import { theSqueeze } from './the-squeeze.ts';

/** In the order in which newcomers take them. */
export const lessons: readonly Lesson<Chase>[] = [firstTurn, behind, braking, heights, theSqueeze, firstWin];
