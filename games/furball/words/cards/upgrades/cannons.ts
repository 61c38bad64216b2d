import type { Says } from '../says.ts';

export const cannons: Says<'cannon'> = {
  'cannon.autoblaster': 'The defender can’t cancel its hits, only its criticals.',
  'cannon.flechettecannon':
    'If the attack hits, the defender suffers only 1 damage. If it isn’t stressed, it also gets a stress token.',
  'cannon.heavylasercannon': 'When you roll its dice, all criticals become hits.',
  'cannon.ioncannon': 'If the attack hits, the defender suffers only 1 damage and gets an ion token.',
  'cannon.jammingbeam': 'If the attack hits, the defender suffers no damage, but gets a jam token.',
  'cannon.linkedbattery': 'When you attack with your primary weapon or a cannon, you may reroll one die.',
  'cannon.manglercannon': 'You may turn a hit into a critical.',
  'cannon.tractorbeam': 'If the attack hits, the defender suffers no damage, but gets a tractor beam token.',
};
