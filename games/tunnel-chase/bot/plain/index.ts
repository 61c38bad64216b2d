import { alike, type Instincts } from '@starboard/kernel';
import type { Chase } from '../../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/**
 * The policy looks a turn ahead itself, by what follows from the asteroid: playing turns out would tell no more.
 * Frozen: a better bot gets a folder of its own.
 */
export const plain: Instincts<Chase> = {
  evaluate,
  policy,
  assumes: (_board, { kind }, options) => (kind === 'speed' ? alike(options) : null),
  policyOnly: ['design', 'role', 'place', 'face', 'speed', 'first', 'branch', 'height', 'fire'],
};
