import type { Heuristics } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';
import { facts } from './facts.ts';
import { plain } from './plain/index.ts';
import { tactics } from './tactics.ts';
import { value } from './value.ts';

export const heuristics: Heuristics<DeathStar> = { plain, value, facts, tactics };
