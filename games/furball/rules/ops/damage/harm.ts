import type { Ships, Use } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';

/** Damage is worth a point, and costs one or more where the bearer suffers it. */
export function worthOfHarm(who: Ships, { board, seat }: Use): number {
  if (who !== 'self') return 1;
  return shipOf(board, seat).shields === 0 ? -2 : -1;
}
