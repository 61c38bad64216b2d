import type { Says } from './says.ts';

export const damage: Says<'damage'> = {
  'damage.tfa.blindedpilot': 'You can’t attack. After your next chance to attack, turn this card facedown.',
  'damage.tfa.consolefire':
    'At the start of Combat, roll an attack die. On a hit, you suffer 1 damage. Action: turn this card facedown.',
  'damage.tfa.damagedcockpit': 'From the next round on, your skill is 0.',
  'damage.tfa.damagedengine': 'All your turns are red.',
  'damage.tfa.damagedsensorarray':
    'You can perform only the actions on damage cards. Action: roll an attack die. On a hit or critical, turn this card facedown.',
  'damage.tfa.directhit': 'This card counts as 2 damage.',
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
  'damage.tfa.thrustcontrolfire': 'You get a stress token. Then turn this card facedown.',
  'damage.tfa.weaponsfailure':
    'You roll one attack die fewer. Action: roll an attack die. On a hit or critical, turn this card facedown.',
};
