import type { Heuristics } from '@starboard/kernel';
import type { Template } from '../rules/model.ts';
import { facts } from './facts.ts';
import { plain } from './plain/index.ts';
import { value } from './value.ts';

export const heuristics: Heuristics<Template> = { plain, value, facts };
