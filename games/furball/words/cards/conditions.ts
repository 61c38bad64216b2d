import type { Says } from './says.ts';

export const conditions: Says<'condition'> = {
  'condition.adebttopay':
    'When you attack the ship with A Score to Settle, you may turn a focus result into a critical.',
  'condition.scrambled':
    'At range 1, you can’t change your dice when you attack the ship that scrambled you. This ends after Combat.',
};
