import type { Says } from '../says.ts';

export const missiles: Says<'missile'> = {
  'missile.advhomingmissiles':
    'If the attack hits, the defender is dealt one faceup damage card and suffers no other damage.',
  'missile.assaultmissiles': 'If the attack hits, every other ship at range 1 of the defender suffers 1 damage.',
  'missile.chardaanrefit': 'Fills a missile slot and makes your squad 2 points cheaper.',
  'missile.concussionmissiles': 'You may turn a blank into a hit.',
  'missile.cruisemissiles':
    'You may roll as many more dice as the speed of the manoeuvre you flew this round, up to four.',
  'missile.harpoonmissiles': 'If the attack hits, the defender is Harpooned! after the attack.',
  'missile.homingmissiles': 'The defender can’t spend evade tokens.',
  'missile.ionpulsemissiles': 'If the attack hits, the defender suffers only 1 damage and gets two ion tokens.',
  'missile.protonrockets': 'You may roll as many more dice as your agility, up to three.',
  'missile.scramblermissiles':
    'If the attack hits, it causes no damage, but the defender and every ship at range 1 of it get a jam token.',
  'missile.unguidedrockets': 'You can change the dice only by spending a focus token in the usual way.',
  'missile.xx23sthreadtracers':
    'If the attack hits, it causes no damage. You lock the defender if ships count as friendly to themselves.',
};
