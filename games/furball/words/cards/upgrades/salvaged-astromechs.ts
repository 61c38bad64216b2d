import type { Says } from '../says.ts';

export const salvagedAstromechs: Says<'salvagedastromech'> = {
  'salvagedastromech.r4agromech': 'When you spend a focus token in your attack, you may lock the defender.',
  'salvagedastromech.r5p8':
    'Once a round, after you defend, you may roll an attack die. On a hit, the attacker suffers 1 damage; on a critical, both of you do.',
  'salvagedastromech.salvagedastromech':
    'When you are dealt a faceup Ship damage card, you may discard it and this card.',
  'salvagedastromech.unhingedastromech': 'Your manoeuvres of speed 3 are green.',
};
