import type { Says } from '../says.ts';

export const systems: Says<'system'> = {
  'system.accuracycorrector': 'may replace its attack dice by two hits that stay as they are',
  'system.advancedsensors': 'may act before its dial is revealed, and not afterwards',
  'system.collisiondetector': 'boosts, rolls and decloaks over asteroids, and suffers no criticals from them',
  'system.electronicbaffle': 'given stress or ion, may suffer a damage to be rid of it',
  'system.enhancedscopes': 'has skill 0 in Activation',
  'system.firecontrolsystem': 'after attacking, may lock the defender',
  'system.targetingscrambler':
    'may disable its own weapons so that a ship in range cannot change attack dice against it at range 1',
};
