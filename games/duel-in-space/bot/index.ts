import type { Heuristics } from '@starboard/kernel';
import { type Duel, shipOf } from '../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { shortWays } from './headings.ts';
import { policy } from './policy.ts';
import { solution } from './solution.ts';
import { value } from './value.ts';

export const heuristics: Heuristics<Duel> = {
  evaluate,
  value,
  policy,
  policyOnly: ['ship', 'design', 'fire'],
  worthwhile: (board, ask, options) => (ask.kind === 'heading' ? shortWays(shipOf(board.ships, ask.seat)) : options),
  solution,
};
