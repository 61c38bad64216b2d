import type { View } from '@starboard/kernel';
import { pointsLeft } from '../rules/09-designs/designs.ts';
import type { Duel } from '../rules/model.ts';
import { inOrder } from './order.ts';
import type { DuelChoice } from './props.ts';

/** Firing everything that bears, and spending what is left, is what most would choose. */
export function suggest({ mine, sealed }: View<Duel>): DuelChoice | null {
  if (mine?.ask.kind === 'fire') return inOrder(mine.ask, mine.options).at(-1) ?? null;
  if (mine?.ask.kind === 'design' && mine.ask.system === 'protection') {
    return mine.options.find((points) => points === pointsLeft(sealed)) ?? mine.options.at(-1) ?? null;
  }
  return null;
}
