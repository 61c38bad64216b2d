import type { Says } from '../says.ts';

export const systems: Says<'system'> = {
  'system.accuracycorrector': 'When you attack, you may replace all your dice with two hits that can’t be changed.',
  'system.advancedsensors':
    'Before you reveal your dial, you may perform a free action. You then skip your action after flying.',
  'system.collisiondetector':
    'You may boost, roll and decloak onto asteroids, where you still roll for damage, but you suffer no criticals from them.',
  'system.electronicbaffle': 'When you get a stress or ion token, you may suffer 1 damage to discard it.',
  'system.enhancedscopes': 'In the Activation phase, your skill is 0.',
  'system.firecontrolsystem': 'After you attack, you may lock the defender.',
  'system.targetingscrambler':
    'At the start of Planning, you may disable your weapons and choose a ship at range 1 to 3. This round it can’t change its dice when it attacks you at range 1.',
};
