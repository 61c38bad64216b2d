import type { Says } from '../says.ts';

export const turrets: Says<'turret'> = {
  'turret.autoblasterturret': 'The defender can’t cancel its hits, only its criticals.',
  'turret.dorsalturret': 'At range 1, you roll one more attack die.',
  'turret.ioncannonturret': 'If the attack hits, the defender suffers only 1 damage and gets an ion token.',
  'turret.syncedturret': 'Against a ship in your front arc, you may reroll as many dice as your primary attack value.',
  'turret.twinlaserturret': 'Each attack that hits causes only 1 damage.',
};
