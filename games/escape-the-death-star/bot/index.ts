import type { Heuristics } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { value } from './value.ts';

/** The policy weighs a round by what follows from reach and dice: playing rounds out would tell no more. */
export const heuristics: Heuristics<DeathStar> = {
  evaluate,
  value,
  policy,
  policyOnly: ['hero', 'walk', 'set-out', 'sneak', 'soldier', 'square', 'opponent', 'take-card', 'take-unseen', 'code'],
};
