import type { Says } from '../says.ts';

export const astromechs: Says<'astromech'> = {
  'astromech.bb8': 'When you reveal a green manoeuvre, you may perform a free barrel roll.',
  'astromech.flightassistastromech':
    'You can attack only in your firing arc. If you fly without overlapping anything and no ship is in your arc, you may perform a free boost or barrel roll.',
  'astromech.r2astromech': 'Your manoeuvres of speed 1 and 2 are green.',
  'astromech.r2d2': 'After you fly a green manoeuvre, you may recover a shield.',
  'astromech.r2f2': 'Action: add 1 to your agility until the end of the round.',
  'astromech.r3a2': 'When you attack a ship in your firing arc, you may give both ships a stress token.',
  'astromech.r4d6':
    'When you are hit by three or more hits, you may cancel all but two. You get a stress token for each one cancelled.',
  'astromech.r5astromech': 'At the start of the End phase, you may turn one of your faceup Ship damage cards facedown.',
  'astromech.r5d8': 'Action: roll a defence die. On an evade or focus, discard one of your facedown damage cards.',
  'astromech.r5k6':
    'After you spend a lock, roll a defence die. On an evade, you lock that ship again, but can’t spend the lock in this attack.',
  'astromech.r5p9': 'At the end of Combat, you may spend a focus token to recover a shield.',
  'astromech.targetingastromech': 'After you fly a red manoeuvre, you may lock a ship.',
};
