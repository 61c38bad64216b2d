import type { Heuristics } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { value } from './value.ts';

/** The policy looks a turn ahead itself, by what follows from the asteroid: playing turns out would tell no more. */
export const heuristics: Heuristics<Chase> = {
  evaluate,
  value,
  policy,
  policyOnly: ['design', 'role', 'place', 'face', 'speed', 'first', 'branch', 'height', 'fire'],
};
