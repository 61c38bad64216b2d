import type { Says } from '../says.ts';

export const modifications: Says<'modification'> = {
  'modification.advancedslam': 'After a SLAM that overlapped nothing, you may perform a free action of your bar.',
  'modification.autothrusters':
    'When you defend at range 3 or outside the attacker’s firing arc, you may turn a blank into an evade.',
  'modification.experimentalinterface':
    'Once a round, after you perform an action, you may perform the action of one of your upgrades as a free action. Then you get a stress token.',
  'modification.guidancechips':
    'Once a round, when you fire a torpedo or missile, you may turn one die into a hit, or into a critical if your primary attack value is 3 or more.',
  'modification.integratedastromech':
    'When you are dealt a damage card, you may discard your astromech to discard that card.',
  'modification.lightweightframe':
    'When you defend with fewer dice than the attacker rolled, roll one more defence die.',
  'modification.longrangescanners': 'You can lock ships at range 3 and beyond, but not at range 1 or 2.',
  'modification.multispectralcamouflage':
    'When a ship locks you and no other ship has, roll a defence die. On an evade, remove the lock.',
  'modification.munitionsfailsafe': 'A weapon that you would discard to attack is kept if the attack misses.',
  'modification.pulsedrayshield':
    'At the start of the End phase, if you have no shields, you may take an ion token to recover one.',
  'modification.servomotorsfoils':
    'You may turn it over once when Activation starts. On side 1, unless stressed, you may fly a turn 3 as a red Tallon roll. On side 2, banks of speed 2 are green.',
  'modification.spacetugtractorarray': 'Action: give a tractor beam token to a ship in your firing arc at range 1.',
  'modification.stealthdevice': 'Discard this card when an attack hits you.',
  'modification.stygiumparticleaccelerator': 'When you cloak or decloak, you may perform a free evade action.',
  'modification.twinionenginemkii': 'Your banks are green.',
};
