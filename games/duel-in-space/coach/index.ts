import type { CoachHint } from '@starboard/kernel';
import type { Duel } from '../rules/model.ts';
import { fireAll } from './firing.ts';
import { breakOff, disengage } from './getting-out.ts';
import { air, itsGuns, noShot, smallTurns } from './headings.ts';
import { turret } from './turret.ts';

/** The most urgent first. */
export const hints: readonly CoachHint<Duel>[] = [
  disengage,
  breakOff,
  air,
  itsGuns,
  noShot,
  smallTurns,
  turret,
  fireAll,
];
