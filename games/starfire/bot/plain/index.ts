import type { Instincts } from '@starboard/kernel';
import type { Starfire } from '../../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/**
 * A captain looks to the end of the turn by its policy; playing every point out would tell little more and take long.
 * Frozen: a better bot gets a folder of its own.
 */
export const plain: Instincts<Starfire> = {
  evaluate,
  policy,
  policyOnly: ['design', 'place', 'face', 'move', 'fire', 'weapons'],
};
