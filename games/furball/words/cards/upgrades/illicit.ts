import type { Says } from '../says.ts';

export const illicit: Says<'illicit'> = {
  'illicit.blackmarketslicertools':
    'Action: choose a stressed ship at range 1 or 2 and roll an attack die. On a hit or critical, it loses a stress token and gets a facedown damage card.',
  'illicit.cloakingdevice':
    'Action: perform a free cloak action. At the end of each round, if you are cloaked, roll an attack die. On a focus result, discard this card and either decloak or lose your cloak token.',
  'illicit.contrabandcybernetics':
    'When you become the active ship in Activation, you may discard this card and take a stress token. Until the end of the round, you may perform actions and fly red manoeuvres while stressed.',
  'illicit.deadmansswitch': 'When you are destroyed, every other ship at range 1 suffers 1 damage.',
  'illicit.empdevice':
    'Instead of attacking, you may discard this card to give yourself and every ship at range 1 two ion tokens.',
  'illicit.feedbackarray':
    'Instead of attacking, you may take an ion token and 1 damage to do 1 damage to a ship at range 1.',
  'illicit.glitterstim':
    'At the start of Combat, you may discard this card and take a stress token. Until the end of the round, you may turn all your focus results into hits when you attack, and into evades when you defend.',
  'illicit.inertialdampeners':
    'When you reveal your dial, you may discard this card to stay where you are. You then get a stress token.',
  'illicit.iondischargers':
    'After you get an ion token, you may choose a ship at range 1 and discard that token. The other ship may then take an ion token. If it does, discard this card.',
  'illicit.scavengercrane':
    'After a ship at range 1 or 2 is destroyed, you may get back one of your discarded torpedoes, missiles, bombs, cannons, turrets or modifications. Then roll an attack die, and on a blank discard this card.',
};
