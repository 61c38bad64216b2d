import type { Heuristics } from '@starboard/kernel';
import type { Template } from '../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { value } from './value.ts';

export const heuristics: Heuristics<Template> = { evaluate, value, policy, policyOnly: [] };
