import type { Says } from '../says.ts';

export const torpedoes: Says<'torpedo'> = {
  'torpedo.advprotontorpedoes': 'You may turn up to three blanks into focus results.',
  'torpedo.extramunitions': 'You can use each of your torpedoes, missiles and bombs once more.',
  'torpedo.flechettetorpedoes': 'After the attack, the defender gets a stress token if its hull value is 4 or less.',
  'torpedo.iontorpedoes': 'If the attack hits, the defender and every ship at range 1 of it get an ion token.',
  'torpedo.plasmatorpedoes': 'If the attack hits, remove one more shield from the defender after the damage.',
  'torpedo.protontorpedoes': 'You may turn a focus result into a critical.',
  'torpedo.seismictorpedo':
    'Action: discard this card and choose an asteroid at range 1 or 2 in your firing arc. Each ship at range 1 of it rolls an attack die and suffers the damage that it shows. The asteroid is then removed.',
};
