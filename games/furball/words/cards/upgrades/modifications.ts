import type { Says } from '../says.ts';

export const modifications: Says<'modification'> = {
  'modification.autothrusters': 'at range 3 or out of the attacker’s arc, may turn a blank into an evade',
  'modification.guidancechips':
    'once a round, a torpedo or missile may turn a die into a hit, or a critical with attack 3',
  'modification.integratedastromech': 'may discard its astromech to discard a damage card',
  'modification.lightweightframe': 'facing more dice than it rolled, rolls one more',
  'modification.longrangescanners': 'locks at range 3 and beyond only',
  'modification.multispectralcamouflage': 'a defence die may shake off the first lock on it',
  'modification.munitionsfailsafe': 'torpedoes and missiles that miss are kept',
  'modification.pulsedrayshield': 'as the End phase starts without shields, may take an ion token to recover one',
  'modification.spacetugtractorarray': 'action: a tractor beam token on a ship in arc at range 1',
  'modification.stealthdevice': 'is discarded when the ship is hit',
  'modification.stygiumparticleaccelerator': 'cloaking or decloaking, may take a free evade action',
  'modification.twinionenginemkii': 'banks are green',
};
