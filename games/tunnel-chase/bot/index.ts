import type { Heuristics } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { facts } from './facts.ts';
import { plain } from './plain/index.ts';
import { tactics } from './tactics.ts';
import { value } from './value.ts';

export const heuristics: Heuristics<Chase> = { plain, value, facts, tactics };
