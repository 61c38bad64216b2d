import type { Says } from '../says.ts';

export const turrets: Says<'turret'> = {
  'turret.autoblasterturret': 'its hits cannot be cancelled, only its criticals',
  'turret.dorsalturret': 'one more die at range 1',
  'turret.ioncannonturret': 'a hit is one damage and an ion token',
  'turret.syncedturret': 'against a ship in the front arc, may reroll as many dice as its primary weapon has',
  'turret.twinlaserturret': 'each of its two hits is one damage',
};
