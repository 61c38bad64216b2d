import type { Instincts } from '@starboard/kernel';
import { type Duel, shipOf } from '../../rules/model.ts';
import { evaluate } from './evaluate.ts';
import { shortWays } from './headings.ts';
import { policy } from './policy.ts';

/** Frozen: a better bot gets a folder of its own. */
export const plain: Instincts<Duel> = {
  evaluate,
  policy,
  policyOnly: ['ship', 'design', 'fire'],
  worthwhile: (board, ask, options) => (ask.kind === 'heading' ? shortWays(shipOf(board.ships, ask.seat)) : options),
};
