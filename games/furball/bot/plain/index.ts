import { alike, type Instincts } from '@starboard/kernel';
import type { Furball } from '../../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/**
 * The policy looks ahead itself, by where ships may be: to play rounds of eight out would cost more than it tells.
 * Frozen: a better bot gets a folder of its own.
 */
export const plain: Instincts<Furball> = {
  evaluate,
  policy,
  assumes: (_board, { kind }, options) => (kind === 'dial' ? alike(options) : null),
  policyOnly: [
    'first',
    'spot',
    'dial',
    'shift',
    'slide',
    'effects',
    'action',
    'attack',
    'dice',
    'ship',
    'card',
    'either',
    'manoeuvre',
    'point',
    'number',
  ],
};
