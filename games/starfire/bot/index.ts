import type { Heuristics } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { value } from './value.ts';

/** A captain looks to the end of the turn by its policy; playing every point out would tell little more and take long. */
export const heuristics: Heuristics<Starfire> = {
  evaluate,
  value,
  policy,
  policyOnly: ['design', 'place', 'face', 'move', 'fire', 'weapons'],
};
