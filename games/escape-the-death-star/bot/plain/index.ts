import type { Instincts } from '@starboard/kernel';
import type { DeathStar } from '../../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/**
 * The policy weighs a round by what follows from reach and dice: playing rounds out would tell no more.
 * Frozen: a better bot gets a folder of its own.
 */
export const plain: Instincts<DeathStar> = {
  evaluate,
  policy,
  policyOnly: ['hero', 'walk', 'set-out', 'sneak', 'soldier', 'square', 'opponent', 'take-card', 'take-unseen', 'code'],
};
