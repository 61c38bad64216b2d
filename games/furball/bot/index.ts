import type { Heuristics } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { value } from './value.ts';

/** The policy looks ahead itself, by where ships may be: to play rounds of eight out would cost more than it tells. */
export const heuristics: Heuristics<Furball> = {
  evaluate,
  value,
  policy,
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
