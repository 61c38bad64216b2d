import type { Lesson } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';
import { compactors } from './compactors.ts';
import { firstRound } from './first-round.ts';
import { theCode } from './the-code.ts';
import { theImperial } from './the-imperial.ts';
import { weapons } from './weapons.ts';

/** In the order in which newcomers take them. */
export const lessons: readonly Lesson<DeathStar>[] = [firstRound, weapons, compactors, theCode, theImperial];
