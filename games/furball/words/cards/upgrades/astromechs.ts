import type { Says } from '../says.ts';

export const astromechs: Says<'astromech'> = {
  'astromech.bb8': 'having revealed a green manoeuvre, may roll for free',
  'astromech.flightassistastromech':
    'attacks out of the front arc only; after a clean manoeuvre with no enemy in arc, may boost or roll for free',
  'astromech.r2astromech': 'manoeuvres of speed 1 and 2 are green',
  'astromech.r2d2': 'a green manoeuvre recovers a shield',
  'astromech.r2f2': 'action: one more agility this round',
  'astromech.r3a2': 'attacking a ship in arc, may stress both ships',
  'astromech.r4d6': 'hit by three hits or more, may cancel all but two for a stress token each',
  'astromech.r5astromech': 'as the End phase starts, may turn a faceup Ship damage card down',
  'astromech.r5d8': 'action: an evade or focus on a defence die repairs a facedown damage card',
  'astromech.r5k6': 'having spent a lock, an evade on a defence die brings it back',
  'astromech.r5p9': 'as Combat ends, may spend focus to recover a shield',
  'astromech.targetingastromech': 'after a red manoeuvre, may lock a ship',
};
