import type { Says } from '../says.ts';

export const illicit: Says<'illicit'> = {
  'illicit.blackmarketslicertools':
    'Action: choose a stressed ship at range 1 or 2 and roll an attack die. On a hit or critical, it loses a stress token and gets a facedown damage card.',
  'illicit.deadmansswitch': 'When you are destroyed, every other ship at range 1 suffers 1 damage.',
  'illicit.empdevice':
    'Instead of attacking, you may discard this card to give yourself and every ship at range 1 two ion tokens.',
  'illicit.feedbackarray':
    'Instead of attacking, you may take an ion token and 1 damage to do 1 damage to a ship at range 1.',
  'illicit.inertialdampeners':
    'When you reveal your dial, you may discard this card to stay where you are. You then get a stress token.',
};
