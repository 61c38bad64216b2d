import type { Hint } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';

/** The most urgent first. */
export const hints: readonly Hint<Chase>[] = [];
