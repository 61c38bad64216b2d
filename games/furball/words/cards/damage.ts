import type { Says } from './says.ts';

const CONSOLE_FIRE =
  'At the start of Combat, roll an attack die. On a hit, you suffer 1 damage. Action: turn this card facedown.';
const DAMAGED_COCKPIT = 'From the next round on, your skill is 0.';
const DAMAGED_ENGINE = 'All your turns are red.';
const DIRECT_HIT = 'This card counts as 2 damage.';
const THRUST_CONTROL_FIRE = 'You get a stress token. Then turn this card facedown.';

export const damage: Says<'damage'> = {
  'damage.tfa.blindedpilot': 'You can’t attack. After your next chance to attack, turn this card facedown.',
  'damage.tfa.consolefire': CONSOLE_FIRE,
  'damage.tfa.damagedcockpit': DAMAGED_COCKPIT,
  'damage.tfa.damagedengine': DAMAGED_ENGINE,
  'damage.tfa.damagedsensorarray':
    'You can perform only the actions on damage cards. Action: roll an attack die. On a hit or critical, turn this card facedown.',
  'damage.tfa.directhit': DIRECT_HIT,
  'damage.tfa.loosestabilizer':
    'After you fly a white manoeuvre, you get a stress token. Action: turn this card facedown.',
  'damage.tfa.majorexplosion':
    'Roll an attack die. On a hit, you suffer 1 critical damage. Then turn this card facedown.',
  'damage.tfa.majorhullbreach':
    'From the next round on, all your damage cards are dealt faceup. Action: turn this card facedown.',
  'damage.tfa.shakenpilot': 'You can’t dial a straight. When you next reveal your dial, turn this card facedown.',
  'damage.tfa.structuraldamage':
    'Your agility is 1 lower. Action: roll an attack die. On a hit or critical, turn this card facedown.',
  'damage.tfa.stunnedpilot': 'If you touch a ship or overlap an asteroid after a manoeuvre, you suffer 1 damage.',
  'damage.tfa.thrustcontrolfire': THRUST_CONTROL_FIRE,
  'damage.tfa.weaponsfailure':
    'You roll one attack die fewer. Action: roll an attack die. On a hit or critical, turn this card facedown.',

  'damage.original.blindedpilot': 'In your next attack, you roll no attack dice. Then turn this card facedown.',
  'damage.original.consolefire': CONSOLE_FIRE,
  'damage.original.damagedcockpit': DAMAGED_COCKPIT,
  'damage.original.damagedengine': DAMAGED_ENGINE,
  'damage.original.damagedsensorarray':
    'You can’t perform the actions on your action bar. Action: roll an attack die. On a hit, turn this card facedown.',
  'damage.original.directhit': DIRECT_HIT,
  'damage.original.injuredpilot': 'Your pilot’s ability and your elite upgrades have no effect.',
  'damage.original.minorexplosion': 'Roll an attack die. On a hit, you suffer 1 damage. Then turn this card facedown.',
  'damage.original.minorhullbreach':
    'After you fly a red manoeuvre, roll an attack die. On a hit, you suffer 1 damage.',
  'damage.original.munitionsfailure':
    'Discard one of your torpedoes, missiles, cannons, turrets or other weapon cards. Then turn this card facedown.',
  'damage.original.structuraldamage':
    'Your agility is 1 lower. Action: roll an attack die. On a hit, turn this card facedown.',
  'damage.original.stunnedpilot': 'If a manoeuvre ends against a ship or on an asteroid, you suffer 1 damage.',
  'damage.original.thrustcontrolfire': THRUST_CONTROL_FIRE,
  'damage.original.weaponmalfunction':
    'Your primary weapon is 1 weaker. Action: roll an attack die. On a hit or critical, turn this card facedown.',
};
