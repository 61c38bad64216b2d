import type { Lesson } from '@starboard/kernel';
import type { Duel } from '../rules/model.ts';
import { damage } from './damage.ts';
import { disengaging } from './disengaging.ts';
import { firstTurn } from './first-turn.ts';
import { firstWin } from './first-win.ts';
import { readingPorts } from './reading-ports.ts';
import { smallTurns } from './small-turns.ts';
import { turret } from './turret.ts';

/** In the order in which newcomers take them. */
export const lessons: readonly Lesson<Duel>[] = [
  firstTurn,
  smallTurns,
  readingPorts,
  turret,
  damage,
  disengaging,
  firstWin,
];
