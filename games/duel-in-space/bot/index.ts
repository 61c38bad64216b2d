import type { Knowledge } from '@starboard/kernel';
import { type Duel, shipOf } from '../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { habit } from './habit.ts';
import { shortWays } from './headings.ts';

export const knowledge: Knowledge<Duel> = {
  evaluate,
  habit,
  leftToHabit: ['ship', 'design', 'fire'],
  worthwhile: (board, ask, options) => (ask.kind === 'heading' ? shortWays(shipOf(board.ships, ask.seat)) : options),
};
