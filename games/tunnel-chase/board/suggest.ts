import type { View } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { aimAt } from './combat/aim.ts';
import type { ChaseChoice } from './props.ts';

/** Most players would choose the likeliest target, and spend all points on a design. */
export function suggest({ mine, board }: View<Chase>): ChaseChoice | null {
  if (mine?.ask.kind === 'design') return mine.ask.system === 'protection' ? (mine.options.at(-1) ?? null) : null;
  if (mine?.ask.kind !== 'fire') return null;
  const { seat } = mine.ask;
  const chance = (target: ChaseChoice): number =>
    typeof target === 'number' ? (aimAt(board, seat, target)?.chance ?? 0) : 0;
  return mine.options.toSorted((a, b) => chance(b) - chance(a))[0] ?? null;
}
