import type { Says } from '../says.ts';

export const salvagedAstromechs: Says<'salvagedastromech'> = {
  'salvagedastromech.r4agromech': 'spending focus in its attack, may lock the defender',
  'salvagedastromech.r5p8': 'once a round after defending, a die may do the attacker a damage',
  'salvagedastromech.salvagedastromech': 'dealt a faceup Ship damage card, may be discarded with it',
  'salvagedastromech.unhingedastromech': 'manoeuvres of speed 3 are green',
};
