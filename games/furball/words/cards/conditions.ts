import type { Says } from './says.ts';

export const conditions: Says<'condition'> = {
  'condition.adebttopay':
    'When you attack the ship with A Score to Settle, you may turn a focus result into a critical.',
  'condition.illshowyouthedarkside':
    'Its giver may lay a Pilot card of your damage deck here. You are dealt it in place of the next critical of an attack, even if you have shields.',
  'condition.mimicked': 'The pilot who gave you this has your pilot’s ability for the whole game.',
  'condition.scrambled':
    'At range 1, you can’t change your dice when you attack the ship that scrambled you. This ends after Combat.',
  'condition.shadowed': 'The pilot who gave you this has the skill that you had after set-up for the whole game.',
  'condition.suppressivefire':
    'You roll one die fewer against ships other than its giver. This ends if you attack its giver, it is destroyed, or it doesn’t attack in a Combat.',
};
