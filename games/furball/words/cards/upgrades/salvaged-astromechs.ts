import type { Says } from '../says.ts';

export const salvagedAstromechs: Says<'salvagedastromech'> = {
  'salvagedastromech.genius': 'You may drop a bomb after you fly your manoeuvre instead of when you reveal your dial.',
  'salvagedastromech.overclockedr4':
    'When you spend a focus token in Combat, you may take a stress token to get a focus token.',
  'salvagedastromech.r4agromech': 'When you spend a focus token in your attack, you may lock the defender.',
  'salvagedastromech.r4b11':
    'When you attack, you may spend your lock on the defender to have it reroll any of its defence dice.',
  'salvagedastromech.r4e1':
    'You may perform the actions of your torpedoes and bombs while stressed. After you perform one, you may discard this card to remove a stress token.',
  'salvagedastromech.r5p8':
    'Once a round, after you defend, you may roll an attack die. On a hit, the attacker suffers 1 damage; on a critical, both of you do.',
  'salvagedastromech.salvagedastromech':
    'When you are dealt a faceup Ship damage card, you may discard it and this card.',
  'salvagedastromech.unhingedastromech': 'Your manoeuvres of speed 3 are green.',
};
