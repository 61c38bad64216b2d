import type { Says } from '../says.ts';

export const titles: Says<'title'> = {
  'title.adaptiveailerons': 'before revealing its dial, flies a bank or straight of speed 1 if not stressed',
  'title.advancedailerons':
    'before revealing its dial, flies a bank or straight of speed 1; banks of speed 3 are white',
  'title.btla4ywing': 'attacks out of the front arc only, with its turret after its primary weapon',
  'title.lightscykinterceptor': 'all its damage cards are faceup; banks are green',
  'title.moldycrow': 'keeps its focus tokens from round to round',
  'title.os1arsenalloadout': 'with weapons disabled, may still fire torpedoes and missiles at a ship it has locked',
  'title.starvipermkii': 'rolls with the bank of speed 1',
  'title.tied': 'once a round, after a light cannon attacks with its primary weapon',
  'title.tiev1': 'locking a ship, may take a free evade action',
  'title.tiex7': 'after a clean manoeuvre of speed 3 or more, may take a free evade action',
  'title.xg1assaultconfiguration': 'with weapons disabled, may still fire cannons of 2 points or less',
};
