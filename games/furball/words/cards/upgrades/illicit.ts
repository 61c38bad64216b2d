import type { Says } from '../says.ts';

export const illicit: Says<'illicit'> = {
  'illicit.blackmarketslicertools':
    'action: a hit or critical on a die turns the stress of a ship nearby into a damage card',
  'illicit.deadmansswitch': 'when destroyed, ships at range 1 suffer a damage',
  'illicit.empdevice': 'instead of attacking, may be discarded to ionise itself and all at range 1',
  'illicit.feedbackarray': 'instead of attacking, may take an ion token and a damage to do a ship at range 1 a damage',
  'illicit.inertialdampeners': 'may be discarded to stay where it is, with a stress token',
};
