import type { CoachHint } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';
import { arcs, bumping, offTheMat, redUnderStress, relax, theAsteroid, thePriceOfRed } from './dials.ts';
import { aiming, attackNow } from './fighting.ts';
import { comingBack } from './returning.ts';

/** The most urgent first. */
export const hints: readonly CoachHint<Furball>[] = [
  offTheMat,
  redUnderStress,
  theAsteroid,
  relax,
  bumping,
  arcs,
  thePriceOfRed,
  aiming,
  attackNow,
  comingBack,
];
