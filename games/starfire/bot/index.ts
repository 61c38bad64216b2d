import type { Knowledge } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { habit } from './habit.ts';

/** A captain looks to the end of the turn by habit; playing every point out would tell little more and take long. */
export const knowledge: Knowledge<Starfire> = {
  evaluate,
  habit,
  leftToHabit: ['design', 'place', 'face', 'move', 'fire', 'weapons'],
};
