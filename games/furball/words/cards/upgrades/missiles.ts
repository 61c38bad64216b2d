import type { Says } from '../says.ts';

export const missiles: Says<'missile'> = {
  'missile.advhomingmissiles': 'a hit deals one faceup damage card',
  'missile.assaultmissiles': 'a hit does a damage to every other ship at range 1 of the defender',
  'missile.chardaanrefit': 'takes the room of a missile and makes the squad 2 points smaller',
  'missile.concussionmissiles': 'may turn a blank into a hit',
  'missile.cruisemissiles': 'rolls more dice the faster the ship flew',
  'missile.homingmissiles': 'no evade tokens against it',
  'missile.ionpulsemissiles': 'a hit is one damage and two ion tokens',
  'missile.protonrockets': 'may roll as many more dice as the agility, at most three',
  'missile.scramblermissiles': 'a hit jams the defender and all at range 1 of it',
  'missile.unguidedrockets': 'its dice can only be changed by a focus token',
  'missile.xx23sthreadtracers': 'a hit does no damage, and locks the defender where a ship is its own friend',
};
