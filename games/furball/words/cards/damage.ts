import type { Says } from './says.ts';

export const damage: Says<'damage'> = {
  'damage.tfa.blindedpilot': 'the next attack cannot be made; then it is turned down',
  'damage.tfa.consolefire': 'as Combat starts, a hit on a die is a damage; an action puts it out',
  'damage.tfa.damagedcockpit': 'skill 0 from the next round on',
  'damage.tfa.damagedengine': 'turns are red',
  'damage.tfa.damagedsensorarray': 'no actions but those on damage cards; an action may repair it',
  'damage.tfa.directhit': 'counts as two damage',
  'damage.tfa.loosestabilizer': 'white manoeuvres give stress; an action repairs it',
  'damage.tfa.majorexplosion': 'a hit on a die is a critical more',
  'damage.tfa.majorhullbreach': 'from the next round on all damage is dealt faceup; an action repairs it',
  'damage.tfa.shakenpilot': 'no straight can be dialled next; then it is turned down',
  'damage.tfa.structuraldamage': 'one less agility; an action may repair it',
  'damage.tfa.stunnedpilot': 'touching a ship or an asteroid after a manoeuvre is a damage',
  'damage.tfa.thrustcontrolfire': 'a stress token',
  'damage.tfa.weaponsfailure': 'one attack die fewer; an action may repair it',
};
