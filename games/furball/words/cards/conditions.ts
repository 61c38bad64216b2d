import type { Says } from './says.ts';

export const conditions: Says<'condition'> = {
  'condition.adebttopay': 'attacking whoever has the score to settle, may turn a focus result into a critical',
  'condition.scrambled': 'cannot change attack dice against the scrambler at range 1 this round',
};
