import type { Says } from '../says.ts';

export const cannons: Says<'cannon'> = {
  'cannon.autoblaster': 'its hits cannot be cancelled, only its criticals',
  'cannon.flechettecannon': 'a hit is one damage, and stress if the defender has none',
  'cannon.heavylasercannon': 'criticals become hits as they are rolled',
  'cannon.ioncannon': 'a hit is one damage and an ion token',
  'cannon.jammingbeam': 'a hit is a jam token',
  'cannon.linkedbattery': 'may reroll a die of a cannon or the primary weapon',
  'cannon.manglercannon': 'may turn a hit into a critical',
  'cannon.tractorbeam': 'a hit is a tractor beam token',
};
