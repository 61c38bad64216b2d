import type { Instincts } from '@starboard/kernel';
import type { Template } from '../../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';

/** Frozen: a better bot gets a folder of its own. */
export const plain: Instincts<Template> = { evaluate, policy, policyOnly: [] };
