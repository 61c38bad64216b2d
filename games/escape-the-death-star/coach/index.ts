import type { Hint } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';

/** The most urgent first. */
export const hints: readonly Hint<DeathStar>[] = [];
