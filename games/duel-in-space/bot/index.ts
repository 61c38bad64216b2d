import type { Heuristics } from '@starboard/kernel';
import type { Duel } from '../rules/model.ts';
import { facts } from './facts.ts';
import { plain } from './plain/index.ts';
import { solution } from './solution.ts';
import { tactics } from './tactics.ts';
import { value } from './value.ts';

export const heuristics: Heuristics<Duel> = { plain, value, facts, tactics, solution };
