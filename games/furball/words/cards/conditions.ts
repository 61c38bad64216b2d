import type { Says } from './says.ts';

export const conditions: Says<'condition'> = {
  'condition.adebttopay':
    'When you attack the ship with A Score to Settle, you may turn a focus result into a critical.',
  'condition.harpooned':
    'If an attack hits you with a critical left, each other ship at range 1 suffers 1 damage, and you lose this condition and are dealt a facedown damage card. If you are destroyed, each ship at range 1 suffers 1 damage. Action: lose this condition and roll an attack die. A hit or critical hurts you.',
  'condition.fanaticaldevotion':
    'You can’t spend focus when you defend. When you spend it in an attack, one of its hits can’t be cancelled. This ends in the End phase.',
  'condition.illshowyouthedarkside':
    'The giver may lay a pilot card of your damage deck here. When an attack causes you a critical, you are dealt that card instead. This ends then.',
  'condition.optimizedprototype':
    'You have one more shield. In a primary attack, you may spend a die once a round to remove a shield. Afterwards you may lock the defender.',
  'condition.mimicked': 'The pilot who gave you this has your pilot’s ability for the whole game.',
  'condition.scrambled':
    'At range 1, you can’t change your dice when you attack the ship that scrambled you. This ends after Combat.',
  'condition.shadowed': 'The pilot who gave you this has the skill that you had after set-up for the whole game.',
  'condition.suppressivefire':
    'You roll one die fewer against ships other than its giver. This ends if you attack its giver, it is destroyed, or it doesn’t attack in a Combat.',
};
