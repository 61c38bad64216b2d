import type { Says } from '../says.ts';

export const systems: Says<'system'> = {
  'system.accuracycorrector': 'When you attack, you may replace all your dice with two hits that can’t be changed.',
  'system.advancedsensors':
    'Before you reveal your dial, you may perform a free action. You then skip your action after flying.',
  'system.advtargetingcomputer':
    'When you attack a ship that you have locked with your primary weapon, you may add a critical. You then can’t spend locks during this attack.',
  'system.collisiondetector':
    'You may boost, roll and decloak onto asteroids, where you still roll for damage, but you suffer no criticals from them.',
  'system.electronicbaffle': 'When you get a stress or ion token, you may suffer 1 damage to discard it.',
  'system.enhancedscopes': 'In the Activation phase, your skill is 0.',
  'system.firecontrolsystem': 'After you attack, you may lock the defender.',
  'system.minefieldmapper':
    'After all ships are placed, you may discard any of your bombs to put their tokens on the mat, beyond range 3 of all other ships.',
  'system.sensorjammer':
    'When you defend, you may turn one of the attacker’s hits into a focus result, which can’t be rerolled.',
  'system.targetingscrambler':
    'At the start of Planning, you may disable your weapons and choose a ship at range 1 to 3. This round it can’t change its dice when it attacks you at range 1.',
  'system.thrustcorrector':
    'When you defend with three stress tokens or fewer, you may take a stress token to replace all your dice with one evade that can’t be changed.',
  'system.trajectorysimulator':
    'You may launch bombs ahead of you with the straight of speed 5 instead of dropping them, unless dropping them is an action.',
};
