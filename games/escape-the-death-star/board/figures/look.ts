import { BAYS, type Bay } from '../../rules/01-station/plan.ts';
import { kindOf } from '../../rules/02-pieces/pieces.ts';
import { FIRST_TROOPER, HEROES, type Hero } from '../../rules/model.ts';

/** What a figure looks like: an outline of our own, about 26 wide round the origin, and two letters on it. */
export interface FigureLook {
  readonly code: string;
  readonly outline: string;
  readonly class: string;
}

const HERO_CODES: { readonly [H in Hero]: string } = { luke: 'Lu', han: 'Ha', leia: 'Le', chewbacca: 'Ch' };

/** Rebels are disc, square, diamond and house: no two alike without their colours. */
const BAY_OUTLINES: { readonly [B in Bay]: string } = {
  green: 'M0-13.5A13.5 13.5 0 1 1 0 13.5A13.5 13.5 0 1 1 0-13.5Z',
  orange: 'M-9-12H9Q12-12 12-9V9Q12 12 9 12H-9Q-12 12-12 9V-9Q-12-12-9-12Z',
  violet: 'M0-16L16 0L0 16L-16 0Z',
  cyan: 'M0-15L13-4V12H-13V-4Z',
};

/** Imperials are shields, point downwards; Vader is larger than any other. */
const TROOPER = 'M-12-12H12V2L0 14.5L-12 2Z';
const FETT = 'M-13-8L0-14.5L13-8V3L0 14.5L-13 3Z';
const VADER = 'M-8-15H8L15.5-6V5L0 16L-15.5 5V-6Z';

/** 2.1 Each Rebel has the bay of its stand. */
export const bayOf = (hero: Hero): Bay => BAYS[HEROES.indexOf(hero)] ?? 'green';

export function lookOfRebel(hero: Hero): FigureLook {
  const bay = bayOf(hero);
  return { code: HERO_CODES[hero], outline: BAY_OUTLINES[bay], class: `station-${bay}` };
}

export function lookOfSoldier(soldier: number): FigureLook {
  switch (kindOf(soldier)) {
    case 'vader':
      return { code: 'DV', outline: VADER, class: 'station-vader' };
    case 'fett':
      return { code: 'BF', outline: FETT, class: 'station-fett' };
    case 'trooper':
      return { code: `S${soldier - FIRST_TROOPER + 1}`, outline: TROOPER, class: 'station-trooper' };
  }
}
