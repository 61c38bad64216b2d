import type { Says } from '../says.ts';

export const cannons: Says<'cannon'> = {
  'cannon.arccaster':
    'If the attack hits, you must choose another ship at range 1 of the defender, or yourself. It suffers 1 damage. After the attack, turn this card over: it is recharging and can’t attack. At the start of Combat, you may disable your weapons to turn it back.',
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
