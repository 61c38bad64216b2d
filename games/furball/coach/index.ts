import type { Hint } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';

/** The most urgent first. */
export const hints: readonly Hint<Furball>[] = [];
